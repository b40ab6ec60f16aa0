// Bots of one's own: the wall around them, what is read of what they say, what is taken from the disk, and their seats.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./no_document.mjs";

const { FRAME, FRAME_HASH, FRAME_SCRIPT } = await import("../../web/js/bots/frame.js");
const { workerCode } = await import("../../web/js/bots/runtime.js");
const { createSandbox, readAnswer } = await import("../../web/js/bots/sandbox.js");
const { takeBot } = await import("../../web/js/bots/take.js");
const { readBot } = await import("../../web/js/storage/own_bots.js");
const { openRequest, newGame } = await import("../../web/js/storage/saved_game.js");
const { createOwnBotSeats, botTroubleState } = await import("../../web/js/table/own_bots.js");
const { EngineFault } = await import("../../web/js/engine/faults.js");
const { KNOWN_GAMES } = await import("../../web/js/engine/known_games.js");
const { seatsToDeal, validateSetup } = await import("../../web/js/setup.js");
const { isOwnBotName, ownBotName } = await import("../../web/js/words/own_bots.js");
const { createStore } = await import("../../web/js/store.js");

const text = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

test("the frame's script is the only one that its policy and the page's allow by hash", () => {
  const hash = `sha256-${createHash("sha256").update(FRAME_SCRIPT).digest("base64")}`;
  assert.equal(FRAME_HASH, hash);
  const [, policy] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(text("web/index.html"));
  const [, inner] = /content="([^"]+)"/.exec(FRAME);
  assert.deepEqual(policy.match(/'sha256-[^']+'/g), [`'${hash}'`]);
  assert.equal(inner, `default-src 'none'; script-src '${hash}' 'wasm-unsafe-eval'; worker-src blob:`);
  assert.match(policy, /worker-src 'self' blob:/);
  assert.doesNotMatch(policy, /script-src[^;]*blob:/);
});

test("the worker's script is Pyodide's two scripts as they are shipped, and ours", () => {
  const [loader, module] = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => text(`web/node_modules/pyodide/${name}`));
  const code = workerCode(loader, module, "worker");
  assert.doesNotMatch(code, /import\.meta|\bexport default\b|export\s*\{/);
  new Function(code.replace(/\bawait import\(/g, "await ("));
  assert.throws(() => workerCode(loader.replace("loadPyodide}", "other}"), "export default x", ""));
});

test("what a worker says is a value of the right kind or a problem", () => {
  const read = ({ action }) => (Number.isSafeInteger(action) ? action : null);
  assert.deepEqual(readAnswer('{"action": 3}', read), { value: 3 });
  for (const nonsense of ["", "3", "null", "[]", '{"action": "3"}', '{"action": 1.5}', "{", '{"value": 3}'])
    assert.deepEqual(readAnswer(nonsense, read), { problem: { id: "nonsense", args: {} } }, nonsense);
  const told = JSON.stringify({ problem: { id: "raised", args: { what: "x".repeat(999), line: 2, deep: { a: 1 } } } });
  const { problem } = readAnswer(told, read);
  assert.deepEqual(problem, { id: "raised", args: { what: "x".repeat(200), line: 2 } });
  assert.deepEqual(readAnswer('{"problem": null}', read).problem, { id: "nonsense", args: {} });
});

test("a bot that is ended while its Python is being loaded does not start", async () => {
  let opened = 0;
  globalThis.document.createElement = () => {
    opened += 1;
    throw new Error("a frame is opened");
  };
  const given = [];
  const loadRuntime = () => new Promise((done) => given.push(done));
  const sandbox = createSandbox({ kind: "file", file: "a.py", text: "" }, loadRuntime);
  const first = sandbox.load();
  sandbox.end();
  given[0]({});
  assert.deepEqual(await first, { problem: { id: "ended", args: {} } });
  assert.equal(opened, 0);
  // A decision that was waiting ends nothing that has been begun since.
  const asked = sandbox.decide({ view: "", seed: 1 });
  sandbox.end();
  const again = sandbox.load();
  given[1]({});
  assert.deepEqual(await asked, { problem: { id: "ended", args: {} } });
  assert.equal(sandbox.load(), again);
});

const file = (name, bytes) => {
  const data = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  return { name, size: data.length, arrayBuffer: async () => data.buffer };
};

test("a Python file or a wheel is taken, with its hash", async () => {
  const code = "def choose(view, rng): ...\n";
  const hash = createHash("sha256").update(code).digest("hex");
  assert.deepEqual(await takeBot(file("C:\\bots/mine.py", code)), {
    source: { kind: "file", text: code, file: "mine.py" },
    hash,
    size: code.length,
  });
  const wheel = await takeBot(file("mine-1-py3-none-any.whl", new Uint8Array([80, 75, 3])));
  assert.equal(wheel.source.kind, "wheel");
});

test("anything else is refused by name", async () => {
  const problem = async (...of) => (await takeBot(file(...of))).problem.id;
  assert.equal(await problem("mine.txt", "x"), "not-python");
  assert.equal(await problem("mine.py", new Uint8Array([0xff, 0xfe, 0])), "not-python");
  assert.equal(await problem("mine.py", "\0"), "not-python");
  assert.equal(await problem("mine.py", ""), "empty");
  assert.equal(await problem("mine.py", "x".repeat(1_000_001)), "too-large");
  assert.equal(await problem("mine.whl", new Uint8Array(5_000_001)), "too-large");
  const gone = { ...file("mine.py", "x"), arrayBuffer: () => Promise.reject(new Error("gone")) };
  assert.equal((await takeBot(gone)).problem.id, "damaged");
});

test("a name is one that a record can have and that none of ours has", () => {
  for (const name of ["mine", "A.b-c_9", "x".repeat(32)]) assert.ok(isOwnBotName(name), name);
  for (const name of ["", "3", "9lives", "a b", "a:b", "ä", "x".repeat(33), "greedy", "Random", "lot", "<b>", null])
    assert.ok(!isOwnBotName(name), String(name));
  assert.equal(ownBotName("bot:mine"), "mine");
  for (const kind of ["human", "bot:3", "bot:3:vengeful", "bot:greedy", "bot:", "mine"])
    assert.equal(ownBotName(kind), "");
});

test("an entry of the database is a bot or nothing", () => {
  const bot = {
    name: "mine",
    version: "",
    hash: "0",
    size: 1,
    added: 2,
    source: { kind: "file", text: "", file: "a.py" },
  };
  assert.deepEqual(readBot({ ...bot, more: 1 }), bot);
  const wrong = [
    null,
    {},
    { ...bot, name: "a b" },
    { ...bot, size: "1" },
    { ...bot, source: { kind: "wheel", file: "a", bytes: "x" } },
  ];
  for (const one of wrong) assert.equal(readBot(one), null);
});

test("a set-up keeps own bots, and gives them no temper", () => {
  const seats = ["human", "bot:mine", "bot:2", "bot:a b"].map((kind) => ({ name: "", kind }));
  const setup = validateSetup({ ...validateSetup({ game: "", seats: [] }, KNOWN_GAMES), count: 4, seats }, KNOWN_GAMES);
  assert.deepEqual(
    setup.seats.slice(0, 4).map(({ kind }) => kind),
    ["human", "bot:mine", "bot:2", "bot:1"],
  );
  assert.equal(seatsToDeal({ ...setup, tempers: "lot" }, KNOWN_GAMES)[1].kind, "bot:mine");
});

test("nothing of a bot's code is in what is sent, shared or exported: a game names it, and the engine is told names", () => {
  const game = newGame({ game: KNOWN_GAMES[0].name, seats: [{ name: "", kind: "bot:mine", source: "import os" }] });
  assert.doesNotMatch(JSON.stringify([game, openRequest(game, 0, ["mine"])]), /import os|source/);
  assert.deepEqual(openRequest(game, 0, ["mine"]).own, ["mine"]);
  assert.deepEqual(openRequest(game, 0).own, []);
});

/** A table with one own bot at seat 1, whose answers are given; what the engine was asked. */
function seated(answers) {
  const store = createStore({ screenStates: {} });
  const asked = [];
  const ended = [];
  const run = {
    wait: (promise) => promise,
    async ask({ do: what, action, kind }) {
      if (what === "question") return { view: "v", seed: 1 };
      asked.push(what === "take_over" ? kind : action);
      if (action === 99) throw new EngineFault({ id: "illegal-action", args: {} });
      return { what };
    },
  };
  const list = {
    sandbox: async () => ({ decide: async () => answers.shift(), end: () => ended.push(1) }),
    present: async (seats) => seats.map(({ kind }) => ownBotName(kind)).filter((name) => name === "mine"),
  };
  const seats = createOwnBotSeats({ store }, async () => list);
  const snapshot = { view: { to_act: 1 }, session: { seats: [{ kind: "human" }, { kind: "bot:mine" }] } };
  const trouble = () => botTroubleState.of(store.get()).trouble;
  return { seats, asked, ended, trouble, decide: () => seats.decide(run, snapshot, 0) };
}

const FAILED = { problem: { id: "silent", args: {} } };

test("bots that are here are asked, others are named", async () => {
  const { seats } = seated([]);
  assert.deepEqual(
    await seats.sit([{ kind: "human" }, { kind: "bot:mine" }, { kind: "bot:other" }, { kind: "bot:3" }]),
    ["other"],
  );
  assert.deepEqual(seats.names(), ["mine"]);
  assert.deepEqual(["bot:mine", "bot:other", "bot:3", "human"].map(seats.decides), [true, false, false, false]);
  assert.deepEqual(await seats.sit([{ kind: "human" }]), []);
  assert.deepEqual(seats.names(), []);
});

test("a failure is drawn at random, and told once", async () => {
  const { seats, asked, trouble, decide } = seated([{ value: 4 }, FAILED, { value: 5 }, FAILED, { value: 99 }]);
  await seats.sit([{ kind: "bot:mine" }]);
  await decide();
  assert.equal(trouble(), null);
  await decide();
  assert.deepEqual([trouble().name, trouble().problem.id, trouble().offers], ["mine", "silent", false]);
  trouble().answer(null);
  await decide();
  await decide();
  assert.equal(trouble(), null, "told once");
  await decide();
  assert.deepEqual(asked, [4, null, 5, null, 99, null], "what is not legal is drawn too");
});

test("three failures in a row offer the seat to a level", async () => {
  const { seats, asked, ended, trouble, decide } = seated([FAILED, FAILED, FAILED, FAILED, FAILED, FAILED]);
  await seats.sit([{ kind: "bot:mine" }]);
  const third = async () => {
    await decide();
    await decide();
    await decide();
  };
  let waiting = third();
  while (!trouble()?.offers) await new Promise((done) => setTimeout(done));
  trouble().answer(null);
  await waiting;
  assert.deepEqual(asked, [null, null, null], "it goes on if that is wished");
  waiting = third();
  while (!trouble()?.offers) await new Promise((done) => setTimeout(done));
  trouble().answer("bot:3");
  await waiting;
  assert.deepEqual(asked.slice(3), [null, null, "bot:3"]);
  assert.equal(ended.length, 1);
  assert.equal(trouble(), null);
});
