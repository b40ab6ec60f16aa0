/** Whether the host is at the other end of a new connection, asked before anything else is said. */

import { newToken, provenTable } from "./identity.js";
import { LONGEST_REQUEST, readHostMessage } from "./messages.js";
import { REPEAT_MS } from "./timing.js";

/** @import { Channel } from "./channel.js" */

/** The question is repeated so often. */
const MOST_REPEATS = 6;

/**
 * Ask whoever is there to prove to be a host.
 * @param {Channel} channel
 * @returns {Promise<{ table: string } | { protocol: number } | null>} the host's table, "" for somebody else's proof; or the protocol of a page that does not go on; null: no answer
 */
export function examine(channel) {
  const challenge = newToken();
  const question = JSON.stringify({ number: 0, do: "prove", challenge });
  return new Promise((done) => {
    let asked = 0;
    /** @param {{ table: string } | { protocol: number } | null} found */
    function end(found) {
      clearInterval(repeat);
      done(found);
    }
    function ask() {
      if (asked++ < MOST_REPEATS) channel.send(question);
      else end(null);
    }
    const repeat = setInterval(ask, REPEAT_MS);
    channel.onClose(() => end(null));
    channel.onMessage((text) => {
      // A stranger is heard no longer than a proof takes.
      const message = text.length <= LONGEST_REQUEST ? readHostMessage(text) : null;
      if (message && "bye" in message) end({ protocol: message.protocol });
      else if (message && "re" in message && message.re === 0 && "value" in message)
        void provenTable(message.value, challenge, channel.binding).then((table) =>
          end({ table: channel.binding === "" ? "" : table }),
        );
    });
    ask();
  });
}
