"""The generated types of messages: ids, and the arguments of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.generate import files, messages
from tools.setup.process import BuildError

SOURCE = """\
# A comment.
plain = Nothing to fill in
named = { $name } plays { $card }
counted = { $count ->
  [one] { $count } card of { $name }
 *[other] { $count } cards
 }
chosen = { $reader ->
  [you] You win
 *[other] { $name } wins
 } { NUMBER($sum) }
nested = { named }, { $extra }
"""


def types(tmp_path: Path, source: str) -> dict[str, messages.Types]:
    path = tmp_path / "some.ftl"
    path.write_text(source, encoding="utf-8")
    return messages.arguments(messages.parse([path]), {})


def test_each_message_has_its_arguments_and_those_of_what_it_refers_to(tmp_path: Path) -> None:
    """What is counted is a number; a selector by name is a text; all else may be either."""
    assert types(tmp_path, SOURCE) == {
        "plain": {},
        "named": {"card": "Text", "name": "Text"},
        "counted": {"count": "number", "name": "Text"},
        "chosen": {"name": "Text", "reader": "string", "sum": "number"},
        "nested": {"card": "Text", "extra": "Text", "name": "Text"},
    }


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("no message at all\n", "not Fluent"),
        ("a = once\na = twice\n", "a is there twice"),
        ("a = { missing }\n", "no missing to refer to"),
        ("a = { DATETIME($day) }\n", "cannot format FunctionReference"),
        ("a = { $x ->\n  [one] 1\n *[other] 2\n }{ $x ->\n  [you] 1\n *[other] 2\n }\n", "counted in one place"),
    ],
)
def test_what_the_page_could_not_format_is_refused(tmp_path: Path, source: str, words: str) -> None:
    with pytest.raises(BuildError, match=words):
        types(tmp_path, source)


def test_the_written_types_are_those_of_the_messages() -> None:
    assert not files.stale(messages.made()), "run: python build.py shapes"
