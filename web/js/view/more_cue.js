/**
 * Cue at the edge of a scroller: how many of its items lie beyond it. A tap shows them. It glows if any of them can be tapped.
 * Stands as the first or last child of the scroller; styles: css/play.css.
 */

import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { html, noChange } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { ElementPart } from "../../vendor/lit-html/directive.js" */
/** @import { Translate } from "../words/i18n.js" */

/** @typedef {"up" | "down" | "back" | "on"} Direction vertically up or down, or horizontally against or along the text */

/** An item counts as visible if this share of it is inside the scroller; the rest may be margin or shadow. */
const ENOUGH = 0.9;

/** Share of the visible part by which a tap scrolls. */
const STEP = 0.8;

const isAcross = (/** @type {Direction} */ toward) => toward === "back" || toward === "on";

/**
 * Share of an item inside the scroller along its axis, and whether the rest is beyond the end rather than before the start.
 * @param {DOMRect} item
 * @param {DOMRect} clip
 * @param {boolean} across
 */
function placed(item, clip, across) {
  const [start, end, from, to] = across
    ? [item.left, item.right, clip.left, clip.right]
    : [item.top, item.bottom, clip.top, clip.bottom];
  const inside = Math.min(end, to) - Math.max(start, from);
  return { share: end > start ? inside / (end - start) : 1, beyond: end > to };
}

class Watch extends AsyncDirective {
  /** @type {HTMLElement | null} */
  cue = null;
  /** @type {HTMLElement | null} */
  scroller = null;
  items = "";
  /** @type {Direction} */
  toward = "down";
  /** @type {(count: number) => string} */
  words = String;
  frame = 0;
  observer = new ResizeObserver(() => this.schedule());
  schedule = () => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.measure());
  };

  /**
   * @param {string} _items
   * @param {Direction} _toward
   * @param {(count: number) => string} _words
   * @override
   */
  render(_items, _toward, _words) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[string, Direction, (count: number) => string]} args
   * @override
   */
  update(part, [items, toward, words]) {
    Object.assign(this, { cue: part.element, items, toward, words });
    this.schedule();
    return noChange;
  }

  /** The scroller is known only once the template around the cue is in the document. */
  attach() {
    const found = this.cue?.parentElement ?? null;
    if (found === this.scroller) return;
    this.detach();
    this.scroller = found;
    found?.addEventListener("scroll", this.schedule, { passive: true });
    if (found) this.observer.observe(found);
  }

  detach() {
    this.scroller?.removeEventListener("scroll", this.schedule);
    this.observer.disconnect();
    this.scroller = null;
  }

  measure() {
    this.attach();
    const { cue, scroller } = this;
    if (!cue || !scroller) return;
    const across = isAcross(this.toward);
    const clip = scroller.getBoundingClientRect();
    const after = this.toward === "down" || this.toward === "on";
    const hidden = [...scroller.querySelectorAll(this.items)].filter((item) => {
      const { share, beyond } = placed(item.getBoundingClientRect(), clip, across);
      return share < ENOUGH && beyond === after;
    });
    cue.hidden = hidden.length === 0;
    if (cue.hidden) return;
    cue.classList.toggle(
      "is-legal",
      hidden.some((item) => item.matches(".is-legal, :has(.is-legal)")),
    );
    const label = cue.querySelector(".more-cue-words");
    if (label) label.textContent = this.words(hidden.length);
  }

  /** @override */
  disconnected() {
    cancelAnimationFrame(this.frame);
    this.detach();
  }

  /** @override */
  reconnected() {
    this.schedule();
  }
}

const watch = directive(Watch);

/** @param {Event} event @param {Direction} toward */
function scroll({ currentTarget }, toward) {
  const scroller = /** @type {HTMLElement} */ (currentTarget).closest(".more-cue")?.parentElement;
  const forward = toward === "down" || toward === "on" ? STEP : -STEP;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  if (isAcross(toward)) scroller?.scrollBy({ left: forward * scroller.clientWidth, behavior });
  else scroller?.scrollBy({ top: forward * scroller.clientHeight, behavior });
}

/** @param {Direction} toward */
const button = (toward) =>
  html`<button type="button" class="more-cue-button" tabindex="-1" @click=${(/** @type {Event} */ event) => scroll(event, toward)}><span class="more-cue-words"></span>${icon("sign-play", "more-cue-sign")}</button>`;

/** @param {Translate} t */
const words = (t) => (/** @type {number} */ count) => t("table-more", { count });

/**
 * In a scroller that is no list.
 * @param {string} items selector of the scroller's items
 * @param {Direction} toward
 * @param {Translate} t
 */
export const moreCue = (items, toward, t) =>
  html`<div class="more-cue is-${toward}" hidden ${watch(items, toward, words(t))}>${button(toward)}</div>`;

/**
 * In a list that scrolls.
 * @param {string} items
 * @param {Direction} toward
 * @param {Translate} t
 */
export const moreItem = (items, toward, t) =>
  html`<li class="more-cue is-${toward}" hidden ${watch(items, toward, words(t))}>${button(toward)}</li>`;
