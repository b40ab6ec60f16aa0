/** Cards to choose from. */

import { nothing } from "../../../vendor/lit-html/lit-html.js";

/** @import { TableProps } from "../../games.js" */
/** @import { AdelView } from "../shapes" */

/** @typedef {Pick<TableProps<AdelView>, "view" | "chosen" | "tap" | "names" | "thinking" | "ask" | "t"> & Partial<Pick<TableProps<AdelView>, "faces" | "parts">>} ZoneProps */

/** @param {ZoneProps} _props @returns {unknown} */
export const askedZone = (_props) => nothing;
