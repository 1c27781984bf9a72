// Pieces move from where they were to where they are.

export type Places = Map<string, DOMRect>;

const PIECES = ".piece[id]";

export function whereabouts(root: HTMLElement): Places {
  const found: Places = new Map();
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    for (const piece of root.querySelectorAll<SVGGElement>(PIECES)) {
      found.set(piece.id, piece.getBoundingClientRect());
    }
  }
  return found;
}

export function slide(root: HTMLElement, before: Places): void {
  for (const piece of root.querySelectorAll<SVGGElement>(PIECES)) {
    const from = before.get(piece.id);
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a;
    if (!from || !scale) {
      continue;
    }
    const to = piece.getBoundingClientRect();
    const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
    const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
    if (Math.abs(x) + Math.abs(y) < 1) {
      continue;
    }
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
      duration: 450,
      easing: "ease-in-out",
    });
  }
}
