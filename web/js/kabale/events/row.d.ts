/** The row of a kind of event in Kabale: what every game's has, and what is said in words and announcements. */

import { EventRow } from "../../table/event_row";
import { KabaleEvent, KabaleView } from "../shapes";

export interface KabaleRow extends EventRow<KabaleView, KabaleEvent> {
  /** Suffix of the message id, for kinds with several messages. */
  variant?(event: KabaleEvent): string;
  /** For screen readers: never, since sums and winners are announced instead, or only to its seat. */
  announce?: "never" | "seat";
  /** Its announcement does not mention the column. */
  placeless?: boolean;
}
