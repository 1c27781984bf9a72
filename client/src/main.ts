// What the pages run in the browser. It knows no game: whatever can be chosen is a button that the
// server made, and every change is a piece of page that the server sends and that is morphed in.

import { listenToKeys, openKeys } from "./keys";
import { follow } from "./live";
import { giveNotice } from "./notice";
import { listenToChanges, listenToClicks, listenToForms, pick } from "./actions";
import { listenToRules } from "./rules";
import { listenToTip } from "./tip";
import { rememberShape } from "./shape";
import { listenToPace } from "./pace";
import { listenToNaming } from "./naming";
import { announce } from "./announce";
import { addToDice } from "./dice";
import { listenToCoach } from "./coach";
import { listenToConfirming } from "./confirming";
import { listenToFilm } from "./film";
import { main, settle } from "./page";
import { listenToSwitches } from "./switches";
import { listenToStrokes } from "./stroke";
import { listenToStepper } from "./stepper";
import { listenToUndoing } from "./undoing";
import { listenToZoom } from "./zoom";

document.documentElement.classList.add("scripted");
rememberShape();
listenToForms();
listenToClicks();
listenToChanges();
listenToKeys();
main.addEventListener("click", (event) => {
  if ((event.target as Element).closest("[data-keys]")) {
    openKeys();
  }
});
listenToZoom();
listenToRules();
listenToTip();
listenToConfirming();
listenToStrokes(pick);
listenToCoach();
listenToFilm();
listenToSwitches();
listenToPace();
listenToNaming();
listenToUndoing();
listenToStepper();
settle();
announce(false);
giveNotice();
follow();
addToDice();
