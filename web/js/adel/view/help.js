/** A character or a district explains itself where it lies, with its effect here and now. (RULES) */

/** @import { HelpProps } from "../../games.js" */
/** @import { AdelView } from "../shapes" */

/** @param {HelpProps<AdelView>} _props @returns {unknown} */
export const helpTemplate = (_props) => null;
