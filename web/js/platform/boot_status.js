/** What is said, and when it no longer holds, by arrival.js: its words stand in index.html, where they need nothing else. */

import { mend } from "./integrity.js";

/** Loading was cut off, and goes on by itself. */
export const tellCutOff = () => dispatchEvent(new CustomEvent("raenke-plight", { detail: "cut-off" }));

/** The page has drawn itself. */
export function tellArrived() {
  dispatchEvent(new Event("raenke-arrived"));
  // Whoever should have taken it away has not come: what is said of that no longer holds, and the next visit has it again.
  const late = document.querySelector('[data-plight="late"]');
  if (!late) return;
  late.remove();
  void mend(/^arrival\.js$/);
}
