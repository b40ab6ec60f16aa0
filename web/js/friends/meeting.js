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
  /** @type {import("./by_hand.js").Invitation | null} */
  let invitation = null;
  /** @type {{ cancel: () => void } | null} */
  let answering = null;

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
      invitation?.cancel();
      patch({ working: true, invitation: "", trouble: "" });
      try {
        const made = await invite();
        invitation = made;
        made.opened.then(
          (channel) => {
            onPeer(channel);
            if (invitation === made) invitation = null;
            patch({ invitation: "" });
          },
          () => {
            made.cancel();
            if (invitation === made) invitation = null;
            patch({ invitation: "", trouble: "unconnected" });
          },
        );
        patch({ invitation: linkTo(made.code) });
      } catch {
        patch({ trouble: "invitation" });
      }
      patch({ working: false });
    },

    /** @param {string} code the answer that came back */
    async accept(code) {
      const fine = (await invitation?.accept(code).catch(() => false)) ?? false;
      patch({ trouble: fine ? "" : "invitation" });
    },

    /** Answer an invitation. @param {string} code @param {(channel: Channel) => void} onPeer */
    async answer(code, onPeer) {
      const made = await answer(code).catch(() => null);
      answering = made;
      if (!made) return false;
      patch({ answer: linkTo(made.code), working: false });
      // A connection that breaks at once is no worse than one that never came.
      made.opened.then(onPeer, () => {});
      return true;
    },

    /** Nobody is looked for any more. */
    end() {
      closeRelay();
      invitation?.cancel();
      answering?.cancel();
      [invitation, answering] = [null, null];
    },
  };
}
