// The award's stage without a table: the test hands in what the engine explained, and reads what the page makes of it.
import { render } from "../../../web/vendor/lit-html/lit-html.js";
import { awardStory } from "../../../web/js/kabale/award_words.js";
import { t, useLanguage, wordsComplete } from "../../../web/js/words/i18n.js";
import { firstState } from "../../../web/js/state.js";
import { createStore } from "../../../web/js/store.js";
import { createTelling, stepsOf } from "../../../web/js/table/stage.js";
import { awardLayer } from "../../../web/js/kabale/view/award_layer.js";

globalThis.raenkeStrict = true;

const store = createStore(firstState());
const telling = createTelling(store);
const root = document.getElementById("stage");
let seats = [];
let viewer = null;

store.subscribe((state) => render(awardLayer(state, seats, viewer, t, telling), root));

const strips = () =>
  [...document.querySelectorAll(".strip")].map((strip) => ({
    seat: Number(strip.dataset.seat),
    gone: strip.classList.contains("is-gone"),
    number: strip.querySelector(".strip-number").innerText.trim(),
    text: strip.innerText,
  }));

const sums = () =>
  [...document.querySelectorAll(".sum")].map((sum) => ({
    seat: Number(sum.dataset.seat),
    sum: sum.dataset.sum ?? null,
    shown: sum.querySelector(".sum-total").innerText.trim(),
    wins: sum.classList.contains("is-winner"),
  }));

globalThis.stage = {
  store,
  telling,

  async speak(language) {
    await useLanguage(language, () => {});
    while (!wordsComplete()) await new Promise((done) => setTimeout(done, 20));
    document.documentElement.lang = language;
    store.update({ language });
  },

  seat(plans, who) {
    seats = plans;
    viewer = who;
  },

  /** Every sentence of a column's award, and how its last step looks. */
  tell(event) {
    const story = awardStory(event, { seats, viewer, language: store.get().language, t });
    telling.open(event);
    telling.skip();
    const last = { strips: strips(), sums: sums(), words: document.querySelector(".award-step.is-now").innerText };
    const steps = stepsOf(telling.now());
    const walked = [];
    for (let at = 0; at < steps; at += 1) {
      telling.back();
      walked.push(telling.now().at);
    }
    telling.close();
    return { story, last, walked, left: document.querySelectorAll(".award").length };
  },

  count(view) {
    telling.openCount(view);
    telling.skip();
  },
};
