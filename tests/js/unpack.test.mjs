// Decompression of the packed files, as the unpacking worker and the service worker do it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { runInNewContext, runInThisContext } from "node:vm";

const root = new URL("../../web/", import.meta.url);
const file = new URL("js/engine/unpack.js", root);
runInThisContext(await readFile(file, "utf8"), file.pathname);
const [, base64] = /^const wasm = "(.*)"/m.exec(
  await readFile(new URL("node_modules/zstddec/dist/zstddec-stream.mjs", root), "utf8"),
);
const DECODER = `data:application/wasm;base64,${base64}`;

/** "Ränke " a thousand times, as tools/site/packing.py packs it. */
const TEXT = "Ränke ".repeat(1000);
const PACKED = Buffer.from("KLUv/WBYGn0AADhSw6Rua2UgAQBOq74YAQ==", "base64");

/** A response whose body arrives in pieces of this size. @param {Uint8Array} data @param {number} size */
function arriving(data, size) {
  const pieces = [];
  for (let at = 0; at < data.length; at += size) pieces.push(data.subarray(at, at + size));
  return new Response(
    new ReadableStream({ pull: (out) => (pieces.length ? out.enqueue(pieces.shift()) : out.close()) }),
  );
}

for (const size of [1, 7, 1000])
  test(`pieces of ${size} bytes are unpacked while they arrive`, async () => {
    let received = 0;
    let unpacked = 0;
    const reply = unpackResponse(arriving(PACKED, size), "https://host/run/x/python_stdlib.zip", DECODER, {
      onReceived: (bytes) => (received += bytes),
      onUnpacked: (chunk) => (unpacked += chunk.length),
    });
    assert.equal(await reply.text(), TEXT);
    assert.equal(received, PACKED.length);
    assert.equal(unpacked, Buffer.byteLength(TEXT));
  });

test("only WebAssembly has a content type of its own", () => {
  const type = (url) => unpackResponse(arriving(PACKED, 9), url, DECODER).headers.get("content-type");
  assert.equal(type("https://host/run/x/pyodide.asm.wasm"), "application/wasm");
  assert.equal(type("https://host/v/x/raenke.whl"), "application/octet-stream");
});

test("a file that ends too early is a fault", async () => {
  await assert.rejects(unpackResponse(arriving(PACKED.subarray(0, -3), 5), "x.zip", DECODER).text());
});

test("a page in the place of a file is a fault", async () => {
  const page = new TextEncoder().encode("<!doctype html><title>Welcome</title>");
  await assert.rejects(unpackResponse(arriving(page, 8), "x.zip", DECODER).text());
});

test("something after the end is a fault", async () => {
  const longer = Buffer.concat([PACKED, Buffer.from("more")]);
  for (const size of [5, 1000]) await assert.rejects(unpackResponse(arriving(longer, size), "x.zip", DECODER).text());
});

test("contents larger than the decoder's buffer come whole", async () => {
  const large =
    "KLUv/aBgrgoAfAAAOFLDpG5rZSABAPb/yosRRAAAAAEA/f/KCxBEAAAAAQD9/zkAAkQAAAABAP3/OQACRAAAAAEA/f85AAJFAAAAAQBdLh0AAQ==";
  for (const size of [1, 50, 1000]) {
    const text = await unpackResponse(arriving(Buffer.from(large, "base64"), size), "x.zip", DECODER).text();
    assert.equal(text, "Ränke ".repeat(100_000));
  }
});

test("a decoder that cannot be had is a fault, and is asked for again", async () => {
  const wrong = runInNewContext(await readFile(file, "utf8").then((text) => `${text};unpackResponse`), {
    Response,
    ReadableStream,
    WebAssembly,
    Uint8Array,
    Uint32Array,
    fetch: (url, options) => {
      asked.push(options.cache);
      return fetch(asked.length < 4 ? "data:text/html,Welcome" : url);
    },
  });
  const asked = [];
  await assert.rejects(wrong(arriving(PACKED, 9), "x.zip", DECODER).text());
  assert.deepEqual(asked, ["default", "reload"]);
  assert.equal(await wrong(arriving(PACKED, 9), "x.zip", DECODER).text(), TEXT);
  assert.deepEqual(asked, ["default", "reload", "default", "reload"]);
});
