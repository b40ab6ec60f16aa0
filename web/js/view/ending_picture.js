/** How a game ended, as a small picture: the seats by rank, as columns as high as their points. */

import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { rankOf } from "../words/results.js";
import { drawnIcon } from "./icons.js";

/** @import { SavedGame } from "../storage/saved_game.js" */

const WIDTH = 112;
const HEIGHT = 72;
/** Room for the laurels above and the coat of arms below a column. */
const ABOVE = 18;
const ARMS = 14;

/** @param {SavedGame} game a finished one */
export function endingPicture({ scores, winners }) {
  const most = Math.max(1, ...scores);
  const order = scores
    .map((_, seat) => seat)
    .sort((one, other) => rankOf(one, scores, winners) - rankOf(other, scores, winners) || one - other);
  const step = WIDTH / order.length;
  const wide = Math.min(20, step - 3);
  return html`<svg class="row-ending" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">
    ${order.map((seat, at) => {
      const high = ARMS + 2 + (Math.max(0, scores[seat] ?? 0) / most) * (HEIGHT - ABOVE - ARMS - 3);
      const x = at * step + (step - wide) / 2;
      const top = HEIGHT - high - 1;
      return svg`<g data-seat=${seat}>
        <rect class="ending-column" x=${x} y=${top} width=${wide} height=${high} rx="2"></rect>
        <g class="ending-arms">${drawnIcon(`seat-${seat}`, x + (wide - ARMS) / 2, HEIGHT - ARMS - 2, ARMS)}</g>
        ${winners.includes(seat) ? svg`<g class="ending-laurels">${drawnIcon("sign-laurels", x + wide / 2 - 8, top - 17, 16)}</g>` : ""}
      </g>`;
    })}
  </svg>`;
}
