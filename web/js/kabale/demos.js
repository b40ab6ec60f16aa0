/** DemoAdapter of Kabale: one demo per ally, shown on a small table. */

import { isAlly } from "./allies.js";
import { meant } from "./view/card_help.js";
import { demoTable } from "./view/demo.js";

/** @import { KabaleTranslate } from "./messages" */
/** @import { DemoAdapter } from "../games.js" */
/** @import { KabaleEvent, KabaleView } from "./shapes" */

/** @type {DemoAdapter<KabaleView, KabaleEvent, KabaleTranslate>} */
export const DEMOS = {
  names: (t) => [t("lesson-you"), t("lesson-rival")],
  about: (code, t) =>
    isAlly(code) ? { name: t(`card-${code}`), words: t(`card-${code}-short`) } : { name: "", words: "" },
  helped(subject, view) {
    return meant(subject, view)?.code ?? "";
  },
  ends: ({ kind, column }, { columns }) => (kind === "won" || kind === "lost") && column === columns.at(-1),
  picture: demoTable,
};
