// The server says when something has changed; the page then asks what. Nothing can be lost: after a
// broken connection, the first event brings the current state.

import { hearWhoIsHere } from "./company";
import { hear, main } from "./page";
import { quiet, toast, words } from "./toast";

let wait = 0;
let isLost = false;

export function follow(): void {
  const address = main.dataset.live;
  if (!address) {
    return;
  }
  const source = new EventSource(address);
  source.addEventListener("change", (event) => {
    if (isLost) {
      isLost = false;
      quiet();
    }
    hear((event as MessageEvent<string>).data);
  });
  source.addEventListener("here", (event) => hearWhoIsHere((event as MessageEvent<string>).data));
  source.addEventListener("end", () => source.close());  // nothing more will change
  source.addEventListener("error", () => {
    isLost = true;
    // A moment's patience: most interruptions are over before anybody would notice.
    setTimeout(() => isLost && toast(words("lost"), 3600), 1500);
    if (source.readyState === EventSource.CLOSED) {
      clearTimeout(wait);
      wait = window.setTimeout(follow, 2000);
    }
  });
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => {
    if (event.persisted) {
      location.reload();
    }
  });
}
