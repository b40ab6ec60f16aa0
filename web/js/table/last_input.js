/** Whether the last input was a key: only then is the focus moved automatically. */

/** Watch all input; to be created when the page boots, since a table may open long after a key was pressed. */
export function createLastInput() {
  // ":focus-visible" would not tell: before any input it matches whatever a script has focused.
  let key = false;
  const options = { capture: true };
  addEventListener("keydown", () => (key = true), options);
  addEventListener("pointerdown", () => (key = false), options);
  return { wasKey: () => key };
}
