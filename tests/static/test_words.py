"""All words stand in all languages, none is missing, none is idle; those of each game in its own folder."""

from __future__ import annotations

import ast
import re
from importlib import import_module

import pytest

import raenke
from tests.static import open_messages, words

LANGUAGES = words.languages()
GAMES = words.games()
ENGLISH = {game: words.read("en", game) for game in ["", *GAMES]}
OPEN = {"": open_messages.IDS, **{game: import_module(f"tests.static.{game}.open_messages").IDS for game in GAMES}}
LISTING = {game: {f"{game}-{end}" for end in ("name", "line", "about", "design")} for game in GAMES}
"""What is listed of each game."""


def test_the_four_languages_are_there() -> None:
    """Folders, the page's own list, and what it says where no script can run agree."""
    listed = re.search(r"LANGUAGES = \{([^}]*)\}", words.sources()["js/words/i18n.js"])
    assert listed
    assert sorted(re.findall(r"(\w+):", listed[1])) == LANGUAGES
    assert {"de", "en", "hu", "ko"} <= {*LANGUAGES}
    spoken = re.findall(r'<p lang="(\w+)">', (words.WEB / "index.html").read_text(encoding="utf-8"))
    assert {*spoken} == {*LANGUAGES}
    assert len({spoken.count(language) for language in LANGUAGES}) == 1


def test_every_shared_file_is_loaded() -> None:
    """The list of word files in i18n.js is the list of files."""
    source = words.sources()["js/words/i18n.js"]
    listed = {name for part in re.findall(r"_FILES = \[([^\]]*)\]", source) for name in re.findall(r'"(\w+)"', part)}
    for language in LANGUAGES:
        assert {path.stem for path in (words.WEB / "i18n" / language).glob("*.ftl")} == listed, language


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_a_game_is_loaded(game: str) -> None:
    """The listing, the faults, and what the game's entry in game_registry.js names."""
    entry = words.sources()["js/game_registry.js"].split(f"  {game}: {{")[1]
    listed = re.search(r"words: \[([^\]]*)\]", entry)
    assert listed
    for language in LANGUAGES:
        found = {path.stem for path in (words.WEB / "i18n" / language / game).glob("*.ftl")}
        assert found == {"listing", "faults", *re.findall(r'"(\w+)"', listed[1])}, language


@pytest.mark.parametrize("game", GAMES)
def test_the_hall_speaks_of_one_game(game: str) -> None:
    """The listings of all games are read together: each id begins with its game."""
    listed = {key for key, word in ENGLISH[game].items() if word.file == "listing.ftl"}
    assert listed >= LISTING[game]
    assert all(key.startswith(f"{game}-") for key in listed)


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_agree(language: str, game: str) -> None:
    """Each language has the same ids in the same files, and fills the same places."""
    theirs = words.read(language, game)
    assert theirs.keys() == ENGLISH[game].keys()
    for key, word in ENGLISH[game].items():
        assert theirs[key].file == word.file, key
        assert theirs[key].places == word.places, key
        assert theirs[key].text.strip(), key


@pytest.mark.parametrize("game", ["", *GAMES])
def test_what_data_asks_for_is_there(game: str) -> None:
    """What the type checker cannot follow; all other ids it checks."""
    assert not sorted({*OPEN[game]} - ENGLISH[game].keys())


def faults(kind: str, game: str) -> dict[str, set[str]]:
    """The ids of a kind of fault that a game's engine (or the shared one) raises, with what their words may fill in."""
    package = words.ROOT / "py" / "raenke"
    found: dict[str, set[str]] = {}
    for path in sorted((package / game).rglob("*.py")):
        if not game and path.relative_to(package).parts[0] in GAMES:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str() as id), *_]) if name == kind:
                    found.setdefault(id, set()).update(part.arg for part in node.keywords if part.arg)
    return found


ALWAYS_GIVEN = {"BadRecord": {"token", "number", "legal"}, "BadSetup": set[str]()}
ONLY_AT_THE_COMMAND = {"no-column-text", "no-card", "no-shuffle", "no-outcome"}


@pytest.mark.parametrize(("kind", "prefix"), [("BadRecord", "bad-record"), ("BadSetup", "bad-setup")])
def test_every_fault_of_the_engine_has_its_words_and_what_they_fill_in(kind: str, prefix: str) -> None:
    """A game's own may have shared words; what is told of a game is raised there."""
    raised = {game: faults(kind, game) for game in ["", *GAMES]}
    told = {game: {key for key in ENGLISH[game] if key.startswith(f"{prefix}-")} for game in raised}
    for game, ids in raised.items():
        wanted = {f"{prefix}-{id}" for id in ids.keys() - ONLY_AT_THE_COMMAND}
        assert wanted <= told[""] | told[game], game
        assert not told[game] - (wanted if game else {f"{prefix}-{id}" for every in raised.values() for id in every})
        for id, places in ids.items():
            word = (ENGLISH[""] | ENGLISH[game]).get(f"{prefix}-{id}")
            shared = set().union(*(other.get(id, set()) for other in raised.values())) if game == "" else places
            assert word is None or word.places <= shared | places | raised[""].get(id, set()) | ALWAYS_GIVEN[kind], id


def test_messages_loaded_before_a_game_have_ids_of_their_own() -> None:
    """Listings and faults of all games stand among the shared words."""
    closed = [
        key for game in GAMES for key, word in ENGLISH[game].items() if word.file in ("listing.ftl", "faults.ftl")
    ]
    assert len({*closed, *ENGLISH[""]}) == len(closed) + len(ENGLISH[""])


BY_KIND = ("event-", "hit-")
"""Put together from an event's kind and a variant: only the list of what comes from data says that all are used."""


@pytest.mark.parametrize("game", ["", *GAMES])
def test_no_message_is_unused(game: str) -> None:
    """A script passes every id, or it comes from data, or another message refers to it."""
    passed = {id for id in words.passed() if not id.startswith(BY_KIND)}
    tempers = {f"{game}-temper-{temper}" for temper in raenke.GAMES[game].tempers} if game else set()
    used = passed | words.inner() | {*OPEN[game]} | LISTING.get(game, set()) | tempers
    told = [key for key in ENGLISH[game] if not key.startswith(("bad-record-", "bad-setup-"))]
    assert not [key for key in told if key not in used]


def test_no_branch_is_out_of_reach() -> None:
    """Korean numbers have no plural category "one": a branch for it would never be taken."""
    for game in ["", *GAMES]:
        assert [key for key, word in words.read("ko", game).items() if "[one]" in word.text] == []
