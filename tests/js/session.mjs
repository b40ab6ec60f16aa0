// Evaluates page code under Node for tests in Python: node session.mjs MODULE
// Imports the module, then answers one line of JSON with another: [source of a function or expression, argument] in,
// { value } or { fault } out.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runInThisContext } from "node:vm";
import "./no_document.mjs";

globalThis.fetch = async (address) => new Response(await readFile(fileURLToPath(address)));
await import(pathToFileURL(path.resolve(process.argv[2])).href);

const evaluate = async (source, argument) => {
  const value = await runInThisContext(`(${source})`);
  return typeof value === "function" ? value(argument) : value;
};

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await evaluate(...JSON.parse(line)).then(
    (value) => ({ value: value ?? null }),
    (fault) => ({ fault: String(fault?.stack ?? fault) }),
  );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
