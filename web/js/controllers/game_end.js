/** What the end of a game tells besides the result: how it went, and the personal record. */

import { featsOf } from "../progress/feats.js";
import { ratingSteps } from "../progress/rating.js";
import { createScreenState } from "../screen_state.js";
import { humanSeats, isSavedGame } from "../storage/saved_game.js";
import { readLink } from "./sharing.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Course, Review, SeatPlan } from "../engine/shapes" */
/** @import { State } from "../state.js" */
/** @import { Feat } from "../progress/feats.js" */
/** @import { RatingStep } from "../progress/rating.js" */
/** @import { DailyTry } from "../storage/daily_tries.js" */
/** @import { Entry } from "../storage/statistics.js" */

/** The best result before this game, with as many players, null for none. @typedef {{ best: number | null }} PersonalRecord */

/** The game that this one answers: whose it is, and the points there. @typedef {{ seat: number, seats: SeatPlan[], points: number, data: string }} Rival */

/**
 * @typedef {object} GameEnd
 * @property {string} id of the game
 * @property {string} kept the id under which this device keeps it
 * @property {Course | null} course
 * @property {Rival | null} rival
 * @property {PersonalRecord | null} personal null until read, and where the game does not count
 * @property {RatingStep | null} rating after this game, null where it does not count for it
 * @property {readonly Feat[]} feats that this game was the first to have
 * @property {Review | null} review the game's analysis, once there is one
 */

/** @type {GameEnd} */
const EMPTY = { id: "", kept: "", course: null, rival: null, personal: null, rating: null, feats: [], review: null };

export const gameEndState = createScreenState("end", EMPTY);

/** What is known of the end of this game. @param {State} state @param {string} id */
export function gameEndOf(state, id) {
  const end = gameEndState.of(state);
  return end.id === id ? end : EMPTY;
}

/**
 * The most points that whoever plays had in a game with as many players, null for none.
 * @param {readonly Entry[]} entries
 * @param {{ id: string, game: string, players: number, profile: string }} current which is left out
 */
export function bestBefore(entries, { id, game, players, profile }) {
  const points = entries
    .filter((entry) => entry.id !== id && entry.game === game && entry.kinds.length === players)
    .filter((entry) => entry.profile === profile)
    .flatMap((entry) => entry.points.filter((_, seat) => entry.kinds[seat] === "human"));
  return points.length > 0 ? Math.max(...points) : null;
}

/**
 * What this game has brought the person who played it.
 * @param {string} id
 * @param {readonly Entry[]} entries oldest first
 * @param {State["games"]} games
 * @param {readonly DailyTry[]} tries at deals of the day
 */
export function progressBy(id, entries, games, tries) {
  const own = entries.find((entry) => entry.id === id);
  const ofPerson = entries.filter(({ profile }) => profile === own?.profile);
  return {
    rating: ratingSteps(ofPerson.filter(({ game }) => game === own?.game)).find((step) => step.id === id) ?? null,
    feats: featsOf(ofPerson, games, tries).filter(({ first }) => first?.id === id),
  };
}

/** @param {Pick<ControllerParts, "store" | "storage" | "ask">} parts */
export function createGameEnd({ store, storage, ask }) {
  const isWanted = (/** @type {string} */ id) => gameEndState.of(store.get()).id === id;

  /** @param {string} challenge data of the link that the game answers, "" for none @returns {Promise<Rival | null>} */
  async function rivalOf(challenge) {
    if (challenge === "") return null;
    const read = await readLink(ask, challenge);
    if ("notice" in read) return null;
    const { seats, scores } = read.checked;
    const [seat = 0] = humanSeats(read.checked);
    return { seat, seats, points: scores[seat] ?? 0, data: challenge };
  }

  return {
    /**
     * Read all of it once; called by every rendering.
     * @param {{ id: string, kept: string, game: string, record: string, seats: readonly SeatPlan[], practice: boolean }} ended
     * @param {(() => Promise<Course | null>) | null} [courseElsewhere] the course, where another device's engine has the game
     */
    async read({ id, kept, game, record, seats, practice }, courseElsewhere = null) {
      if (isWanted(id)) return;
      // Not while rendering.
      await Promise.resolve();
      if (isWanted(id)) return;
      gameEndState.clear(store);
      gameEndState.patch(store, { id, kept });
      const course = await (courseElsewhere?.() ?? ask({ do: "course", record })).catch(() => null);
      if (isWanted(id)) gameEndState.patch(store, { course });
      const { createReviewStorage } = await import("../storage/reviews.js");
      const known = await createReviewStorage().get(kept, record);
      if (isWanted(id)) gameEndState.patch(store, { review: known?.summary ?? null });
      // A guest's engine sleeps, and its statistics are its own.
      if (courseElsewhere) return;
      const stored = await storage.readGame(id).catch(() => undefined);
      const { challenge, profile } = isSavedGame(stored) ? stored : { challenge: "", profile: "" };
      const rival = await rivalOf(challenge);
      if (isWanted(id)) gameEndState.patch(store, { rival });
      if (practice) return;
      const { entries } = await (await storage.statistics()).readEntries();
      const tries = await storage.daily().then((daily) => daily.read());
      const personal = { best: bestBefore(entries, { id, game, players: seats.length, profile }) };
      if (isWanted(id)) gameEndState.patch(store, { personal, ...progressBy(id, entries, store.get().games, tries) });
    },
  };
}
