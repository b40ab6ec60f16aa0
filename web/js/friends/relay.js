/** Connections by link: friends are found over public relays, in a frame that alone may reach them (relay_frame.js). */

import { createChannel } from "./channel.js";
import { LAST_WORDS_MS } from "./timing.js";

/** @import { Channel } from "./channel.js" */
/** @import { RelayMessage } from "./relay_frame.js" */

/** Well-known relays, several so that any one may fail; people may choose others. */
export const RELAYS = ["wss://nos.lol", "wss://relay.mostr.pub", "wss://purplerelay.com", "wss://nostr.data.haus"];

/** They tell a device under which address others can reach it. */
export const SERVERS = ["stun:stun.cloudflare.com:3478", "stun:stun.l.google.com:19302"];

/** After so long without any relay people are told. */
const PATIENCE_MS = 12_000;

/** Addresses as they are typed in the settings, one a line; the usual ones if there are none. @param {string} typed @param {string[]} usual @param {RegExp} allowed */
function addresses(typed, usual, allowed) {
  const found = typed.split(/\s+/).filter((one) => allowed.test(one));
  return typed.trim() === "" ? usual : found.slice(0, 12);
}

/** @param {string} typed */
export const relaysOf = (typed) =>
  addresses(typed, RELAYS, /^(wss:\/\/|ws:\/\/(127\.0\.0\.1|localhost)[:/])\S{3,200}$/);

/** @param {string} typed `-` for none */
export const serversOf = (typed) => addresses(typed, SERVERS, /^(stun|turns?):\S{3,200}$/);

/** With no relay left for so long everything begins anew: trystero gives up after a minute, and networks come back later. */
const RENEW_MS = 10_000;

/**
 * A guest that finds nobody for so long, though relays answer, begins anew; twice as long each time. Who joins makes itself
 * known at once, who is there only once a minute; and a connection that either side has given up is not offered again.
 */
const ALONE_MS = 12_000;
const LONGEST_ALONE_MS = 60_000;

/**
 * @param {object} parts
 * @param {string} parts.secret of the link
 * @param {boolean} parts.guest
 * @param {string[]} parts.relays
 * @param {string[]} parts.servers
 * @param {(channel: Channel) => void} parts.onPeer
 * @param {(state: "on" | "failed") => void} parts.onState whether any relay answers
 */
export function createRelay({ secret, guest, relays, servers, onPeer, onState }) {
  /** @typedef {{ frame: HTMLIFrameElement, port: MessagePort, peers: Map<string, ReturnType<typeof createChannel>>, answered: number, silent: ReturnType<typeof setTimeout> }} Search `answered`: when a relay did last */
  /** The one that goes on, last; earlier ones last as long as somebody is connected over them. @type {Search[]} */
  let searches = [];
  const began = performance.now();
  /** When somebody was connected last, or looked for anew. */
  let alone = began;
  let patience = ALONE_MS;

  /** @param {Search} search */
  function remove(search) {
    searches = searches.filter((one) => one !== search);
    clearTimeout(search.silent);
    search.port.onmessage = null;
    setTimeout(() => {
      search.frame.remove();
      search.port.close();
    }, LAST_WORDS_MS);
    for (const { closed } of search.peers.values()) closed();
    search.peers.clear();
  }

  /** @param {Search} search @param {number} answering */
  function onRelays(search, answering) {
    const now = performance.now();
    if (search !== searches.at(-1)) return search.peers.size === 0 ? remove(search) : undefined;
    if (searches.some(({ peers }) => peers.size > 0)) {
      alone = now;
      patience = ALONE_MS;
    }
    if (answering > 0) {
      search.answered = now;
      onState("on");
      if (!guest || now - alone <= patience) return;
      alone = now;
      patience = Math.min(2 * patience, LONGEST_ALONE_MS);
      return begin();
    }
    if (now - began > PATIENCE_MS) onState("failed");
    // A guest with a connection looks for nobody.
    if (now - search.answered > RENEW_MS && !(guest && search.peers.size > 0)) begin();
  }

  function begin() {
    const { port1: port, port2: theirs } = new MessageChannel();
    const frame = document.createElement("iframe");
    /** @type {Search} */
    const search = {
      frame,
      port,
      peers: new Map(),
      answered: performance.now(),
      silent: setTimeout(isMissing, PATIENCE_MS),
    };
    const { peers } = search;
    searches.push(search);
    frame.hidden = true;
    frame.title = "";
    frame.src = new URL("relay.html", import.meta.url).href;
    frame.addEventListener("load", () =>
      frame.contentWindow?.postMessage({ secret, guest, relays, servers }, location.origin, [theirs]),
    );
    document.body.append(frame);

    /** Nothing was heard from the frame: it or its script could not be loaded. */
    function isMissing() {
      onState("failed");
      remove(search);
      begin();
    }

    /** @param {string} peer */
    function dropped(peer) {
      peers.get(peer)?.closed();
      peers.delete(peer);
    }

    port.onmessage = ({ data }) => {
      clearTimeout(search.silent);
      const message = /** @type {RelayMessage} */ (data);
      if ("relays" in message) onRelays(search, message.relays);
      else if ("joined" in message) {
        const { joined: peer, binding } = message;
        dropped(peer);
        const made = createChannel({
          send: (text) => port.postMessage({ peer, text }),
          // The connection stays, since others may use it; what still comes is not heard.
          close: () => peers.delete(peer),
          binding,
        });
        peers.set(peer, made);
        onPeer(made.channel);
      } else if ("left" in message) dropped(message.left);
      else peers.get(message.peer)?.receive(message.text);
    };
  }

  begin();

  return {
    close() {
      for (const search of searches) remove(search);
    },
  };
}

/** @typedef {ReturnType<typeof createRelay>} Relay */
