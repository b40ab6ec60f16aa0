/**
 * Contextual help on a character, district or seat: facts, rule, and its effect in the current position.
 * A subject names only a place or code; its contents are read from the viewer's view, so help cannot reveal anything hidden.
 */

import { isCharacter } from "../characters.js";
import { isDistrict } from "../districts.js";
import { characterHelp } from "./help_character.js";
import { districtHelp, kindHelp } from "./help_district.js";
import { seatHelp } from "./help_seat.js";

/** @import { AdelTranslate } from "../messages" */
/** @import { HelpProps } from "../../games.js" */
/** @import { AdelView } from "../shapes" */

/**
 * Subjects: "role:Ki" a character, "rank:4" this round's character of a rank, "town:Man" a kind of district, "district:2:Man"
 * a district in a city, "seat:2" a seat.
 * @param {HelpProps<AdelView, AdelTranslate>} props
 */
export function helpTemplate({ subject, view, reader }) {
  const [kind = "", what = ""] = subject.split(":");
  if (kind === "role") return isCharacter(what) ? characterHelp(what, view, reader) : null;
  if (kind === "town") return isDistrict(what) ? kindHelp(what, view, reader) : null;
  if (!view) return null;
  if (kind === "rank") {
    const code = view.ranks[Number(what) - 1]?.code;
    return code ? characterHelp(code, view, reader) : null;
  }
  if (kind === "district") {
    const district = view.seats[Number(what)]?.city.find(({ place }) => place === subject);
    return district ? districtHelp(district, Number(what), view, reader) : null;
  }
  return kind === "seat" && view.seats[Number(what)] ? seatHelp(Number(what), view, reader) : null;
}
