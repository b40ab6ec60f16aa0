/** Demo adapter: names, wording and the small table for demos of characters and violet districts. */

import { isMoment } from "../table/demo_script.js";
import { isCharacter } from "./characters.js";
import { isDistrict, isViolet } from "./districts.js";
import { demoTable } from "./view/demo.js";

/** @import { AdelTranslate } from "./messages" */
/** @import { DemoAdapter } from "../games.js" */
/** @import { AdelEvent, AdelView } from "./shapes" */

/** @type {DemoAdapter<AdelView, AdelEvent, AdelTranslate>} */
export const DEMOS = {
  names: (t) => [t("demo-you"), t("demo-second"), t("demo-third"), t("demo-fourth"), t("demo-fifth")],
  about: (code, t) =>
    isCharacter(code)
      ? { name: t(`character-${code}`), words: t(`character-${code}-short`) }
      : isDistrict(code) && isViolet(code)
        ? { name: t(`district-${code}`), words: t(`district-${code}-short`) }
        : { name: "", words: "" },
  helped(subject, view) {
    const [kind, ...rest] = subject.split(":");
    const code =
      kind === "rank" ? (view?.ranks[Number(rest[0]) - 1]?.code ?? "") : (rest.at(-1) ?? "").replace("'", "");
    return isCharacter(code) || (isDistrict(code) && isViolet(code)) ? code : "";
  },
  // The last caption describes the effect; further consequences of the same decision are not shown.
  ends(event, { captions }) {
    const last = captions.at(-1);
    return last !== undefined && isMoment(event, last.at);
  },
  picture: demoTable,
};
