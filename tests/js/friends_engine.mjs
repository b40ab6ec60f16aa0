// An engine for tests of the table with friends: a game in which seats decide in turn, and each has a secret word.

/** @param {{ length?: number, row?: number, game?: string }} [options] `row`: how many decisions a seat makes in a row */
export function tinyEngine({ length = 24, row = 1, game = "tiny" } = {}) {
  let seats = [];
  let practice = false;
  let tokens = [];
  const players = () => seats.length;
  const seatAt = (at) => Math.floor(at / row) % players();
  const toAct = () => (tokens.length >= length ? null : seatAt(tokens.length));
  const isBot = (seat) => seats[seat]?.kind !== "human";
  const event = (at) => ({ kind: "decided", token: at + 1, seat: seatAt(at), what: tokens[at] });
  const view = (seat) => ({
    game,
    seat,
    players: players(),
    round: 1 + Math.floor(tokens.length / (4 * players())),
    to_act: toAct(),
    over: toAct() === null,
    winners: toAct() === null ? [0] : [],
    secret: seat === null ? null : `secret-${seat}`,
    legal: seat !== null && seat === toAct() ? [0, 1, 2].map((id) => ({ id, text: "", kind: "", taps: [] })) : [],
  });
  const mine = (seat) => tokens.findLastIndex((_, at) => seatAt(at) === seat);
  function snapshot(seat, frames = [], guest = false) {
    const next = toAct() === null ? "over" : isBot(toAct()) ? "bot" : "human";
    const record = guest && next !== "over" ? null : `[Game "${game}"] ${tokens.join(" ")}`;
    const undo = { allowed: seat !== null && mine(seat) >= 0, reason: null, practice: false };
    const session = {
      game,
      seats,
      tokens: tokens.length,
      record,
      undo,
      next,
      forced: null,
      scores: [],
      practice,
    };
    return {
      view: view(seat),
      frames: frames.map((at) => ({ event: event(at), view: view(seat) })),
      session,
      thinking: false,
    };
  }
  function play(action, seat, guests) {
    const at = tokens.length;
    tokens.push(action);
    return { ...snapshot(seat, [at]), guests: guests.map((one) => snapshot(one, [at], true)) };
  }
  const since = (at) => tokens.flatMap((_, one) => (one >= at ? [one] : []));
  const refused = (id) => Object.assign(new Error(id), { fault: { id, args: {} } });
  return {
    tokens: () => tokens,
    async ask({ do: name, seat = null, guests = [], guest = false, ...request }) {
      await Promise.resolve();
      switch (name) {
        case "new":
          [seats, tokens] = [request.seats, []];
          return snapshot(seat);
        case "open":
          tokens = request.record.split(" ").slice(2).filter(Boolean).map(Number);
          practice = request.practice ?? false;
          seats = request.seats ?? seats;
          return snapshot(seat);
        case "reseat":
          seats = request.seats;
          return snapshot(seat);
        case "play":
          if (seat !== toAct() || isBot(seat) || request.action > 2) throw refused("illegal-action");
          return play(request.action, seat, guests);
        case "think":
          if (!isBot(toAct())) throw refused("not-your-turn");
          return play(7, seat, guests);
        case "undo":
          if (mine(seat) < 0) throw refused("undo-refused");
          tokens = tokens.slice(0, mine(seat));
          return snapshot(seat);
        case "frames":
          return snapshot(seat, since(request.since), guest);
        case "event_log":
          return { events: since(0).map(event) };
        case "course":
          return { rounds: [] };
        default:
          return snapshot(seat, [], guest);
      }
    },
  };
}
