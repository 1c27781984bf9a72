// Which drawing fits the screen: the server draws for a wide one or for a narrow one.

import { reload, table } from "./page";

const narrow = matchMedia("(max-width: 719px)");

export function rememberShape(): void {
  const update = () => {
    const shape = narrow.matches ? "narrow" : "wide";
    document.cookie = `shape=${shape}; path=/; max-age=31536000; samesite=lax`;
    const shown = table()?.dataset.shape;
    if (shown && shown !== shape) {
      void reload();
    }
  };
  narrow.addEventListener("change", update);
  update();
}
