// Prints, as JSON, every text that the page's scripts may pass as a message id: string literals, and all that typed templates expand to.
import ts from "../../web/node_modules/typescript/lib/typescript.js";

const root = new URL("../../web/", import.meta.url).pathname;
const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(messageText);
  },
};
const config = ts.getParsedCommandLineOfConfigFile(`${root}jsconfig.json`, {}, host);
const program = ts.createProgram(config.fileNames, config.options);
const checker = program.getTypeChecker();
const found = new Set();

/** The string literals of a type, and of what it is a union of. */
function expand(type) {
  if (type.isUnion()) type.types.forEach(expand);
  else if (type.isStringLiteral()) found.add(type.value);
}

function visit(node) {
  if (ts.isStringLiteralLike(node)) found.add(node.text);
  if (ts.isTemplateExpression(node)) {
    const cast = ts.isParenthesizedExpression(node.parent) && ts.getJSDocType(node.parent);
    expand(checker.getTypeAtLocation(cast ? node.parent : node));
  }
  ts.forEachChild(node, visit);
}

for (const source of program.getSourceFiles())
  if (source.fileName.startsWith(`${root}js/`) && !source.isDeclarationFile) visit(source);
process.stdout.write(JSON.stringify([...found].sort()));
