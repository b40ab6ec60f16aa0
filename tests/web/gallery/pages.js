import { html } from "../../../web/vendor/lit-html/lit-html.js";
export const partsPage = () => html``;
export const startPage = () => html``;
