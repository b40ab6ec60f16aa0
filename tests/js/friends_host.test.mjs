// Who is the host: proved to every guest before it says anything, also by a host that has begun anew.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bindingOf,
  bindingSoon,
  createIdentity,
  prove,
  provenTable,
  readIdentity,
} from "../../web/js/friends/identity.js";
import { pipe } from "./friends_pipe.mjs";
import { guestOf, IDENTITY, joined, opened, pause, until } from "./friends_table.mjs";

test("an impostor behind the same link is refused, and told nothing", async () => {
  const impostor = opened(["human", "open"], { host: { identity: await createIdentity() } });
  const { host } = opened(["human", "open"]);
  const bo = guestOf("Bo");
  const told = [];
  const [here, there] = pipe({ seen: (text, to) => to === 1 && told.push(text) });
  impostor.host.join(there);
  await bo.attach(here);
  assert.equal(bo.seen.impostors, 1);
  assert.deepEqual(
    told.map((text) => JSON.parse(text).do),
    ["prove"],
  );
  const [mine, hosts] = pipe();
  host.join(hosts);
  await bo.attach(mine);
  await until(() => bo.connected());
  // Nor does one take a connected guest away from its host.
  const [third, fourth] = pipe();
  impostor.host.join(fourth);
  await bo.attach(third);
  assert.equal(bo.seen.impostors, 2);
  assert.equal((await bo.ask({ do: "room" })).seats[1].name, "Bo");
  for (const one of [host, impostor.host, bo]) one.end();
});

test("a guest that passes the host's proof on as its own is refused", async () => {
  const { host } = opened(["human", "open"]);
  const bo = guestOf("Bo");
  const [mine, middle] = pipe();
  const [other, hosts] = pipe();
  host.join(hosts);
  middle.onMessage((text) => other.send(text));
  other.onMessage((text) => middle.send(text));
  await bo.attach(mine);
  assert.equal(bo.seen.impostors, 1);
  assert.ok(!bo.connected());
  // Over one connection, the same messages are a proof.
  const [near, far] = pipe({ binding: "same" });
  const [next, last] = pipe({ binding: "same" });
  host.join(last);
  far.onMessage((text) => next.send(text));
  next.onMessage((text) => far.send(text));
  await bo.attach(near);
  await until(() => bo.connected());
  host.end();
  bo.end();
});

test("a connection whose ends cannot be told proves nothing, and a silent stranger holds nobody up", async () => {
  const { host } = opened(["human", "open"]);
  const bo = guestOf("Bo");
  const [silent] = pipe();
  void bo.attach(silent);
  const [mine, hosts] = pipe({ binding: "" });
  host.join(hosts);
  await bo.attach(mine);
  assert.equal(bo.seen.impostors, 1);
  const back = await joined(host, "Cy");
  assert.equal(back.room().you, 1);
  silent.close();
  await pause();
  for (const one of [host, bo, back]) one.end();
});

test("a host is the same after its reload, and only with its whole key", async () => {
  const stored = JSON.parse(JSON.stringify(IDENTITY));
  assert.deepEqual(await readIdentity(stored), IDENTITY);
  const other = await createIdentity();
  for (const wrong of [
    null,
    {},
    { ...stored, table: other.table },
    { ...stored, jwk: other.jwk },
    { ...stored, jwk: 1 },
  ])
    assert.equal(await readIdentity(wrong), null);
  const proof = await prove(stored, "a", "b");
  assert.equal(await provenTable(proof, "a", "b"), IDENTITY.table);
  for (const [challenge, binding] of [
    ["b", "b"],
    ["a", "a"],
  ])
    assert.equal(await provenTable(proof, challenge, binding), "");
  for (const wrong of [null, {}, { ...proof, proof: "" }, { ...proof, key: "A" }, { ...proof, key: other.key }])
    assert.equal(await provenTable(wrong, "a", "b"), "");
});

test("a connection is named by its two certificates, and by nothing if somebody names more than one", () => {
  const sdp = (...lines) => ({ sdp: ["v=0", ...lines.map((one) => `a=fingerprint:sha-256 ${one}`), ""].join("\r\n") });
  const between = (local, remote) => ({ localDescription: local, remoteDescription: remote });
  const host = bindingOf(between(sdp("AA:01"), sdp("bb:02")), true);
  assert.equal(host, "sha-256 aa:01 sha-256 bb:02");
  assert.equal(bindingOf(between(sdp("BB:02", "BB:02"), sdp("AA:01")), false), host);
  assert.equal(bindingOf(between(sdp("BB:02"), sdp("AA:01", "CC:03")), false), "");
  assert.equal(bindingOf(between(sdp("BB:02"), sdp()), false), "");
  assert.equal(bindingOf(undefined, false), "");
});

test("a connection is named as soon as both descriptions are known, which may be after its channel has opened", async () => {
  const sdp = (mark) => ({ sdp: `v=0\r\na=fingerprint:sha-256 ${mark}\r\n` });
  const connection = { localDescription: sdp("AA:01"), remoteDescription: null };
  const found = bindingSoon(() => connection, true);
  await pause(50);
  connection.remoteDescription = sdp("BB:02");
  assert.equal(await found, "sha-256 aa:01 sha-256 bb:02");
});
