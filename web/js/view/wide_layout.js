/** Whether there is space beside the table for log and known cards; the same breakpoint as in css/table.css. */

const wideLayout = matchMedia("(min-width: 64rem)");

export const hasSidePanel = () => wideLayout.matches;

/** One screen at a time listens. @param {(() => void) | null} listener */
export function onSidePanelChange(listener) {
  wideLayout.onchange = listener;
}
