/**
 * The only document that may reach relays, in a frame with a policy of its own. It knows the table's link, joins its room,
 * and passes on what arrives; it has no access to games.
 */

import { getRelaySockets, joinRoom } from "../../vendor/@trystero-p2p/nostr/dist/index.mjs";
import { bindingSoon } from "./identity.js";

/** What the page asks of the frame. @typedef {{ secret: string, guest: boolean, relays: string[], servers: string[] }} RelayOrder */

/** What goes through the port: of a friend, or how many relays answer. @typedef {{ peer: string, text: string } | { joined: string, binding: string } | { left: string } | { relays: number }} RelayMessage */

const LOOK_MS = 500;

/** With this a host makes itself known: guests find each other as well, but talk to the host only. Any of them could say it; the page asks for a proof (identity.js). */
const I_AM_THE_HOST = "host";

/**
 * @param {RelayOrder} order
 * @param {MessagePort} port
 */
function join({ secret, guest, relays, servers }, port) {
  const tell = (/** @type {RelayMessage} */ message) => port.postMessage(message);
  const room = joinRoom(
    {
      appId: "raenke",
      // The room's name is seen by relays only as a hash; the introductions are encrypted with the rest of the secret.
      password: secret.slice(11),
      relayConfig: { urls: relays, redundancy: relays.length, warnOnRelayFailure: false },
      rtcConfig: { iceServers: servers.length > 0 ? [{ urls: servers }] : [] },
    },
    secret.slice(0, 11),
  );
  /** @param {string} peer */
  async function joined(peer) {
    const binding = await bindingSoon(() => room.getPeers()[peer], !guest);
    if (room.getPeers()[peer]) tell({ joined: peer, binding });
  }
  const wire = room.makeAction("table", {
    onMessage: (text, { peerId }) => {
      if (typeof text !== "string") return;
      if (guest && text === I_AM_THE_HOST) void joined(peerId);
      else tell({ peer: peerId, text });
    },
  });
  room.onPeerJoin = (peer) => {
    if (guest) return;
    // A guest says nothing before it hears this.
    void joined(peer).then(() => wire.send(I_AM_THE_HOST, { target: peer }));
  };
  room.onPeerLeave = (peer) => tell({ left: peer });
  port.onmessage = ({ data: { peer, text } }) =>
    void wire.send(text, { target: peer }).catch(() => tell({ left: peer }));
  setInterval(() => {
    const sockets = /** @type {WebSocket[]} */ (Object.values(getRelaySockets()));
    tell({ relays: sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length });
  }, LOOK_MS);
  addEventListener("pagehide", () => void room.leave());
}

addEventListener("message", ({ source, origin, data, ports: [port] }) => {
  if (source === parent && origin === location.origin && port) join(data, port);
});
