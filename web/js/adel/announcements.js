/** Screen-reader announcements of events: one sentence per turn, including the calls before it; secret draft choices are omitted. */

import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { eventClause, sentence } from "./event_words.js";
import { DERIVED, EVENT_KINDS } from "./events/kinds.js";

/** @import { AdelRow } from "./events/row" */
/** @import { AdelEvent as Event, EventKind } from "./shapes" */
/** @import { AdelMessages, AdelReader as Reader } from "./messages" */

/** The message of a deed, which leaves its seat out. @typedef {Exclude<`ear-${EventKind}${string}` & keyof AdelMessages, "ear-unanswered" | "ear-put-under">} DeedId */

/**
 * The sentence being built.
 *
 * - actor: the acting seat
 * - subject: the seat that the last clause was about, null if it was about something else, undefined before the first clause
 * - sums: already announced
 *
 * @typedef {{ actor: number | undefined, subject: number | null | undefined, sums: Set<string> }} Sentence
 */

/**
 * Number of cards a seat gained from the pile: of cards drawn to choose from only those kept, and none exchanged by the
 * Magician.
 * @param {readonly Event[]} events
 * @param {number | undefined} seat
 */
function cardsGot(events, seat) {
  const own = events.filter((event) => event.seat === seat);
  const chose = own.some(({ kind }) => kind === "kept");
  const counts = own.filter(
    ({ kind, by, cause }) => kind === "kept" || (kind === "drew" && by !== "Mg" && !(chose && cause === "cards")),
  );
  return counts.reduce((sum, { number = 0 }) => sum + number, 0);
}

/**
 * Clause for a deed of the acting seat, without its name.
 * @param {Event} event
 * @param {Reader} reader
 */
function deed(event, { seats, t }) {
  const variant = EVENT_KINDS[event.kind].deedVariant?.(event);
  const args = {
    name: event.seat === undefined ? "" : seatName(seats, event.seat, t),
    other: event.other === undefined ? "" : seatName(seats, event.other, t),
    character: event.character ? t(`character-${event.character}`) : "",
    role: event.target ? t(`character-${event.target}-object`) : "",
    district: event.district ? t(`district-${event.district}-object`) : "",
    given: event.given ? t(`district-${event.given}-object`) : "",
    amount: event.amount ?? 0,
  };
  return t(/** @type {DeedId} */ (variant ? `ear-${event.kind}-${variant}` : `ear-${event.kind}`), args);
}

/** Classes of announcements that leave out the acting seat's name. @type {ReadonlySet<AdelRow["announce"]>} */
const NAMELESS = new Set(["gain", "cards", "put-under", "deed"]);

/** Whether an event names the acting seat, for the clauses that follow. @param {Event} event */
const isIntroduction = ({ kind }) => kind === "revealed" || kind === "resumed";

/** Whether a deed's clause has its seat's name nevertheless: the log's words are as short. @param {Event} event */
const isNamed = ({ kind, seat, other, by }) =>
  kind === "revealed" || seat === other || (kind === "crown" && by !== "Ki") || by === "Arm";

/**
 * Whether an event is announced at all.
 * @param {Event} event
 * @param {number | null} viewer
 */
function isAnnounced(event, viewer) {
  const { announce } = EVENT_KINDS[event.kind];
  if (announce === "never" || DERIVED.events.isMerged(event)) return false;
  if (announce === "involved") return isInvolved(event, viewer);
  return announce !== "seat" || event.seat === viewer;
}

/** @param {Event} event @param {number | null} viewer */
const isInvolved = ({ seat, other }, viewer) => seat === viewer || (other !== undefined && other === viewer);

/**
 * One event as a clause; "" if it is not announced, or was already included in a sum.
 * @param {Event} event
 * @param {readonly Event[]} events all events of the sentence
 * @param {Sentence} state
 * @param {Reader} reader
 */
function clause(event, events, state, reader) {
  const { kind, seat, giver = seat } = event;
  const { viewer } = reader;
  if (!isAnnounced(event, viewer)) return "";
  const { announce, shiftsSubject } = EVENT_KINDS[kind];
  const isNameless = NAMELESS.has(announce) && !isNamed(event);
  if (isIntroduction(event)) Object.assign(state, { actor: seat, sums: new Set() });
  // The turn continues after another seat's decision.
  else if (isNameless && kind !== "crown") state.actor ??= seat;
  const isActors = seat !== undefined && seat === state.actor;
  const words =
    isActors && !isInvolved(event, viewer) ? actorsClause(event, events, state, reader) : eventClause(event, reader);
  if (words === "") return "";
  const { subject } = state;
  state.subject = seat === undefined || shiftsSubject?.(event, viewer) ? null : giver;
  return isActors && isNameless ? withSubject(words, event, subject, reader) : words;
}

/**
 * A clause of the acting seat with its subject, unless that is still the last clause's.
 * @param {string} words
 * @param {Event} event
 * @param {Sentence["subject"]} last
 * @param {Reader} reader
 */
function withSubject(words, { seat, other }, last, { seats, viewer, t }) {
  // The log's words for the viewer's own deeds, with which a sentence may begin, and those that strike it have a subject.
  if (seat === undefined || last === seat || other === viewer || (seat === viewer && last === undefined)) return words;
  return t("ear-again", { reader: seat === viewer ? "you" : "other", name: seatName(seats, seat, t), deed: words });
}

/**
 * A clause about the acting seat, without its name; sums are announced with their first event.
 * @param {Event} event
 * @param {readonly Event[]} events
 * @param {Sentence} state
 * @param {Reader} reader
 */
function actorsClause(event, events, { sums }, reader) {
  const { kind, seat, by } = event;
  const { t } = reader;
  const { announce } = EVENT_KINDS[kind];
  if (announce === "gain" || announce === "cards" || announce === "put-under") {
    // Cards for those put under the pile are announced with them.
    if (sums.has(announce) || (announce === "cards" && by === "Mg")) return "";
    sums.add(announce);
    if (announce === "cards") return t("ear-cards", { count: cardsGot(events, seat) });
    if (announce === "put-under")
      return t("ear-put-under", {
        count: sumOf(
          events,
          (one) => one.kind === kind,
          ({ number }) => number,
        ),
      });
    // What the viewer is involved in is told by itself.
    const isGain = (/** @type {Event} */ one) =>
      one.seat === seat && EVENT_KINDS[one.kind].announce === "gain" && !isInvolved(one, reader.viewer);
    return t("ear-gold", { amount: sumOf(events, isGain, ({ amount }) => amount) });
  }
  return kind === "revealed" || (announce === "deed" && !isNamed(event))
    ? deed(event, reader)
    : eventClause(event, reader);
}

/**
 * @param {readonly Event[]} events
 * @param {(event: Event) => boolean} counts
 * @param {(event: Event) => number | undefined} much
 */
const sumOf = (events, counts, much) => events.filter(counts).reduce((sum, event) => sum + (much(event) ?? 0), 0);

/** Whether a call was unanswered for no known reason. @param {Event | undefined} event */
const isSilentCall = (event) => event?.kind === "unanswered" && event.cause === undefined;

/**
 * Merge consecutive unanswered calls into one clause, at the first of them.
 * @param {readonly Event[]} events
 * @param {number} at
 * @param {Reader} reader
 */
function silentCalls(events, at, { language, t }) {
  if (isSilentCall(events[at - 1])) return "";
  const rest = events.slice(at);
  const end = rest.findIndex((event) => !isSilentCall(event));
  const row = end < 0 ? rest : rest.slice(0, end);
  return t("ear-unanswered", {
    characters: listOf(
      row.map(({ target }) => (target ? t(`character-${target}`) : "")),
      language,
    ),
  });
}

/**
 * Whether to announce that it is the reader's turn: not between the reader's own decisions.
 * @param {readonly Event[]} events
 * @param {number | null} viewer
 */
const isNews = (events, viewer) =>
  events.length === 0 ||
  events.some(({ kind, seat }) => seat !== viewer || kind === "revealed" || kind === "round-began");

/**
 * Consecutive events in one sentence.
 * @param {readonly Event[]} events
 * @param {Reader} reader
 * @param {boolean} asks whether it is the reader's turn now
 */
export function sentenceOf(events, reader, asks) {
  /** @type {Sentence} */
  const state = { actor: undefined, subject: undefined, sums: new Set() };
  const parts = events.map((event, at) =>
    isSilentCall(event) ? silentCalls(events, at, reader) : clause(event, events, state, reader),
  );
  if (asks && isNews(events, reader.viewer)) parts.push(reader.t("ear-yours"));
  const words = parts.filter((part) => part !== "");
  return words.length === 0 ? "" : sentence(words.join("; "), reader);
}
