/** The one polite live region at the table: every event in words, what is asked, and what somebody wants to hear. */

import { readerOf } from "../words/reader.js";
import { hitsInWords } from "./news.js";

/** @import { Rooms } from "../rooms.js" */
/** @import { Store } from "../store.js" */
/** @import { Performance } from "./stage.js" */

/** So many sentences stay: enough to be heard, few enough to be no second log. */
const KEPT = 12;

/** @param {{ store: Store, rooms: Rooms }} parts */
export function createLiveRegion({ store, rooms }) {
  const region = document.createElement("div");
  region.className = "visually-hidden";
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  region.setAttribute("aria-atomic", "false");
  region.dataset["liveRegion"] = "";
  document.body.append(region);

  let before = store.get().table;
  /** What of a performance was heard last. @type {Performance | null} */
  let heard = null;
  /** Whether the end of the game has been told to its last step. */
  let ended = false;

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
    const { table, stage } = state;
    const old = before;
    before = table;
    if (!table || table.phase !== "playing") return hush();
    // Behind a curtain nothing may be heard of what one seat has seen.
    if (table.curtain !== null || !table.view || old?.viewer !== table.viewer) hush();
    const room = rooms.get(table.game);
    if (table.curtain !== null || !table.view || !room) return;
    const reader = readerOf(state);
    if (table.event && table.event !== old?.event) say(room.events.words(table.event, reader));
    if (table.explained && table.explained !== old?.explained) say(reader.t(table.explained.words));
    const act = stage?.acts[stage.act];
    if (stage && act && (stage.step !== heard?.step || act.event !== heard.acts[heard.act]?.event)) say(room.stage.heard(act, stage.step, reader));
    heard = stage;
    if (stage && act?.view?.over && stage.step === room.stage.steps(act) - 1) ended = true;
    // Who has won is heard at the end of its telling; without one it would never be.
    if (table.view.over && old?.busy && !table.busy && table.event !== null) {
      if (!ended) say(room.outcome(table.view, reader));
      ended = false;
    }
    const asked = !table.busy && table.view.to_act === table.viewer && table.viewer !== null;
    if (asked && (old?.busy || old?.curtain !== null)) {
      if (table.takenBack) say(reader.t("status-taken-back"));
      for (const hit of hitsInWords(table.news, table.view, reader, room.events)) say(hit);
      say(`${reader.t("status-your-turn")}. ${room.question(table.view, table.taps, reader)}`);
    } else if (asked && table.taps !== old?.taps) say(room.question(table.view, table.taps, reader));
  });

  return {
    say,
    end() {
      unsubscribe();
      region.remove();
    },
  };
}
