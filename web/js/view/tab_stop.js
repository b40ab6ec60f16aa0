/** Directive on a scroller: a tab stop while not all of it fits, since the keyboard has no other way to the rest. */

import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { noChange } from "../../vendor/lit-html/lit-html.js";

/** @import { ElementPart } from "../../vendor/lit-html/directive.js" */

class TabStop extends AsyncDirective {
  /** @type {HTMLElement | null} */
  scroller = null;
  frame = 0;
  observer = new ResizeObserver(() => this.schedule());

  /** @override */
  render() {
    return noChange;
  }

  /** @param {ElementPart} part @override */
  update(part) {
    if (!this.scroller) {
      this.scroller = /** @type {HTMLElement} */ (part.element);
      this.observer.observe(this.scroller);
    }
    this.schedule();
    return noChange;
  }

  /** Measured once per frame: earlier would force a layout on every rendering. */
  schedule() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.measure());
  }

  measure() {
    const { scroller } = this;
    if (!scroller || scroller === document.activeElement) return;
    if (scroller.scrollHeight > scroller.clientHeight) scroller.tabIndex = 0;
    else scroller.removeAttribute("tabindex");
  }

  /** @override */
  disconnected() {
    cancelAnimationFrame(this.frame);
    this.observer.disconnect();
  }

  /** @override */
  reconnected() {
    if (this.scroller) this.observer.observe(this.scroller);
  }
}

export const tabStop = directive(TabStop);
