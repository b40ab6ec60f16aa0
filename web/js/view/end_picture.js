/** The picture of a finished game to share: result, standings, course and trophies, drawn on a canvas with the page's fonts. */

import { listingWords } from "../words/i18n.js";
import { rankOf } from "../words/results.js";
import { courseLines } from "./course_graph.js";
import { addressOf } from "./icons.js";

/** @import { Course } from "../engine/shapes" */
/** @import { Trophies, Trophy } from "./trophies.js" */

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = "#17100f";
const LINE = "#56412f";
const BRASS = "#e6c487";
const TEXT = "#f3e7cf";
const SOFT = "#cdbb9f";
/** Tinctures of the seats, and of the signs on them, as in css/tokens.css. */
const SEATS = ["#b93a24", "#1f5291", "#d79abf", "#1b7a5f", "#3d3a4c", "#e0ac33", "#ece6d8"];
const SIGNS = ["#fff0d8", "#eaf3ff", "#3a1030", "#ecfff5", "#e9e4f7", "#3a2400", "#33251a"];
const LINES = ["#ff9a80", "#8fc0ff", "#eab4d5", "#74d8b4", "#c5bedd", "#f2c861", "#e9e4da"];

/**
 * @typedef {object} EndPicture
 * @property {string} game
 * @property {string} outcome
 * @property {string[]} names
 * @property {readonly number[]} arms by seat
 * @property {readonly number[]} points
 * @property {readonly number[]} winners
 * @property {readonly number[]} order seats by rank, where scores alone do not tell
 * @property {Course | null} course
 * @property {Trophies | null} trophies
 * @property {string} turning the turning point in a line, "" if it is not known
 */

/** Sprites by address, fetched once. @type {(found: Map<string, Document>) => (name: string) => Promise<Element | null>} */
const symbolsFrom = (found) => async (name) => {
  const [address = "", id = ""] = addressOf(name).split("#");
  if (!found.has(address)) {
    const text = await (await fetch(address)).text();
    found.set(address, new DOMParser().parseFromString(text, "image/svg+xml"));
  }
  return found.get(address)?.getElementById(id) ?? null;
};

/**
 * Draw a sprite icon.
 * @param {CanvasRenderingContext2D} pen
 * @param {Element | null} symbol
 * @param {{ x: number, y: number, size: number, ink: string }} at
 */
function drawIcon(pen, symbol, { x, y, size, ink }) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 512, size / 512);
  pen.fillStyle = ink;
  for (const path of symbol?.querySelectorAll("path") ?? []) {
    // The second tone of a picture.
    pen.globalAlpha = path.getAttribute("fill")?.startsWith("var(") ? 0.48 : 1;
    pen.fill(new Path2D(path.getAttribute("d") ?? ""));
  }
  pen.restore();
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} x @param {number} y @param {{ font: string, ink?: string, align?: CanvasTextAlign, within?: number }} how */
function write(pen, text, x, y, { font, ink = TEXT, align = "start", within = WIDTH }) {
  pen.font = font;
  pen.fillStyle = ink;
  pen.textAlign = align;
  pen.fillText(text, x, y, within);
}

/**
 * Draw the picture.
 * @param {EndPicture} end
 * @returns {Promise<Blob>} a PNG
 */
export async function drawEnd(end) {
  await Promise.all(
    ["600 40px 'Raenke Display'", "600 40px 'Raenke Black'", "400 26px 'Raenke Text'"].map((font) =>
      document.fonts.load(font),
    ),
  );
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new TypeError("no canvas");
  const symbolOf = symbolsFrom(new Map());
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = "#c8a063";
  pen.lineWidth = 2;
  pen.strokeRect(16, 16, WIDTH - 32, HEIGHT - 32);
  const { display, black } = families();
  write(pen, "Ränke", 48, 84, { font: `600 52px ${black}`, ink: "#efd6a2" });
  write(pen, listingWords(end.game, "name"), WIDTH - 48, 80, {
    font: `600 30px ${display}`,
    ink: SOFT,
    align: "end",
    within: 700,
  });
  write(pen, end.outcome, 48, 142, { font: `600 36px ${display}`, ink: BRASS, within: WIDTH - 96 });
  await drawStandings(pen, end, symbolOf, display);
  if (end.course) drawCourse(pen, end.course.rounds, end.arms);
  write(pen, end.turning, 530, 458, { font: "400 20px 'Raenke Text'", ink: SOFT, within: 620 });
  if (end.trophies) await drawTrophies(pen, end.trophies, symbolOf, display);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new TypeError("no picture"))), "image/png"),
  );
}

/** Fonts in force, which differ by language. */
function families() {
  const style = getComputedStyle(document.documentElement);
  return { display: style.getPropertyValue("--display"), black: style.getPropertyValue("--black") };
}

/** @typedef {(name: string) => Promise<Element | null>} SymbolOf */

/** @type {(pen: CanvasRenderingContext2D, end: EndPicture, symbolOf: SymbolOf, display: string) => Promise<void>} */
async function drawStandings(pen, { names, arms, points, winners, order }, symbolOf, display) {
  const ranked = names
    .map((_, seat) => seat)
    .sort(
      (one, other) =>
        rankOf(one, points, winners) - rankOf(other, points, winners) ||
        order.indexOf(one) - order.indexOf(other) ||
        one - other,
    );
  const step = Math.min(44, 250 / ranked.length);
  for (const [at, seat] of ranked.entries()) {
    const y = 178 + at * step;
    const shown = arms[seat] ?? seat;
    pen.fillStyle = SEATS[shown] ?? LINE;
    pen.fillRect(48, y, step - 8, step - 8);
    drawIcon(pen, await symbolOf(`seat-${shown}`), { x: 51, y: y + 3, size: step - 14, ink: SIGNS[shown] ?? TEXT });
    const ink = winners.includes(seat) ? BRASS : TEXT;
    const font = `600 ${Math.min(28, step * 0.68)}px ${display}`;
    write(pen, names[seat] ?? "", 56 + step, y + step * 0.62, { font, ink, within: 290 });
    write(pen, String(points[seat] ?? 0), 480, y + step * 0.62, { font, ink, align: "end" });
  }
}

/** @param {CanvasRenderingContext2D} pen @param {readonly (readonly number[])[]} rounds @param {readonly number[]} arms */
function drawCourse(pen, rounds, arms) {
  const box = { width: 620, height: 250, left: 0, right: 0, top: 8, bottom: 8, apart: 0 };
  const { lines } = courseLines(rounds, box);
  pen.save();
  pen.translate(530, 176);
  pen.strokeStyle = LINE;
  pen.lineWidth = 1;
  pen.strokeRect(0, 0, box.width, box.height);
  pen.lineWidth = 4;
  pen.lineJoin = "round";
  for (const [seat, line] of lines.entries()) {
    pen.strokeStyle = LINES[arms[seat] ?? seat] ?? TEXT;
    pen.stroke(new Path2D(`M${line.map(([x, y]) => `${x} ${y}`).join("L")}`));
  }
  pen.restore();
}

/** @type {(pen: CanvasRenderingContext2D, trophies: Trophies, symbolOf: SymbolOf, display: string) => Promise<void>} */
async function drawTrophies(pen, { title, items }, symbolOf, display) {
  write(pen, title, 48, 470, {
    font: `400 22px ${getComputedStyle(document.body).fontFamily}`,
    ink: SOFT,
    within: 600,
  });
  const size = Math.min(100, (WIDTH - 96) / Math.max(1, items.length) - 8);
  for (const [at, trophy] of items.entries()) {
    pen.save();
    pen.translate(48 + at * (size + 8), 484);
    pen.scale(size / 100, size / 100);
    drawTrophy(pen, trophy, await symbolOf(trophy.icon), display);
    pen.restore();
  }
}

/** @type {(pen: CanvasRenderingContext2D, trophy: Trophy, symbol: Element | null, display: string) => void} */
function drawTrophy(pen, { shapes, iconAt: [x, y, size], numberAt, number, ink }, symbol, display) {
  for (const [path, fill] of shapes) {
    pen.fillStyle = fill;
    pen.fill(new Path2D(path));
  }
  drawIcon(pen, symbol, { x, y, size, ink });
  write(pen, String(number), numberAt[0], numberAt[1], { font: `600 32px ${display}`, ink, align: "center" });
}
