// Prints the names of scripts that are not the same code in two folders: node same_code.mjs FOLDER OTHER NAME…
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const [folder, other, ...names] = process.argv.slice(2);
const ts = createRequire(path.join(folder, "package.json"))("typescript");
const how = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };

/** The syntax tree as one text, without white space and comments. */
function tree(file) {
  const found = [];
  function visit(node) {
    found.push(node.kind, node.text ?? "");
    ts.forEachChild(node, visit);
  }
  ts.forEachChild(ts.createSourceFile("script.js", readFileSync(file, "utf-8"), how), visit);
  return found.join("\n");
}

for (const name of names) if (tree(path.join(folder, name)) !== tree(path.join(other, name))) console.log(name);
