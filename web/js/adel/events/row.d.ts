/** The row of a kind of event in Adel: what every game's has, and what is said in words and announcements. */

import { EventRow } from "../../table/event_row";
import { AdelEvent, AdelView, EventKind } from "../shapes";

export interface AdelRow extends EventRow<AdelView, AdelEvent> {
  /** Suffix of the message id, for kinds with several messages. */
  variant?(event: AdelEvent): string | undefined;
  /** Suffix of the message id of a hit. */
  hitVariant?(event: AdelEvent): string | undefined;
  /**
   * For screen readers, if not simply by the message of the log.
   *
   * - never: automatic, without effect, implied by other events, or announced by the stage
   * - involved: only to the seats concerned
   * - seat: only to its seat
   * - gain: gold from the bank, announced as one sum
   * - cards, put-under: as one number of cards
   * - deed: of the acting seat, without its name
   */
  announce?: "never" | "involved" | "seat" | "gain" | "cards" | "put-under" | "deed";
  /**
   * Whether its message leaves something else than its seat as the subject of the sentence (a city, a thief), so that the next
   * clause names the acting seat again.
   */
  shiftsSubject?(event: AdelEvent, viewer: number | null): boolean;
  /** Suffix of the message id of a deed. */
  deedVariant?(event: AdelEvent): string | undefined;
}

/** Some of the rows. */
export type SomeRows = Partial<Record<EventKind, AdelRow>>;
