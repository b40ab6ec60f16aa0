/** What a seat may know of the others, at hand. (EVENTS) */

/** @import { KnownProps } from "../../games.js" */
/** @import { AdelView } from "../shapes" */

/** @param {KnownProps<AdelView>} _props @returns {unknown} */
export const knownTemplate = (_props) => null;
