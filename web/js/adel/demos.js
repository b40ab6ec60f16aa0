/** Demo adapter: names, wording and the small table for demos of characters and violet districts. */

import { isMoment } from "../table/demo.js";
import { CAST } from "./cast.js";
import { TOWN } from "./town.js";
import { demoTable } from "./view/demo.js";

/** @import { DemoAdapter } from "../games.js" */
/** @import { AdelEvent, AdelView } from "./shapes" */

/** @type {DemoAdapter<AdelView, AdelEvent>} */
export const DEMOS = {
  names: (t) => [t("demo-you"), t("demo-second"), t("demo-third"), t("demo-fourth"), t("demo-fifth")],
  about: (code, t) =>
    CAST[code]
      ? { name: t(`character-${code}`), words: t(`character-${code}-short`) }
      : { name: t(`district-${code}`), words: t(`district-${code}-short`) },
  helped(subject, view) {
    const [kind, ...rest] = subject.split(":");
    const code =
      kind === "rank" ? (view?.ranks[Number(rest[0]) - 1]?.code ?? "") : (rest.at(-1) ?? "").replace("'", "");
    return CAST[code] || TOWN[code]?.colour === "violet" ? code : "";
  },
  // The last caption describes the effect; further consequences of the same decision are not shown.
  ends(event, { captions }) {
    const last = captions.at(-1);
    return last !== undefined && isMoment(event, last.at);
  },
  picture: demoTable,
};
