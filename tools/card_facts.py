"""Makes `web/js/kabale/card_facts.js` from the engine's own tables, for pages that are read before the engine is up."""

from __future__ import annotations

import json
import sys

from tools.run import ROOT, say

TARGET = ROOT / "web" / "js" / "kabale" / "card_facts.js"

HEAD = """\
/** The allies' facts as the engine's table has them. Made by `python build.py shapes`; change them in py/raenke. */

/** @import { CardFact } from "./shapes" */

/** @type {Record<string, CardFact[]>} by game, in the order of its table */
export const CARD_FACTS = {
"""


def made() -> str:
    """The module's text as the engine would have it now."""
    folder = str(ROOT / "py")
    if folder not in sys.path:
        sys.path.insert(0, folder)
    from raenke import GAMES
    from raenke.worker import facts

    lines = [HEAD]
    for name, game in GAMES.items():
        lines.append(f"  {name}: [\n")
        for fact in facts(game)["cards"]:
            pairs = ", ".join(f"{key}: {json.dumps(value)}" for key, value in fact.items())
            lines.append(f"    {{ {pairs} }},\n")
        lines.append("  ],\n")
    return "".join([*lines, "};\n"])


def stale() -> bool:
    """Whether the file on disk is not what the engine says."""
    return not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made()


def write() -> None:
    """Writes the file where it is not as it should be."""
    if stale():
        TARGET.write_text(made(), encoding="utf-8")
        say(f"wrote {TARGET.relative_to(ROOT)}")
