/** The table with friends that this page hosts or is a guest at, from the invitation to the rematch. */

import { noticeForFault } from "../engine/faults.js";
import { currentProfile, withProfile } from "../profiles.js";
import { hashOf } from "../router.js";
import { seatsToDeal } from "../setup.js";
import { isSavedGame } from "../storage/saved_game.js";
import { currentLanguage } from "../words/i18n.js";
import { STAND_IN } from "../words/opponents.js";
import { ownBotName } from "../words/own_bots.js";
import { channelPair } from "./channel.js";
import { readEstate } from "./estate.js";
import { createGuest } from "./guest.js";
import { createHosting } from "./hosting.js";
import { newToken } from "./identity.js";
import { dataOf, linkTo } from "./links.js";
import { createMeeting } from "./meeting.js";
import { isToken, PROTOCOL } from "./messages.js";
import { createPatience } from "./patience.js";
import { entryAt, entryOf, forget, remember } from "./seats.js";
import { friendsState } from "./state.js";
import { createTableSource } from "./table_source.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Setup } from "../setup.js" */
/** @import { Notice } from "../state.js" */
/** @import { TableSource } from "../table/local_source.js" */
/** @import { Channel } from "./channel.js" */
/** @import { Estate } from "./estate.js" */
/** @import { Gesture, Goodbye, Outcome, Room } from "./messages.js" */
/** @import { StandIn } from "./seating.js" */
/** @import { FriendsEntry } from "./seats.js" */

/** The table's id while there is no game yet. */
const LOBBY = "lobby";

/** How long a gesture is shown. */
const GESTURE_MS = 3500;

/** What is said of what became of a question. @type {Record<Outcome, Notice>} */
const OUTCOMES = {
  "undo-refused": { id: "friends-undo-refused", tone: "info" },
  "host-refused": { id: "friends-host-refused", tone: "info" },
  "host-failed": { id: "friends-host-failed", tone: "error" },
};

/** @param {ControllerParts} parts */
export function createParty({ store, storage, adapters, control, call, acquireSession, go, notify }) {
  const patch = (/** @type {Partial<import("./state.js").FriendsState>} */ change) => friendsState.patch(store, change);
  const now = () => friendsState.of(store.get());
  const meeting = createMeeting(store);
  const hosting = createHosting({ store, storage, call, acquireSession, notify }, { onLost, onPaused, onHanded });

  /** @type {ReturnType<typeof createGuest> | null} */
  let guest = null;
  /** @type {TableSource | null} */
  let source = null;
  /** What this guest has of its table. @type {{ table: string, link: boolean, token: string }} */
  let mine = { table: "", link: false, token: "" };
  /** The next host's, until the former one has gone. @type {Omit<FriendsEntry, "link"> | null} */
  let inherited = null;
  let gestures = 0;
  const patience = createPatience(() => ["", "impostor"].includes(now().trouble) && patch({ trouble: "unreachable" }));

  /** What nobody waits for; a fault is told as long as there is a table. @param {Promise<unknown> | undefined} work */
  const attempt = (work) =>
    void work?.catch((fault) => now().role !== "" && notify(noticeForFault(fault, now().room?.game)));

  /** The name that this person goes by. */
  const ownName = () => currentProfile(store.get().settings)?.name ?? "";

  /** Forget the table that there was; resolves when the engine is no longer used for it. @param {Goodbye} [bye] */
  function end(bye) {
    patience.end();
    guest?.end();
    const ended = hosting.end(bye);
    meeting.end();
    [guest, source, inherited] = [null, null, null];
    mine = { table: "", link: false, token: "" };
    friendsState.clear(store);
    return ended;
  }

  /** @param {import("./state.js").FriendsState["trouble"]} trouble */
  function endWith(trouble) {
    void end();
    patch({ trouble });
  }

  /** Another tab hosts from now on. @param {string} id */
  function onLost(id) {
    endWith("elsewhere");
    control.lose(id);
  }

  /** Another game is played on this device: what is stored of this one leads back to it. */
  async function onPaused() {
    const over = now().room?.phase === "over";
    if (!over) notify({ id: "friends-paused", tone: "info" });
    await end(over ? "closed" : "paused");
  }

  /** Another device hosts from now on. */
  function onHanded() {
    const id = now().room?.id;
    void end();
    if (id) forget(id);
    go("start");
  }

  /** @param {Gesture} what @param {number} seat */
  function showGesture(what, seat) {
    const number = ++gestures;
    if (store.get().settings.gestures) patch({ gesture: { seat, what, number } });
    setTimeout(() => now().gesture?.number === number && patch({ gesture: null }), GESTURE_MS);
  }

  /** @param {Room} room */
  function onRoom(room) {
    const before = now().room;
    patch({ room });
    const { screen } = store.get();
    if (now().role === "guest" && room.id !== "") rememberGuest(room.id);
    const here = screen.name === "friends" || (screen.name === "table" && screen.params[0] === before?.id);
    if (room.phase !== "lobby" && room.id !== before?.id && here && screen.params[0] !== room.id) go("table", room.id);
  }

  /** @param {string} id */
  function rememberGuest(id) {
    if (id !== LOBBY) forget(LOBBY);
    const known = entryOf(id);
    if (known?.token === mine.token && known.table === mine.table && known.link === mine.link) return;
    remember({ id, role: "guest", ...mine });
  }

  /** @param {Goodbye} bye @param {number} protocol */
  function onBye(bye, protocol) {
    const { room } = now();
    if (bye === "handed" && inherited) return takeOver(inherited);
    // By link the next host is found, or the same one later.
    if (bye === "handed" && mine.link) return patch({ connected: false });
    if (bye === "paused" && mine.link) return patch({ trouble: bye, connected: false });
    meeting.closeRelay();
    patience.end();
    if (bye === "kicked" && room) forget(room.id || LOBBY);
    // An older page knows less, and calls it nonsense.
    patch({ trouble: protocol === PROTOCOL ? bye : "version", newer: protocol > PROTOCOL, connected: false });
  }

  /** @param {boolean} connected */
  function onConnected(connected) {
    patch({ connected, ...(connected && { trouble: "", answer: "" }) });
    if (connected) patience.end();
    else if (now().role === "guest" && mine.link) patience.begin();
    // Two devices that met by hand cannot tell each other where they are now.
    else if (now().role === "guest" && now().trouble === "") patch({ trouble: "gone" });
  }

  /** This device is to host: what it needs is stored before the former host hears that it is ready. @param {Estate} estate */
  async function onEstate(estate) {
    const read = await readEstate(estate, STAND_IN);
    const here = guest;
    if (here === null) return;
    const fits = read && read.game.id === now().room?.id && read.entry.table === mine.table;
    const kept = fits
      ? await storage.saveGame(read.game).then(
          () => true,
          () => false,
        )
      : false;
    if (!read || !kept) return notify({ id: "friends-heir-failed", tone: "error" });
    inherited = read.entry;
    attempt(here.ask({ do: "inherited" }));
  }

  /** The page begins anew, as the host's. @param {Omit<FriendsEntry, "link">} entry */
  function takeOver(entry) {
    const { link } = mine;
    void end();
    remember({ ...entry, link });
    location.hash = hashOf("table", entry.id);
    location.reload();
  }

  /** @param {string} name @param {string | null} table whose host is trusted; null: this page's own */
  function becomeGuest(name, table) {
    const made = createGuest({
      name,
      table,
      tokenFor: (proven) => (proven === mine.table && mine.token) || (entryAt(proven)?.token ?? ""),
      onRoom,
      onToken(token, proven) {
        if (now().role !== "guest") return;
        mine = { ...mine, table: proven, token };
        rememberGuest(now().room?.id || LOBBY);
      },
      onConnected,
      onGesture: showGesture,
      onBye,
      onOutcome: (outcome) => notify(OUTCOMES[outcome]),
      onImpostor: () => now().connected || patch({ trouble: "impostor" }),
      onEstate: (estate) => void onEstate(estate),
    });
    guest = made;
    source = createTableSource({
      guest: made,
      attempt,
      // The host's own is stored with every move; a guest's page may have been loaded anew since the end.
      async keep(game) {
        if (now().role === "guest" && !(await storage.gameExists(game.id))) await storage.saveGame(game);
      },
    });
    return (/** @type {Channel} */ channel) => void made.attach(channel);
  }

  /** The host's own page is a guest, too. @param {string} name */
  function joinOwnTable(name) {
    patch({ role: "host" });
    const [here, there] = channelPair();
    const attach = becomeGuest(name, null);
    hosting.now()?.join(there, true);
    attach(here);
  }

  /** Follow a link. @param {string} name @param {string} table */
  function joinByLink(name, table) {
    mine = { table, link: true, token: entryAt(table)?.token ?? "" };
    patience.begin();
    meeting.openRelay(table, true, becomeGuest(name, table));
  }

  /** Let friends in by link, over public relays. */
  function openLink() {
    const table = hosting.table();
    meeting.openRelay(table, false, hosting.join);
    hosting.setLink(true);
    patch({ link: linkTo(table) });
  }

  /** Deal a new game to whoever sits at the table. */
  async function deal() {
    patch({ working: true });
    await hosting.deal();
    patch({ working: false });
  }

  return {
    /** Open a table as it is set up; who is a person there and not this one is expected. @param {Setup} setup */
    async open(setup) {
      void end();
      const { games, settings } = store.get();
      const plans = withProfile(seatsToDeal(setup, games), currentProfile(settings));
      const own = Math.max(
        0,
        plans.findIndex(({ kind }) => kind === "human"),
      );
      const seats = plans.map(({ name, kind }, at) => {
        if (at === own) return { name, kind: "human", token: newToken() };
        if (kind === "human") return { name: "", kind: "open", token: "" };
        // Bots of one's own do not play with friends.
        return ownBotName(kind) ? { name: "", kind: STAND_IN, token: "" } : { name, kind, token: "" };
      });
      const { first, seed, practice } = setup;
      const options = { ...adapters.usual(setup.game, currentLanguage()), ...setup.options };
      await hosting.open({ game: setup.game, own, seats }, { first, seed, practice, options });
      joinOwnTable(seats[own]?.name ?? "");
    },

    deal,

    /** A new game for the same people. */
    rematch: deal,

    openLink,

    /** Nobody is found by link any more; who is connected that way stays away until it works again. */
    closeLink() {
      meeting.closeRelay();
      hosting.setLink(false);
      patch({ link: "", relay: "off" });
    },

    /** Make an invitation for one friend. */
    invite: () => meeting.invite(hosting.join),

    /** The same for whose connection, made by hand, was lost: where its codes are shown. */
    inviteAgain() {
      patch({ panel: "" });
      go("friends");
      void meeting.invite(hosting.join);
    },

    /** @param {string} text the answer that came back */
    accept: (text) => meeting.accept(dataOf(text)),

    /** An address brought a link or an invitation. @param {string} data "" for none */
    visit(data) {
      // Whoever comes back by the same link is still there.
      if (data !== "" && [mine.table, hosting.table()].includes(data)) return;
      if (data !== "") void end();
      patch({ visiting: data });
    },

    /**
     * Follow a link or an invitation.
     * @param {string} data
     * @param {string} [name]
     */
    async join(data, name = ownName()) {
      void end();
      patch({ role: "guest", working: true });
      if (isToken(data)) joinByLink(name, data);
      else {
        const answered = await meeting.answer(data, becomeGuest(name, ""));
        if (answered === null) return;
        if (!answered) return endWith("invitation");
      }
      patch({ working: false });
    },

    /**
     * Where a game is if friends are at it: the source of its table; undefined for a game of this device alone, null if it
     * cannot be opened, which has been told.
     * @param {string} id
     * @returns {Promise<TableSource | undefined | null>}
     */
    async source(id) {
      const entry = entryOf(id);
      if (source && now().room?.id === id) return source;
      if (!entry) return undefined;
      const stored = await storage.readGame(id).catch(() => undefined);
      const game = isSavedGame(stored) ? stored : null;
      if (game?.over) return undefined;
      if (entry.role === "host" && !game) return undefined;
      await end();
      if (entry.role === "host" && game) {
        await hosting.resume(entry, game);
        joinOwnTable(game.seats[entry.own]?.name ?? "");
        if (entry.link) openLink();
        const problem = await hosting.goOn(id);
        if (problem) {
          void end();
          control.fail(id, problem);
          return null;
        }
      } else {
        patch({ role: "guest", opened: id });
        if (entry.link) joinByLink(ownName(), entry.table);
        else {
          patch({ trouble: "gone" });
          becomeGuest(ownName(), "");
        }
      }
      // null if the table was left meanwhile: it is no game of this device alone.
      return source;
    },

    /** Leave the table, as a guest or as its host. */
    leave() {
      const id = now().room?.id || now().opened;
      void end();
      if (id) forget(id);
      location.hash = hashOf("start");
    },

    /** @param {import("./state.js").FriendsState["panel"]} panel */
    showPanel: (panel) => patch({ panel }),
    /** @param {string} name */
    rename: (name) => attempt(guest?.rename(name)),
    /** @param {number | null} seat */
    sit: (seat) => attempt(guest?.ask({ do: "sit", seat })),
    /** @param {Gesture} what */
    gesture: (what) => attempt(guest?.ask({ do: "gesture", what })),
    /** @param {boolean} yes */
    agree: (yes) => attempt(guest?.ask({ do: "agree", yes })),
    /** How a finished game went, as the host's engine has it. */
    course: () => guest?.ask({ do: "course" }) ?? Promise.resolve(null),
    /** @param {number} seat */
    kick: (seat) => attempt(hosting.now()?.kick(seat)),
    /** @param {number} one @param {number} other */
    swap: (one, other) => hosting.now()?.swap(one, other),
    /** @param {number} seat @param {StandIn | ""} who */
    playFor: (seat, who) => attempt(hosting.now()?.playFor(seat, who)),
    /** Ask everybody whether somebody else's device shall host from now on. @param {number} seat */
    offer: (seat) => hosting.now()?.offer(seat),
    /** @param {number} seconds */
    limit: (seconds) => hosting.now()?.limit(seconds),
    end,
  };
}

/** @typedef {ReturnType<typeof createParty>} Party */
