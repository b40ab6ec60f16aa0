"""All words stand in all languages, none is missing, none is idle."""

from __future__ import annotations

import ast
import re

import pytest

from tests.web import words
from tests.web.word_patterns import PATTERNS

LANGUAGES = words.languages()
ENGLISH = words.read("en")
EXPANDED = {pattern.replace("*", value): pattern for pattern, values in PATTERNS.items() for value in values}


def test_the_four_languages_are_there() -> None:
    """Folders, the page's own list, and what it says where no script can run agree."""
    listed = re.search(r"LANGUAGES = \{([^}]*)\}", words.sources()["js/words/i18n.js"])
    assert listed
    assert sorted(re.findall(r"(\w+):", listed[1])) == LANGUAGES
    assert {"de", "en", "hu", "ko"} <= {*LANGUAGES}
    spoken = re.findall(r'<p lang="(\w+)">', (words.WEB / "index.html").read_text(encoding="utf-8"))
    assert {*spoken} == {*LANGUAGES}
    assert len({spoken.count(language) for language in LANGUAGES}) == 1


def test_every_file_is_loaded() -> None:
    """The list of word files in i18n.js is the list of files."""
    source = words.sources()["js/words/i18n.js"]
    listed = {name for part in re.findall(r"_FILES = \[([^\]]*)\]", source) for name in re.findall(r'"(\w+)"', part)}
    for language in LANGUAGES:
        assert {path.stem for path in (words.WEB / "i18n" / language).glob("*.ftl")} == listed, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_agree(language: str) -> None:
    """Each language has the same ids in the same files, and fills the same places."""
    theirs = words.read(language)
    assert theirs.keys() == ENGLISH.keys()
    for key, word in ENGLISH.items():
        assert theirs[key].file == word.file, key
        assert theirs[key].places == word.places, key
        assert theirs[key].text.strip(), key


def test_no_word_is_missing() -> None:
    """Every id that a script asks for literally stands in the files."""
    missing = {key: sorted(files) for key, files in words.asked().items() if key not in ENGLISH}
    assert not missing


def test_every_pattern_is_declared() -> None:
    """Ids that are put together stand in the one list of patterns."""
    unknown = {key: sorted(files) for key, files in words.templates().items() if key not in PATTERNS}
    assert not unknown


def test_every_pattern_has_its_words() -> None:
    """Whatever may be put together stands in the files."""
    assert not sorted(EXPANDED.keys() - ENGLISH.keys())


def faults(kind: str) -> dict[str, set[str]]:
    """The ids of a kind of fault that the engine's sources raise, with the names of what their words may fill in."""
    found: dict[str, set[str]] = {}
    for path in sorted((words.ROOT / "py" / "raenke").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str() as id), *_]) if name == kind:
                    found.setdefault(id, set()).update(part.arg for part in node.keywords if part.arg)
    return found


ONLY_AT_THE_COMMAND = {"no-column-text", "no-card", "no-shuffle", "no-outcome"}


@pytest.mark.parametrize(("kind", "prefix"), [("BadRecord", "bad-record"), ("BadSetup", "bad-setup")])
def test_every_fault_of_the_engine_has_its_words_and_what_they_fill_in(kind: str, prefix: str) -> None:
    raised = faults(kind)
    told = {key.removeprefix(f"{prefix}-"): word for key, word in ENGLISH.items() if key.startswith(f"{prefix}-")}
    assert told.keys() == raised.keys() - ONLY_AT_THE_COMMAND
    for id, word in told.items():
        assert word.places <= raised[id], id


def test_no_word_is_idle() -> None:
    """Every id in the files is asked for, literally, by a declared pattern, or by another word."""
    used = words.literals() | words.inner() | EXPANDED.keys()
    idle = sorted(key for key in ENGLISH if key not in used)
    assert not idle


def test_no_branch_is_out_of_reach() -> None:
    """Korean numbers have no plural category "one": a branch for it would never be taken."""
    assert [key for key, word in words.read("ko").items() if "[one]" in word.text] == []
