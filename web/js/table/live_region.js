/** The one polite live region: every event in words, what is asked, and what is asked for on demand. */

import { awardHeard, winnerWords } from "../kabale/award_words.js";
import { t } from "../words/i18n.js";
import { tellHits } from "../kabale/hits.js";
import { tellEvent, tellStatus } from "../kabale/event_words.js";
import { stepsOf } from "./stage.js";

/** @import { State } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { Teller } from "../kabale/event_words.js" */
/** @import { Telling } from "./stage.js" */

/** So many sentences stay: enough to be heard, few enough to be no second log. */
const KEPT = 12;

/**
 * Who reads: the looking seat; at the end of a game around one device everybody.
 * @param {State} state
 * @returns {Teller}
 */
export function tellerOf({ table, language }) {
  const seats = table?.seats ?? [];
  const shared = seats.filter(({ kind }) => kind === "human").length > 1;
  return { seats, viewer: table?.view?.over && shared ? null : (table?.viewer ?? null), language, t };
}

/** @param {Store} store */
export function createSpeaker(store) {
  const region = document.createElement("div");
  region.className = "visually-hidden";
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  region.setAttribute("aria-atomic", "false");
  region.dataset["speaker"] = "";
  document.body.append(region);

  let before = store.get().table;
  /** What of an award was told last. @type {Telling | null} */
  let told = null;
  /** Whether the final count has been told to its end. */
  let counted = false;

  /** @param {string} text */
  function say(text) {
    if (text === "") return;
    const sentence = document.createElement("p");
    sentence.textContent = text;
    region.append(sentence);
    while (region.childElementCount > KEPT) region.firstElementChild?.remove();
  }

  const hush = () => region.replaceChildren();

  const unsubscribe = store.subscribe((state) => {
    const { table } = state;
    const old = before;
    before = table;
    if (!table || table.phase !== "playing") return hush();
    // Behind a curtain nothing may be heard of what one seat has seen.
    if (table.curtain !== null || !table.view || old?.viewer !== table.viewer) hush();
    if (table.curtain !== null || !table.view) return;
    const teller = tellerOf(state);
    if (table.event && table.event !== old?.event) say(tellEvent(table.event, teller));
    const telling = /** @type {Telling | null} */ (state.pages["award"] ?? null);
    if (telling && (telling.at !== told?.at || telling.column !== told.column || telling.events[telling.column] !== told.events[told.column])) say(awardHeard(telling, teller));
    told = telling;
    if (telling?.view && telling.at === stepsOf(telling) - 1) counted = true;
    // Who has won is heard at the end of the count; without a telling it would never be.
    if (table.view.over && old?.busy && !table.busy && table.event?.kind === "game-over") {
      if (!counted) say(winnerWords(table.view.winners, Math.max(...table.view.seats.map((seat) => seat.count.points)), teller));
      counted = false;
    }
    const asked = !table.busy && table.view.to_act === table.viewer && table.viewer !== null;
    if (asked && (old?.busy || old?.curtain !== null)) {
      if (table.takenBack) say(t("status-taken-back"));
      for (const hit of tellHits(table.news, table.view, teller)) say(hit);
      say(`${t("status-your-turn")}. ${tellStatus(table.view, table.card, teller)}`);
    } else if (asked && table.card !== old?.card) say(tellStatus(table.view, table.card, teller));
  });

  return {
    say,
    end() {
      unsubscribe();
      region.remove();
    },
  };
}

/** @typedef {ReturnType<typeof createSpeaker>} Speaker */
