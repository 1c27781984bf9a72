// Pieces move from where they were to where they are. One that is still the same element is moved by
// the drawing's own style sheet; this is for those that were redrawn, in another group.
// A piece is placed by its transform alone, so nothing has to be measured for that.

type Place = { piece: SVGGElement; transform: string };
export type Places = Map<string, Place>;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

function pieces(root: HTMLElement): NodeListOf<SVGGElement> {
  return root.querySelectorAll<SVGGElement>(".piece[id]");
}

function transformOf(piece: SVGGElement): string {
  return piece.getAttribute("transform") ?? "";
}

export function whereabouts(root: HTMLElement): Places {
  const found: Places = new Map();
  if (!calm.matches) {
    for (const piece of pieces(root)) {
      found.set(piece.id, { piece, transform: transformOf(piece) });
    }
  }
  return found;
}

export function slide(root: HTMLElement, before: Places): void {
  for (const piece of before.size > 0 ? pieces(root) : []) {
    const old = before.get(piece.id);
    const from = old && old.piece !== piece ? shift(old.transform) : null;
    const to = shift(transformOf(piece));
    if (from && to && (from.x !== to.x || from.y !== to.y)) {
      piece.animate(
        [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0 0" }],
        { duration: 450, easing: "ease-in-out" },
      );
    }
  }
}

function shift(transform: string): { x: number; y: number } | null {
  const found = /translate\((\S+) (\S+)\)/.exec(transform);
  return found && { x: Number(found[1]), y: Number(found[2]) };
}
