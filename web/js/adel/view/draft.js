/**
 * The draft: the offered characters with their power in one line, the characters set aside, and the order of the draft.
 * While other seats choose, it shows the viewer's own choices instead of the offer.
 */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, optionalIcon, shieldIcon } from "../../view/icons.js";
import { moreCue } from "../../view/more_cue.js";
import { CHARACTERS } from "../characters.js";
import { medallion } from "./medallion.js";

/** @import { CharacterCode, Step } from "../shapes" */
/** @import { ZoneProps } from "./turn_panel.js" */

/** @param {ZoneProps} props */
export function draftZone(props) {
  const { view, t } = props;
  if (view.over || view.called > 0) return nothing;
  const { offered } = view.draft;
  const yours = view.seat !== null && view.to_act === view.seat && offered.length > 0;
  return html`<section class="draft ${yours ? "is-yours" : "is-waiting"}" data-offered=${offered.length} aria-label=${t("draft-title")}>
    ${moreCue(".draft-pick, .draft-about > *", "up", t)}
    ${yours ? choice(props) : taken(props)}
    <div class="draft-about">${laid(props)} ${order(props)}</div>
    ${moreCue(".draft-pick, .draft-about > *", "down", t)}
  </section>`;
}

/** The characters offered to the viewer. @param {ZoneProps} props */
const choice = (props) => html`<div class="draft-offer" role="group" aria-label=${props.t("draft-offer")}>
  ${repeat(
    props.view.draft.offered,
    (code) => code,
    (code) => pick(code, props),
  )}
</div>`;

/** @param {CharacterCode} code @param {ZoneProps} props */
function pick(code, { chosen, tap, t }) {
  const place = `character:${code}`;
  const may = chosen.may(place);
  return html`<button type="button" class="draft-pick ${may ? "is-legal" : ""}" data-place=${place} data-tap=${place} data-help="role:${code}"
    aria-disabled=${may ? "false" : "true"} @click=${() => tap(place)}>
    ${medallion({ code, size: "large" })}
    <span class="draft-name"><span class="visually-hidden">${t("draft-rank", { rank: CHARACTERS[code].rank })}</span> ${t(`character-${code}`)}</span>
    <span class="draft-power">${t(`character-${code}-short`)}</span>
  </button>`;
}

/** The viewer's own choices; the view contains them for the viewer alone. @param {ZoneProps} props */
function taken({ view, names, t }) {
  const own = view.draft.steps.filter(({ seat, chosen }) => seat !== null && seat === view.seat && chosen !== null);
  const asked = view.to_act;
  return html`<div class="draft-taken">
    ${own.length > 0 ? own.map(({ kind, chosen }) => (chosen ? mine(kind, chosen, t) : nothing)) : html`<span class="draft-own">${medallion({ code: null, size: "large" })}</span>`}
    ${optionalIcon(asked !== null, () => html`<p class="draft-wait">${t("wait-draft", { name: names[asked ?? 0] ?? "" })}</p>`)}
  </div>`;
}

/** @param {Step["kind"]} kind @param {CharacterCode} code @param {ZoneProps["t"]} t */
const mine = (kind, code, t) => html`<span class="draft-own" data-help="role:${code}">
  ${medallion({ code, size: "large" })}
  <span class="draft-name">${t(`character-${code}`)}</span>
  <span class="draft-power">${t(kind === "aside" ? "draft-put-aside" : "draft-yours")}</span>
</span>`;

/** The characters set aside: face up, and the face-down one if the viewer knows it. @param {ZoneProps} props */
function laid({
  view: {
    draft: { face_up: up, face_down: down },
  },
  t,
}) {
  return html`<dl class="draft-set-aside">
    ${optionalIcon(up.length > 0, () => html`<div><dt>${t("draft-up")}</dt><dd>${up.map((code) => small(code, t))}</dd></div>`)}
    <div><dt>${t("draft-down")}</dt><dd>${down ? small(down, t) : html`${medallion({ code: null, size: "small" })}<span class="visually-hidden">${t("draft-hidden")}</span>`}</dd></div>
  </dl>`;
}

/** @param {CharacterCode} code @param {ZoneProps["t"]} t */
const small = (code, t) =>
  html`<span class="draft-small" data-help="role:${code}">${medallion({ code, size: "small" })}<span class="visually-hidden">${t(`character-${code}`)}</span></span>`;

/**
 * The order of the draft: a shield per step. For two seats, which choose by turns and set characters aside between, words say what
 * each step does, and a seat's steps in a row share its shield.
 * @param {ZoneProps} props
 */
function order({
  view: {
    seat: viewer,
    players,
    draft: { steps },
  },
  names,
  t,
}) {
  const decisions = steps.filter(({ seat }) => seat !== null);
  const now = decisions.find(({ done }) => !done);
  return html`<ol class="draft-order ${players === 2 ? "is-told" : ""}" aria-label=${t("draft-order")}>
    ${decisions.map((step, at) => {
      const kind = step.kind === "aside" ? "aside" : "pick";
      const state = step.done ? "done" : step === now ? "now" : "later";
      const seat = step.seat ?? 0;
      const joined = players === 2 && decisions[at - 1]?.seat === seat;
      return html`<li class="draft-step is-${state} ${joined ? "is-joined" : ""}" data-does=${step.kind} aria-current=${state === "now" ? "step" : nothing}>
        ${optionalIcon(!joined, () => shieldIcon(seat))}${
          players === 2
            ? html`<span class="draft-does" aria-hidden="true">${t(`draft-does-${kind}`)}</span>`
            : html`${optionalIcon(kind === "aside", () => icon("sign-discard", "draft-aside"))}${optionalIcon(step.done, () => icon("sign-check", "draft-check"))}`
        }
        <span class="visually-hidden">${t(`draft-step-${kind}-${state}`, { reader: seat === viewer ? "you" : "other", name: names[seat] ?? "" })}</span>
      </li>`;
    })}
  </ol>`;
}
