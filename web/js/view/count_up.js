/** Directive for a number that counts up to its new value, to show which one has changed. */

import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { numeral } from "../words/lists.js";

const COUNT_MS = 420;

const still = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

class CountUp extends AsyncDirective {
  /** The number shown. @type {number | null | undefined} */
  shown = undefined;
  /** The target value. @type {number | null | undefined} */
  goal = undefined;
  frame = 0;

  /**
   * @param {number | null} to
   * @override
   */
  render(to) {
    if (this.goal === to) return numeral(this.shown);
    const from = this.shown;
    this.goal = to;
    cancelAnimationFrame(this.frame);
    if (from === undefined || from === null || to === null || from === to || still()) {
      this.shown = to;
      return numeral(to);
    }
    this.count(from, to, performance.now());
    return numeral(from);
  }

  /**
   * @param {number} from
   * @param {number} to
   * @param {number} start
   */
  count(from, to, start) {
    this.frame = requestAnimationFrame((now) => {
      const part = Math.min(1, Math.max(0, (now - start) / COUNT_MS));
      this.shown = part === 1 ? to : Math.round(from + (to - from) * part);
      this.setValue(numeral(this.shown));
      if (part < 1) this.count(from, to, start);
    });
  }

  /** @override */
  disconnected() {
    cancelAnimationFrame(this.frame);
    this.shown = this.goal;
  }
}

export const countUp = directive(CountUp);
