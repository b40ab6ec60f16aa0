/** Directive for the content of an element: drawn once the element comes into view, so that what nobody looks at costs nothing. */

import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { noChange, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { ChildPart } from "../../vendor/lit-html/lit-html.js" */

class WhenSeen extends AsyncDirective {
  /** @type {IntersectionObserver | null} */
  observer = null;
  isSeen = false;
  /** @type {() => unknown} */
  draw = () => nothing;

  /** @param {() => unknown} _draw @param {() => void} _act @override */
  render(_draw, _act) {
    return noChange;
  }

  /** @param {ChildPart} part @param {[draw: () => unknown, act: () => void]} args @override */
  update({ parentNode }, [draw, act]) {
    this.draw = draw;
    if (this.isSeen) return draw();
    if (!this.observer && this.isConnected && parentNode instanceof Element) {
      this.observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.disconnected();
        this.isSeen = true;
        act();
        this.setValue(this.draw());
      });
      this.observer.observe(parentNode);
    }
    return noChange;
  }

  /** @override */
  disconnected() {
    this.observer?.disconnect();
    this.observer = null;
  }
}

/** `act` is called when the element first comes into view, `draw` by each rendering from then on. */
export const whenSeen = directive(WhenSeen);
