/** Whether there is room beside a table for the log and what is known; the same width as in css/table.css. */

const wideLayout = matchMedia("(min-width: 64rem)");

export const hasSidePanel = () => wideLayout.matches;

/** One screen at a time wants to hear of it. @param {(() => void) | null} listener */
export function onSidePanelChange(listener) {
  wideLayout.onchange = listener;
}
