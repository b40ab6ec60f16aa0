/** Boot status events for arrival.js, which shows the messages in index.html: those need no other file. */

import { repairFiles } from "./integrity.js";

/** @param {"cut-off" | "incapable"} plight */
const report = (plight) => dispatchEvent(new CustomEvent("raenke-plight", { detail: plight }));

/** Loading was interrupted and will be retried. */
export const reportInterrupted = () => report("cut-off");

/** This browser cannot run the engine. */
export const reportIncapable = () => report("incapable");

/** The page has rendered. */
export function reportBooted() {
  dispatchEvent(new Event("raenke-arrived"));
  // arrival.js did not load, so remove its "late" message here, and repair the file for the next visit.
  const late = document.querySelector('[data-plight="late"]');
  if (!late) return;
  late.remove();
  void repairFiles(/^arrival\.js$/);
}
