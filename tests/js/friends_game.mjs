// Hosts a whole game for tests in Python: node friends_game.mjs GAME PLAYERS
// The engine is at the other end: a line with a request out, a line with its answer in. At the end, a line with every
// message that guests were sent: { messages: [[seat, text]] }.

import { createInterface } from "node:readline";
import { EngineFault } from "../../web/js/engine/faults.js";
import { randomOf } from "./friends_pipe.mjs";
import { BOT, joined, opened, pause } from "./friends_table.mjs";

const [, , game, people] = process.argv;
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
let queue = Promise.resolve();

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** One request after the other. */
function ask(request) {
  queue = queue.then(async () => {
    say({ ask: request });
    return JSON.parse((await lines.next()).value);
  });
  return queue.then(({ ok, value, fault }) => {
    if (!ok) throw new EngineFault(fault);
    return value;
  });
}

/** Play whatever is allowed; a guest also asks for all that a guest may ask for. */
async function play(guest, random) {
  let known = { cuts: Number.MAX_SAFE_INTEGER, at: 0 };
  for (let turn = 0; ; turn++) {
    const { cuts, snapshot } = await guest.ask({ do: "sync", ...known });
    known = { cuts, at: snapshot.session.tokens };
    if (turn % 20 === 5) {
      await guest.ask({ do: "log" });
      await guest.ask({ do: "sync", cuts, at: Math.floor(random() * known.at) });
    }
    if (random() < 0.02 && snapshot.session.next !== "over") await guest.ask({ do: "course" });
    if (random() < 0.01) await guest.ask({ do: "undo" });
    const { vote, you } = guest.room();
    if (vote?.waiting.includes(you)) await guest.ask({ do: "agree", yes: random() < 0.5 });
    if (snapshot.session.next === "over") return;
    const { legal } = snapshot.view;
    if (legal.length === 0) await Promise.race([guest.moved(known, new AbortController().signal), pause(50)]);
    else await guest.ask({ do: "play", action: legal[Math.floor(random() * legal.length)].id, ...known });
  }
}

const random = randomOf(23);
const messages = [];
let time = 0;
const kinds = ["human", ...Array.from({ length: Number(people) - 1 }, () => "open"), BOT];
const { host } = opened(kinds, { host: { game, ask, now: () => (time += 100) } });
const guests = [await joined(host, "Ada", { local: true })];
for (let seat = 1; seat < Number(people); seat++)
  guests.push(
    await joined(host, `Guest ${seat}`, { faults: { seen: (text, to) => to === 0 && messages.push([seat, text]) } }),
  );
await host.start("g1", { do: "new", game, seats: host.plans(), first: 0, seed: 4, options: {}, practice: true });
await Promise.all(guests.map((guest) => play(guest, random)));
for (const one of [host, ...guests]) one.end();
process.stdout.write(`${JSON.stringify({ messages })}\n`, () => process.exit(0));
