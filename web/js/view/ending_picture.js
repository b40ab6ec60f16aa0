/** How a game ended, as a small picture: a seat's arms and what it has built or won; until that is known, the seats by rank as columns. */

import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { endingSeat } from "../controllers/endings.js";
import { rankOf } from "../words/results.js";
import { drawnIcon } from "./icons.js";
import { drawnTrophy } from "./trophies.js";
import { whenSeen } from "./when_seen.js";

/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { Trophy } from "./trophies.js" */

const WIDTH = 112;
const HEIGHT = 72;
/** Room for the laurels above and the coat of arms below a column. */
const ABOVE = 18;
const ARMS = 14;
/** Width of the band with the arms. */
const BAND = 20;
/** Size of a trophy's drawing, and so many stand in one row. */
const [TROPHY_WIDTH, TROPHY_HEIGHT] = [100, 120];
const ONE_ROW = 3;

/**
 * Drawn when it comes into view.
 * @param {SavedGame} game a finished one
 * @param {readonly Trophy[] | null} items what the seat shown ended with, null if not known
 * @param {readonly number[]} arms by seat
 * @param {() => void} onSeen
 */
export const endingPicture = (
  game,
  items,
  arms,
  onSeen,
) => html`<svg class="row-ending" viewBox="0 0 ${WIDTH} ${HEIGHT}" data-ending=${items?.length ?? ""} aria-hidden="true" focusable="false">
  ${whenSeen(() => (items && items.length > 0 ? possessions(game, items, arms) : podium(game, arms)), onSeen)}
</svg>`;

/** @param {SavedGame} game @param {readonly Trophy[]} items @param {readonly number[]} arms */
function possessions(game, items, arms) {
  const seat = endingSeat(game);
  const shown = arms[seat] ?? seat;
  const wide = items.length <= ONE_ROW ? items.length : Math.ceil(items.length / 2);
  const room = WIDTH - BAND - 4;
  const scale = Math.min(room / wide / TROPHY_WIDTH, HEIGHT / Math.ceil(items.length / wide) / TROPHY_HEIGHT);
  const [stepX, stepY] = [TROPHY_WIDTH * scale, TROPHY_HEIGHT * scale];
  const top = (HEIGHT - Math.ceil(items.length / wide) * stepY) / 2;
  return svg`<g data-seat=${shown}>
      <rect class="ending-column" x="1" y="1" width=${BAND - 2} height=${HEIGHT - 2} rx="3"></rect>
      <g class="ending-arms">${drawnIcon(`seat-${shown}`, (BAND - ARMS) / 2, HEIGHT - ARMS - 6, ARMS)}
        ${game.winners.includes(seat) ? drawnIcon("sign-laurels", (BAND - ARMS) / 2, 6, ARMS) : ""}</g>
    </g>
    ${items.map((item, at) => {
      const x = BAND + 4 + (at % wide) * stepX;
      return svg`<g transform="translate(${x} ${top + Math.floor(at / wide) * stepY}) scale(${scale * 0.94})">${drawnTrophy(item)}</g>`;
    })}`;
}

/** @param {SavedGame} game @param {readonly number[]} arms */
function podium({ scores, winners }, arms) {
  const most = Math.max(1, ...scores);
  const order = scores
    .map((_, seat) => seat)
    .sort((one, other) => rankOf(one, scores, winners) - rankOf(other, scores, winners) || one - other);
  const step = WIDTH / order.length;
  const wide = Math.min(20, step - 3);
  return order.map((seat, at) => {
    const high = ARMS + 2 + (Math.max(0, scores[seat] ?? 0) / most) * (HEIGHT - ABOVE - ARMS - 3);
    const x = at * step + (step - wide) / 2;
    const top = HEIGHT - high - 1;
    const shown = arms[seat] ?? seat;
    return svg`<g data-seat=${shown}>
        <rect class="ending-column" x=${x} y=${top} width=${wide} height=${high} rx="2"></rect>
        <g class="ending-arms">${drawnIcon(`seat-${shown}`, x + (wide - ARMS) / 2, HEIGHT - ARMS - 2, ARMS)}</g>
        ${winners.includes(seat) ? svg`<g class="ending-laurels">${drawnIcon("sign-laurels", x + wide / 2 - 8, top - 17, 16)}</g>` : ""}
      </g>`;
  });
}
