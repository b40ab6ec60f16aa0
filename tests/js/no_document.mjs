// Lets modules that import lit-html be loaded under Node: it makes these two once, and the tests render nothing.

globalThis.document = { createTreeWalker() {}, createComment() {} };
