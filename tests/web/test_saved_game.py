"""What an entry of the library is worth, and which adapters there are: asked of the page's modules under Node."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.web.stored_games import record
from tools.setup.process import ROOT

JS = ROOT / "web" / "js"
NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "chess", "Kabale", ""]
RECORDS = {"kabale": record(3, decisions=9), "adel": record(3, decisions=9, name="adel")}
ENTRY: dict[str, Any] = {
    "seats": [{"name": "Ada", "kind": "human"}, {"name": "", "kind": "bot:greedy"}, {"name": "", "kind": "bot:random"}],
}


def evaluate(tmp_path: Path, script: str, given: Any) -> Any:
    """What a module writes, handed `given`; `JS` stands for the page's folder of modules."""
    path = tmp_path / "asked.mjs"
    head = "const given = JSON.parse(process.argv[2]);\nconst answer = (value) => console.log(JSON.stringify(value));\n"
    path.write_text(script.replace("JS/", f"{JS.as_uri()}/") + "\n" + head + "answer(await asked(given));\n", "utf-8")
    node = shutil.which("node")
    assert node
    done = subprocess.run([node, str(path), json.dumps(given)], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


READ = """
import { BrokenEntry, readEntry } from "JS/storage/saved_game.js";
const asked = (entries) => entries.map((entry) => !(readEntry("odd", entry) instanceof BrokenEntry));
"""


def sound(tmp_path: Path, *entries: Any) -> list[bool]:
    found: list[bool] = evaluate(tmp_path, READ, entries)
    return found


@pytest.mark.parametrize("game", RECORDS)
def test_a_game_and_a_record_of_it_are_sound(tmp_path: Path, game: str) -> None:
    dealt, fresh = {**ENTRY, "game": game, "record": RECORDS[game]}, {**ENTRY, "game": game, "record": ""}
    assert sound(tmp_path, dealt, fresh) == [True, True]


def test_a_game_that_its_record_contradicts_is_broken(tmp_path: Path) -> None:
    swapped = [
        {**ENTRY, "game": game, "record": RECORDS[other]} for game in RECORDS for other in RECORDS if game != other
    ]
    hidden = {**ENTRY, "game": "kabale", "record": '{[Game "kabale"]}\n' + RECORDS["adel"]}
    begun = {**ENTRY, "game": "kabale", "record": '[Game "kabale2"]\n'}
    assert not any(sound(tmp_path, *swapped, hidden, begun))


def test_a_game_that_there_is_not_is_broken(tmp_path: Path) -> None:
    odd: list[Any] = [*NAMES, None, 3, True, ["kabale"], {"name": "kabale"}]
    entries = [{**ENTRY, "game": name, "record": text} for name in odd for text in ("", RECORDS["kabale"])]
    assert not any(sound(tmp_path, *entries, {**ENTRY, "record": RECORDS["kabale"]}))


ADAPTERS = """
globalThis.document = { querySelectorAll: () => [], addEventListener() {} };
const { createAdapters } = await import("JS/adapters.js");
const { createDeferredStyles } = await import("JS/platform/deferred_styles.js");
async function asked(names) {
  const own = { load: () => {}, words: [], styles: [], switches: [], screens: {} };
  const adapters = createAdapters({ games: { own }, styles: createDeferredStyles(), onOpen() {} });
  const told = [];
  for (const name of names) {
    adapters.prefetch(name);
    const opened = await adapters.open(name).then(() => true, (fault) => fault.message);
    const waited = await adapters.openWithRetry(name);
    told.push([adapters.miniature(name), adapters.screens(name), adapters.get(name), opened, waited]);
  }
  return told;
}
"""


def test_no_adapter_is_found_under_an_inherited_name(tmp_path: Path) -> None:
    """Whoever insists on one that there is not would wait for ever."""
    told = evaluate(tmp_path, ADAPTERS, NAMES)
    assert told == [[None, {}, None, f"unknown game: {name}", None] for name in NAMES]


SETUP = """
import { isAllowedFor, validateSetup } from "JS/setup.js";
import { KNOWN_GAMES } from "JS/engine/known_games.js";
const asked = (names) => names.map((name) => {
  const options = { edition: name, goal: name, characters: name, violets: name, [name]: "7" };
  const seats = [{ name, kind: name }];
  const odd = { game: name, count: name, seats, first: name, seed: name, practice: name, options };
  const usual = { game: "adel", count: 4, seats: [], first: null, seed: "", practice: false, options: {} };
  const sound = (setup) => JSON.stringify({ ...validateSetup(setup, KNOWN_GAMES), seats: [] });
  const known = KNOWN_GAMES.find((game) => game.name === usual.game).options.filter((option) => option.name in options);
  const defaults = Object.fromEntries(known.map((option) => [option.name, option.values[0]]));
  return [
    sound(odd) === sound({ ...usual, game: "kabale" }),
    sound({ ...usual, options }) === sound({ ...usual, options: defaults }),
    KNOWN_GAMES.every((game) => game.options.every((option) => isAllowedFor(option, name, 2))),
  ];
});
"""


def test_a_setup_holds_nothing_under_an_inherited_name(tmp_path: Path) -> None:
    assert evaluate(tmp_path, SETUP, NAMES) == [[True, True, True]] * len(NAMES)
