/** The seats of the setup form: who plays, under which name, and with which temper. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { withProfile } from "../profiles.js";
import { TEMPERS } from "../setup.js";
import { cleanName, LONGEST_NAME, resemblesBotName, seatName } from "../words/names.js";
import { formatKind, parseKind, rankName, temperName } from "../words/opponents.js";
import { ownBotKind, ownBotName } from "../words/own_bots.js";
import { icon, LETTERS } from "./icons.js";
import { selectField } from "./settings.js";

/** @import { GameFact } from "../engine/shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Profile } from "../profiles.js" */
/** @import { Setup } from "../setup.js" */
/** @import { Actions } from "../actions.js" */

/** Pattern of a person's name, checked by the browser before the form is submitted. */
const NO_BOT = "(?!bot:).*";

/**
 * @param {number} seat
 * @param {GameFact} game
 * @param {Setup} setup
 * @param {Profile | null} profile
 * @param {readonly string[]} own names of people's own bots on this device
 * @param {Translate} t
 * @param {Actions} act
 */
export function seatField(seat, game, setup, profile, own, t, act) {
  const plan = setup.seats[seat] ?? { name: "", kind: "human" };
  const change = (/** @type {{ name?: string, kind?: string }} */ patch) => {
    act.setSetup({ seats: setup.seats.map((old, index) => (index === seat ? { ...old, ...patch } : old)) });
  };
  const { level, temper } = parseKind(plan.kind);
  const sit = (/** @type {string} */ kind) => {
    const { level } = parseKind(kind);
    const isLevel = level !== "" && ownBotName(kind) === "";
    change({ kind: isLevel ? formatKind({ level, temper }) : kind });
    if (isLevel) act.setSettings({ level: kind });
  };
  const rename = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    field.value = cleanName(field.value);
    change({ name: field.value });
  };
  const refused = plan.kind === "human" && resemblesBotName(plan.name) ? t("seat-name-bot") : "";
  return html`
    <li class="seat-row" data-seat=${seat}>
      <span class="seat-mark" data-seat=${seat} aria-hidden="true">${icon(`seat-${seat}`)}<span class="seat-letter">${LETTERS[seat]}</span></span>
      <label class="field">
        <span class="field-label">${t("seat-kind", { letter: LETTERS[seat] ?? "" })}</span>
        <select name=${`kind-${seat}`} @change=${(/** @type {Event} */ event) => sit(/** @type {HTMLSelectElement} */ (event.target).value)}>
          <option value="human" .selected=${level === ""}>${t("kind-human")}</option>
          <optgroup label=${t("setup-bots")}>
            ${game.bots.map((bot, at) => html`<option value=${formatKind({ level: bot, temper: "" })} .selected=${bot === level}>${at + 1} · ${rankName(bot, [game], t)}</option>`)}
          </optgroup>
          ${own.length > 0 ? html`<optgroup label=${t("setup-own-bots")}>${own.map((name) => html`<option value=${ownBotKind(name)} .selected=${level === name}>${name}</option>`)}</optgroup>` : nothing}
        </select>
      </label>
      <label class="field">
        <span class="field-label">${t("seat-name", { letter: LETTERS[seat] ?? "" })}</span>
        <input
          name=${`name-${seat}`}
          type="text"
          dir="auto"
          autocomplete="off"
          maxlength=${LONGEST_NAME}
          .value=${plan.name}
          placeholder=${seatName(withProfile([...setup.seats.slice(0, seat), { ...plan, name: "" }], profile), seat, t)}
          pattern=${plan.kind === "human" ? NO_BOT : nothing}
          title=${refused || nothing}
          aria-invalid=${refused ? "true" : nothing}
          aria-describedby=${refused ? `refused-${seat}` : nothing}
          @change=${rename}
        />
      </label>
      ${level && !ownBotName(plan.kind) && setup.tempers === "own" && game.tempers.length > 0 ? seatTemper({ seat, level, temper }, game, change, t) : nothing}
      ${refused ? html`<small class="seat-refused" id=${`refused-${seat}`} role="alert">${refused}</small>` : nothing}
    </li>
  `;
}

/**
 * @param {{ seat: number, level: string, temper: string }} bot
 * @param {GameFact} game
 * @param {(patch: { kind: string }) => void} change
 * @param {Translate} t
 */
const seatTemper = ({ seat, level, temper }, game, change, t) =>
  html`<div class="seat-temper">${selectField(
    `temper-${seat}`,
    t("seat-temper", { letter: LETTERS[seat] ?? "" }),
    temper,
    [
      ["", t("seat-temper-none")],
      ...game.tempers.map((one) => /** @type {[string, string]} */ ([one, temperName(one, [game], t)])),
    ],
    (one) => change({ kind: formatKind({ level, temper: one }) }),
  )}</div>`;

/**
 * @param {Setup} setup
 * @param {Translate} t
 * @param {Actions} act
 */
export const temperChoice = (setup, t, act) =>
  selectField(
    "tempers",
    t("setup-tempers"),
    setup.tempers,
    TEMPERS.map((how) => /** @type {[string, string]} */ ([how, t(`setup-tempers-${how}`)])),
    (how) => act.setSetup({ tempers: /** @type {Setup["tempers"]} */ (how) }),
  );
