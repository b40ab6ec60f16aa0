/** DemoAdapter of Kabale: one demo per ally, shown on a small table. */

import { ALLIES } from "./allies.js";
import { meant } from "./view/card_help.js";
import { demoTable } from "./view/demo.js";

/** @import { DemoAdapter } from "../games.js" */
/** @import { KabaleEvent, KabaleView } from "./shapes" */

/** @type {DemoAdapter<KabaleView, KabaleEvent>} */
export const DEMOS = {
  names: (t) => [t("lesson-you"), t("lesson-rival")],
  about: (code, t) => ({ name: t(`card-${code}`), words: t(`card-${code}-short`) }),
  helped(subject, view) {
    const code = meant(subject, view)?.code ?? "";
    return ALLIES[code] ? code : "";
  },
  ends: ({ kind, column }, { columns }) => (kind === "won" || kind === "lost") && column === columns.at(-1),
  picture: demoTable,
};
