/** The ways in which devices find each other: over relays by link, or by an invitation made by hand. */

import { answer, invite } from "./by_hand.js";
import { linkTo } from "./links.js";
import { createRelay, relaysOf, serversOf } from "./relay.js";
import { friendsState } from "./state.js";

/** @import { Store } from "../store.js" */
/** @import { Channel } from "./channel.js" */

/** @param {Store} store */
export function createMeeting(store) {
  const patch = (/** @type {Partial<import("./state.js").FriendsState>} */ change) => friendsState.patch(store, change);
  /** @type {ReturnType<typeof createRelay> | null} */
  let relay = null;
  /** The one that waits for its answer. @type {import("./by_hand.js").Invitation | null} */
  let invitation = null;
  /** Those that were answered, until they are connected. @type {Set<import("./by_hand.js").Invitation>} */
  const connecting = new Set();
  /** @type {{ cancel: () => void } | null} */
  let answering = null;
  /** Raised when the table is left: what takes its time is then no longer wanted. */
  let tables = 0;

  function closeRelay() {
    relay?.close();
    relay = null;
  }

  return {
    closeRelay,

    /** @param {string} table @param {boolean} guest @param {(channel: Channel) => void} onPeer */
    openRelay(table, guest, onPeer) {
      closeRelay();
      const { relays, relayServers } = store.get().settings;
      relay = createRelay({
        secret: table,
        guest,
        relays: relaysOf(relays),
        servers: serversOf(relayServers),
        onPeer,
        onState: (state) => state !== friendsState.of(store.get()).relay && patch({ relay: state }),
      });
      patch({ relay: "connecting" });
    },

    /** Make an invitation for one friend. @param {(channel: Channel) => void} onPeer */
    async invite(onPeer) {
      const table = tables;
      invitation?.cancel();
      invitation = null;
      patch({ working: true, invitation: "", trouble: "" });
      const made = await invite().catch(() => null);
      if (table !== tables || invitation) return made?.cancel();
      patch({ working: false, ...(made ? { invitation: linkTo(made.code) } : { trouble: "invitation" }) });
      if (!made) return;
      invitation = made;
      made.opened.then(
        (channel) => {
          connecting.delete(made);
          onPeer(channel);
        },
        () => {
          made.cancel();
          if (connecting.delete(made)) patch({ trouble: "unconnected" });
        },
      );
    },

    /** @param {string} code the answer that came back */
    async accept(code) {
      const [table, made] = [tables, invitation];
      const fine = (await made?.accept(code).catch(() => false)) ?? false;
      if (table !== tables) return;
      patch({ trouble: fine ? "" : "invitation" });
      if (!fine || !made || invitation !== made) return;
      // The next invitation does not end this connection, which is being made.
      connecting.add(made);
      invitation = null;
      patch({ invitation: "" });
    },

    /**
     * Answer an invitation.
     * @param {string} code
     * @param {(channel: Channel) => void} onPeer
     * @returns {Promise<boolean | null>} whether it is one; null: it is no longer wanted
     */
    async answer(code, onPeer) {
      const table = tables;
      const made = await answer(code).catch(() => null);
      if (table !== tables) {
        made?.cancel();
        return null;
      }
      answering = made;
      if (!made) return false;
      patch({ answer: linkTo(made.code), working: false });
      // A connection that breaks at once is no worse than one that never came.
      made.opened.then(onPeer, () => {});
      return true;
    },

    /** Nobody is looked for any more. */
    end() {
      tables += 1;
      closeRelay();
      for (const one of [invitation, answering, ...connecting]) one?.cancel();
      connecting.clear();
      [invitation, answering] = [null, null];
    },
  };
}
