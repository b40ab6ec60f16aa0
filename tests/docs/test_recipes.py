"""The recipes in docs/adding are numbered without gaps, true, and complete.

True: each path exists, each name that is said to be in a file is there, each message is there in all languages.
Complete: every source file that knows an existing card, character, bot or language is named by the recipe for another.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.docs.pages import CODE, check_names, existing, is_path, pattern, tracked
from tools.setup.process import ROOT

RECIPES = ROOT / "docs" / "adding"

GENERATED = re.compile(r"web/art/.*\.svg|docs/adding/.*|docs/GLOSSARY.md")
"""Drawn from the tables, or no source of anything."""


class Recipe(NamedTuple):
    """A recipe with an example of what it adds."""

    page: str
    section: str
    values: dict[str, str]
    """What its placeholders stand for."""
    codes: tuple[str, ...] = ()
    """By which files know such a thing."""
    other_game: str = ""
    """Its files use the same codes for something else."""
    besides: tuple[str, ...] = ()
    """Files that know an example without having to know another one."""


RECIPES_AND_EXAMPLES = [
    Recipe(
        "card",
        "An ally of Kabale",
        {"XX": "Tr"},
        ("Tr", "Sq", "Wz", "Ex", "Ju"),
        other_game="adel",
        besides=("web/js/kabale/view/miniature.js",),  # a picture of some of the cards
    ),
    Recipe(
        "card",
        "A district of Adel",
        {"XXX": "Arm"},
        ("Arm", "Lig", "Wis", "Qua", "Poo"),
        other_game="kabale",
        besides=("py/raenke/search/analysis.py", "py/raenke/search/advice.py"),  # the arms of a bandit
    ),
    Recipe("character", "", {"XX": "Cj"}, ("Tx", "Cj", "Sc"), other_game="kabale"),
    Recipe(
        "event",
        "",
        {"KIND": "pardoned"},
        ("pardoned", "adorned", "poor-house"),
        other_game="kabale",
        besides=("web/demos/adel/index.json",),  # captions are of cards
    ),
    Recipe(
        "bot", "A bot that comes with Ränke", {"NAME": "greedy"}, ("rollout",), besides=("py/raenke/bots/rollout.py",)
    ),
    Recipe("language", "", {"CODE": "hu"}, ("hu",)),
    Recipe("screen", "", {"SCREEN": "about", "GAME": "kabale"}),
    Recipe("game", "", {"NAME": "adel", "GAME": "ADEL"}, ("adel", "Adel"), besides=("docs/ARCHITECTURE.md",)),
]


def text_of(recipe: Recipe) -> str:
    text = (RECIPES / f"{recipe.page}.md").read_text(encoding="utf-8")
    if not recipe.section:
        return text
    (found,) = re.findall(rf"^## {recipe.section}$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return str(found)


def name(recipe: Recipe) -> str:
    return f"{recipe.page} {recipe.section}".strip()


every_recipe = pytest.mark.parametrize("recipe", RECIPES_AND_EXAMPLES, ids=name)


def test_every_recipe_is_followed_here() -> None:
    assert {recipe.page for recipe in RECIPES_AND_EXAMPLES} == {path.stem for path in RECIPES.glob("*.md")}


@every_recipe
def test_steps_are_numbered_without_gaps_and_end_with_all_tests(recipe: Recipe) -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", text_of(recipe), re.MULTILINE)]
    assert numbers == [*range(1, len(numbers) + 1)]
    assert len(numbers) >= 6
    last = re.split(r"^\d+\. ", text_of(recipe), flags=re.MULTILINE)[-1]
    assert "`python3 build.py test`" in last


@every_recipe
def test_every_path_exists_for_the_example(recipe: Recipe) -> None:
    for path in filter(is_path, CODE.findall(text_of(recipe))):
        if "/" in path.removesuffix("/"):
            assert existing(path, recipe.values), path


@every_recipe
def test_every_name_is_in_its_file(recipe: Recipe) -> None:
    assert check_names(text_of(recipe), recipe.values) >= 2


@pytest.mark.parametrize("recipe", [recipe for recipe in RECIPES_AND_EXAMPLES if recipe.codes], ids=name)
def test_every_file_that_knows_such_a_thing_is_named(recipe: Recipe) -> None:
    paths = [path for path in CODE.findall(text_of(recipe)) if is_path(path)]
    named = [re.compile(pattern(path).pattern + (".*" if path.endswith("/") else "")) for path in paths]
    kinds = "card|role|town|district|character|bot|face"
    knows = re.compile(rf"(?<![\w-])(?:(?:{kinds})[-:])?(?:{'|'.join(recipe.codes)})(?!\w)")
    met = 0
    for file in tracked():
        others = recipe.other_game and re.search(recipe.other_game, file, re.IGNORECASE)
        if not file.startswith(("py/", "web/", "tools/", "docs/")) or file.endswith("/") or others:
            continue
        if GENERATED.fullmatch(file) or file in recipe.besides or (ROOT / file).suffix in (".woff2", ".png", ".webp"):
            continue
        if found := knows.search((ROOT / file).read_text(encoding="utf-8")):
            met += 1
            assert any(wanted.fullmatch(file) for wanted in named), f"{file} knows {found[0]}"
    assert met
