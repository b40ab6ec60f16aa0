// Meeting by hand: what becomes of an invitation whose connection does not come about, or whose host leaves meanwhile.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./no_document.mjs";
import { createStore } from "../../web/js/store.js";

/** The connections that were made, in order. */
let made = [];

const SDP = [
  "a=ice-ufrag:abcd",
  "a=ice-pwd:abcdefghijklmnopqrstuvwx",
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => "AB").join(":")}`,
  "a=candidate:1 1 udp 2113937151 192.168.0.2 40000 typ host",
].join("\r\n");

/** A connection as the browser's, which does what a test says. */
class FakeConnection extends EventTarget {
  connectionState = "new";
  signalingState = "stable";
  iceGatheringState = "new";
  closed = false;
  constructor() {
    super();
    made.push(this);
  }
  createDataChannel() {
    this.wire = Object.assign(new EventTarget(), { readyState: "connecting", send() {} });
    return this.wire;
  }
  createOffer = async () => ({ type: "offer", sdp: SDP });
  createAnswer = async () => ({ type: "answer", sdp: SDP });
  async setLocalDescription(description) {
    this.localDescription = description;
    this.signalingState = description.type === "offer" ? "have-local-offer" : "stable";
  }
  async setRemoteDescription(description) {
    if (this.closed) throw new Error("closed");
    this.remoteDescription = description;
  }
  close() {
    this.closed = true;
  }
  gather() {
    this.iceGatheringState = "complete";
    this.dispatchEvent(new Event("icegatheringstatechange"));
  }
  become(state) {
    this.connectionState = state;
    this.dispatchEvent(new Event("connectionstatechange"));
  }
  open() {
    this.wire.readyState = "open";
    this.wire.dispatchEvent(new Event("open"));
  }
}
Object.assign(globalThis, { RTCPeerConnection: FakeConnection, location: { href: "http://here/" } });
const { createMeeting } = await import("../../web/js/friends/meeting.js");
const { friendsState } = await import("../../web/js/friends/state.js");
const { pack, describe } = await import("../../web/js/friends/packing.js");

const ANSWER = pack(describe({ type: "answer", sdp: SDP }));
const OFFER = pack(describe({ type: "offer", sdp: SDP }));
const soon = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  made = [];
});

/** A device that meets others by hand: what it shows, and who has come. */
function device() {
  const store = createStore({ screenStates: {} });
  const peers = [];
  return {
    store,
    meeting: createMeeting(store),
    shown: () => friendsState.of(store.get()),
    peers,
    met: (one) => peers.push(one),
  };
}

/** Make an invitation; its connection. */
async function invited({ meeting, met }) {
  const done = meeting.invite(met);
  await soon();
  made.at(-1).gather();
  await done;
  return made.at(-1);
}

test("devices that find no way to each other are told, and another invitation can be made", async () => {
  const here = device();
  const connection = await invited(here);
  await here.meeting.accept(ANSWER);
  connection.become("connecting");
  connection.become("failed");
  await soon();
  const { trouble, invitation } = here.shown();
  assert.deepEqual([trouble, invitation, connection.closed], ["unconnected", "", true]);
  const next = await invited(here);
  assert.equal(here.shown().trouble, "");
  await here.meeting.accept(ANSWER);
  next.open();
  await soon();
  assert.equal(here.peers.length, 1);
});

test("the next invitation does not end a connection that is being made", async () => {
  const here = device();
  const first = await invited(here);
  await here.meeting.accept(ANSWER);
  assert.equal(here.shown().invitation, "", "it is used up");
  const second = await invited(here);
  assert.deepEqual([first.closed, second.closed], [false, false]);
  first.open();
  await soon();
  assert.equal(here.peers.length, 1);
  assert.notEqual(here.shown().invitation, "", "the second still waits for its answer");
  // One that nobody has answered is replaced.
  await invited(here);
  assert.equal(second.closed, true);
});

test("who leaves while addresses are looked for leaves no invitation and no answer behind", async () => {
  const here = device();
  const inviting = here.meeting.invite(here.met);
  await soon();
  here.meeting.end();
  friendsState.clear(here.store);
  const answering = here.meeting.answer(OFFER, here.met);
  await soon();
  here.meeting.end();
  for (const connection of made) connection.gather();
  await inviting;
  assert.equal(await answering, null);
  assert.deepEqual(
    made.map(({ closed }) => closed),
    [true, true],
  );
  const { invitation, answer, trouble } = here.shown();
  assert.deepEqual([invitation, answer, trouble], ["", "", ""]);
});

test("who answers waits on, though the connection counts as failed before the host has taken the answer", async () => {
  const here = device();
  const answered = here.meeting.answer(OFFER, here.met);
  await soon();
  const [connection] = made;
  connection.gather();
  assert.equal(await answered, true);
  connection.become("failed");
  await soon();
  assert.deepEqual([here.shown().trouble, connection.closed], ["", false]);
  const channel = connection.createDataChannel();
  connection.dispatchEvent(Object.assign(new Event("datachannel"), { channel }));
  connection.become("connected");
  connection.open();
  await soon();
  assert.equal(here.peers.length, 1);
});
