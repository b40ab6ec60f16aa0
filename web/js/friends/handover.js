/** Handing the table over while its host is still there: the next host stores everything first, or nothing has changed. */

/** @import { Client } from "./connections.js" */
/** @import { Bequest } from "./estate.js" */
/** @import { HostedGame } from "./hosted_game.js" */

/** A device that is to host says within this time that it has stored the game, or nothing is handed over. */
const HEIR_MS = 10_000;

/**
 * @param {object} parts
 * @param {HostedGame} parts.running
 * @param {(client: Client, message: object) => void} parts.tell
 * @param {(seat: number | null) => Bequest} parts.bequest what the next host gets, at this seat
 * @param {() => void} parts.onHanded another device is the host now
 */
export function createHandover({ running, tell, bequest, onHanded }) {
  /** The client that is to host, and what ends the wait for it. @type {{ client: Client, done: (handed: boolean) => void } | null} */
  let heir = null;

  return {
    /**
     * Everybody has agreed: the game goes to another device, with all that is hidden in it.
     * @param {Client} client
     * @returns {Promise<boolean>} false: that device has not taken it, and nothing has changed
     */
    async begin(client) {
      await running.openUp();
      return running.hold(async () => {
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        let patience;
        const ready = new Promise((/** @type {(handed: boolean) => void} */ done) => {
          heir = { client, done };
          patience = setTimeout(() => done(false), HEIR_MS);
        });
        tell(client, { estate: bequest(client.seat) });
        const handed = await ready;
        clearTimeout(patience);
        heir = null;
        if (handed) onHanded();
        return handed;
      });
    },

    /** A client has stored what it was given. @param {Client} client */
    ready: (client) => (heir?.client === client ? heir.done(true) : null),

    /** The table closes: nobody waits any more. */
    cancel: () => heir?.done(false),
  };
}
