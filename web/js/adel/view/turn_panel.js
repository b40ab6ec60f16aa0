/** Turn panel: buttons of the turn's actions, instructions for those chosen on the table, and unavailable actions with reasons. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, optionalIcon, portrait } from "../../view/icons.js";
import { entriesOf } from "../turn_entries.js";
import { allReasons, reasonWords, undoneWords, WORKSHOPS } from "../turn_words.js";
import { effect } from "./effect.js";

/** @import { PlainId } from "../../words/translate" */
/** @import { AdelMessages, AdelTranslate } from "../messages" */

/** @typedef {`turn-${string}` & PlainId<AdelMessages>} TurnId */
/** @import { TableProps } from "../../games.js" */
/** @import { AdelView } from "../shapes" */
/** @import { Entry } from "../turn_entries.js" */

/** Props of the zones used in a turn. @typedef {Pick<TableProps<AdelView, AdelTranslate>, "view" | "chosen" | "tap" | "names" | "thinking" | "ask" | "t"> & Partial<Pick<TableProps<AdelView, AdelTranslate>, "faces" | "parts">>} ZoneProps */

/** Whether the viewer must act in the viewer's own turn. @param {AdelView} view */
const isOwnTurn = ({ seat, turn, to_act: asked, pending }) =>
  seat !== null && turn === seat && asked === seat && (pending === "turn" || pending === "short");

/** @param {ZoneProps} props */
export function turnPanel(props) {
  const { view, t } = props;
  if (!isOwnTurn(view) || !view.playing) return nothing;
  const entries = entriesOf(view);
  const open = entries.filter(({ shut }) => shut === null);
  return html`<div class="turn-panel" role="group" aria-label=${t("turn-title")}>
    ${shutOut(entries, props)}
    <div class="turn-acts">${open.map((entry) => (entry.tap ? pressed(entry, props) : touched(entry, props)))}</div>
  </div>`;
}

/** Unavailable actions, grouped by reason. @param {Entry[]} entries @param {ZoneProps} props */
function shutOut(entries, { view, names, t }) {
  /** @type {Map<string, Entry[]>} */
  const byReason = new Map();
  for (const entry of entries) {
    if (!entry.shut) continue;
    const why = reasonWords(entry.shut, names);
    byReason.set(why, [...(byReason.get(why) ?? []), entry]);
  }
  if (byReason.size === 0) return nothing;
  return html`<ul class="turn-unavailable" aria-label=${t("turn-impossible")}>
    ${[...byReason].map(
      ([why, of]) => html`<li>
      ${of.map((entry) => html`<span class="turn-label" data-shut=${entry.kind} data-help=${helpOf(entry, view)}>${t(labelOf(entry, view))}</span>`)} <span class="turn-reason">${why}</span>
    </li>`,
    )}
  </ul>`;
}

/** Icons of the common actions; powers use the character's. @type {Record<string, string>} */
const SIGNS = { gold: "sign-coin", cards: "sign-deck", take: "sign-coins", build: "sign-house", end: "sign-next" };

/** @param {Entry} entry @param {AdelView} view */
function signOf({ kind }, { playing }) {
  const workshop = WORKSHOPS[kind];
  const sign = SIGNS[kind] ?? (workshop ? `town-${workshop}` : "");
  return sign ? icon(sign, "turn-sign") : portrait(`role-${playing?.character ?? ""}`, "turn-sign stamp");
}

/** Help subject of an entry: the district, or the character whose power it is. @param {Entry} entry @param {AdelView} view */
function helpOf({ kind }, { playing }) {
  const workshop = WORKSHOPS[kind];
  if (workshop) return `town:${workshop}`;
  return SIGNS[kind] ? nothing : `role:${playing?.character ?? ""}`;
}

/** Message id of an entry's label; naming and destroying have several. @param {Entry} entry @param {AdelView} view */
function labelOf({ kind, tap }, { playing }) {
  const which =
    kind === "name" ? `name-${playing?.character ?? "As"}` : kind === "destroy" && tap ? "destroy-own" : kind;
  return /** @type {TurnId} */ (`turn-${which}`);
}

/** An action with a button. @param {Entry} entry @param {ZoneProps} props */
function pressed(entry, { view, chosen, tap: touch, t }) {
  const { kind, tap, legal } = entry;
  const may = chosen.may(tap);
  const has = chosen.has(tap);
  const [first] = legal;
  return html`<button type="button" class="turn-act ${may ? "is-legal" : ""} ${has ? "is-selected" : ""}" data-action=${kind} data-tap=${tap}
    data-help=${helpOf(entry, view)} aria-pressed=${has ? "true" : "false"} aria-disabled=${may ? "false" : "true"} @click=${() => touch(tap)}>
    ${signOf(entry, view)}
    <span class="turn-words"><span class="turn-label">${t(labelOf(entry, view))}</span> ${below(entry, has, view, t)}</span>
    ${first ? effect(first, t) : nothing}
  </button>`;
}

/**
 * Small print of a button: how to deselect it, or which actions ending the turn would forgo.
 * @param {Entry} entry
 * @param {boolean} has
 * @param {AdelView} view
 * @param {ZoneProps["t"]} t
 */
function below({ kind }, has, view, t) {
  if (has) return html`<span class="turn-reason">${t("turn-lay-back")}</span>`;
  const undone = kind === "end" ? undoneWords(view, t) : "";
  return optionalIcon(
    undone,
    () => html`<span class="turn-reason" data-undone>${t("turn-undone", { what: undone })}</span>`,
  );
}

/** Instruction for an action chosen on the table, and why some targets are excluded. @param {Entry} entry @param {ZoneProps} props */
function touched(entry, { view, names, t }) {
  const { kind, legal, obstacles } = entry;
  const open = legal.length > 0;
  const told = obstacles.filter(({ reason }) => reason !== "own-rank");
  // Cards in hand show for themselves why they cannot be built.
  const beyond = open && kind !== "build" ? allReasons(told, names, t).join(" · ") : "";
  const more =
    kind === "build" && (view.playing?.builds ?? 0) > 1 ? t("turn-builds", { count: view.playing?.builds ?? 0 }) : "";
  return html`<p class="turn-line ${open ? "is-open" : ""}" data-line=${kind} data-help=${helpOf(entry, view)}>
    ${signOf(entry, view)}
    <span class="turn-words"><span class="turn-label">${t(labelOf(entry, view))}</span>
      ${optionalIcon(open, () => html`<span class="turn-reason">${t(/** @type {TurnId} */ (`turn-touch-${kind}`))} ${more}</span>`)}
      ${optionalIcon(beyond, () => html`<span class="turn-reason turn-beyond">${t("turn-beyond", { why: beyond })}</span>`)}</span>
  </p>`;
}
