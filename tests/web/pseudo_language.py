"""A language that nobody speaks: English with accents on and 40 % longer, to find text that does not fit."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Route

from tools.setup.process import ROOT

ACCENTS = str.maketrans("aeiouyAEIOUYcnszCNSZ", "áéíőűýÁÉÍŐŰÝçñšžÇÑŠŽ")
WORD = re.compile(r"[^\W\d_]+")
VARIANT = re.compile(r"\s*\*?\[[\w-]+\] ?")


def longer(text: str) -> str:
    """Plain text, lengthened word by word."""

    def word(found: re.Match[str]) -> str:
        plain = found[0]
        more = "eaoiu" * 4
        return plain.translate(ACCENTS) + more[: round(len(plain) * 0.4)].translate(ACCENTS)

    return WORD.sub(word, text)


def _pattern(text: str) -> str:
    """A message's value: what stands in braces stays, but the variants of a choice are text again."""
    made, at = "", 0
    while at < len(text):
        brace = text.find("{", at)
        if brace < 0:
            return made + longer(text[at:])
        depth, end = 0, brace
        for end in range(brace, len(text)):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            if depth == 0:
                break
        made += longer(text[at:brace]) + _placeable(text[brace : end + 1])
        at = end + 1
    return made


def _placeable(text: str) -> str:
    if "->" not in text:
        return text
    head, *lines = text.splitlines(keepends=True)
    made = head
    for line in lines:
        found = VARIANT.match(line)
        made += found[0] + _pattern(line[found.end() :]) if found else line
    return made


def pseudo(source: str) -> str:
    """A whole Fluent file."""
    made = []
    for block in re.split(r"(?m)^(?=\S)", source):
        if block.startswith(("#", "}")) or "=" not in block:
            made.append(block)
            continue
        name, value = block.split("=", 1)
        made.append(f"{name}={_attributes(value)}")
    return "".join(made)


def _attributes(value: str) -> str:
    parts = re.split(r"(?m)^(\s+\.[\w-]+ =)", value)
    return "".join(part if at % 2 else _pattern(part) for at, part in enumerate(parts))


def spoken(context: BrowserContext) -> None:
    """Pages of this context hear the pseudo-language where they ask for English."""

    def answer(route: Route) -> None:
        name = route.request.url.split("?")[0].split("/i18n/en/")[1]
        text = (ROOT / "web" / "i18n" / "en" / name).read_text(encoding="utf-8")
        route.fulfill(body=pseudo(text), content_type="text/plain; charset=utf-8")

    # The page knows its words by their digests, and would refuse any others.
    context.add_init_script("{ const asked = fetch; fetch = (what, how) => asked(what, { ...how, integrity: '' }); }")
    context.route(re.compile(r"/i18n/en/.+\.ftl"), answer)
