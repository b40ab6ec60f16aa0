/** Directive on an element: call once when it first comes into view. */

import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { noChange } from "../../vendor/lit-html/lit-html.js";

/** @import { ElementPart } from "../../vendor/lit-html/directive.js" */

class WhenSeen extends AsyncDirective {
  /** @type {IntersectionObserver | null} */
  observer = null;

  /** @param {() => void} _act @override */
  render(_act) {
    return noChange;
  }

  /** @param {ElementPart} part @param {[act: () => void]} args @override */
  update({ element }, [act]) {
    if (!this.observer && this.isConnected) {
      this.observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.disconnected();
        act();
      });
      this.observer.observe(element);
    }
    return noChange;
  }

  /** @override */
  disconnected() {
    this.observer?.disconnect();
  }
}

export const whenSeen = directive(WhenSeen);
