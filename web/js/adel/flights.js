/** How each kind of event moves. (MOTION) */

/** @import { FlightRoom } from "../games.js" */
/** @import { AdelEvent } from "./shapes" */

/** @type {FlightRoom<AdelEvent>} */
export const FLIGHTS = { lasts: {}, holds: {}, along: () => false, vanishing: () => [], fly: () => {}, noted: () => [] };
