/** What is said, and when it no longer holds, by arrival.js: its words stand in index.html, where they need nothing else. */

import { repairFiles } from "./integrity.js";

/** Loading was cut off, and goes on by itself. */
export const reportInterrupted = () => dispatchEvent(new CustomEvent("raenke-plight", { detail: "cut-off" }));

/** The page has drawn itself. */
export function reportBooted() {
  dispatchEvent(new Event("raenke-arrived"));
  // Whoever should have taken it away has not come: what is said of that no longer holds, and the next visit has it again.
  const late = document.querySelector('[data-plight="late"]');
  if (!late) return;
  late.remove();
  void repairFiles(/^arrival\.js$/);
}
