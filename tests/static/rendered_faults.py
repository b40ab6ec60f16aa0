"""Finds what is wrong with a formatted message: gaps, and particles, articles or endings that do not fit.

Filled-in texts stand between two marks, as tests/static/every_message.mjs puts them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

OPEN, CLOSE = "\ue000", "\ue001"

_GAPS: Final = (
    ("something is left unfilled", re.compile(r"[{}]|undefined|NaN|\bnull\b|\[object")),
    ("a doubled space", re.compile(r"[ \u00a0\u202f\n]{2}")),
    ("a space at an end", re.compile(r"^\s|\s$")),
    ("a space before a mark", re.compile(r" [.,;:!?)]")),
    ("a space after a bracket", re.compile(r"\( ")),
    ("a doubled mark", re.compile(r"(?<!\.)\.\.(?!\.)|,,|;;|::|: ?[.;,]|\.;")),
)


def _gaps(text: str) -> Iterator[str]:
    plain = text.replace(OPEN, "").replace(CLOSE, "")
    for what, pattern in _GAPS:
        if found := pattern.search(plain):
            yield f"{what} at {plain[max(0, found.start() - 12) : found.end() + 12]!r}"


# Korean

_FINALS: Final = {"1": "ㄹ", "2": "", "3": "ㅁ", "4": "", "5": "", "6": "ㄱ", "7": "ㄹ", "8": "ㄹ", "9": "", "0": "ㅇ"}
"""What the Korean readings of digits end with."""

_WITH_FINAL: Final = {
    "은": True,
    "이": True,
    "을": True,
    "과": True,
    "는": False,
    "가": False,
    "를": False,
    "와": False,
}
_LATIN_PARTICLE: Final = re.compile(rf"[A-Za-zÀ-ž]{CLOSE}(은|는|이|가|을|를|과|와|으로|로|야|아)(?=[\s.,;:!?…)]|$)")
_UNDECIDED: Final = re.compile(r"(은\(는\)|는\(은\)|이\(가\)|가\(이\)|을\(를\)|를\(을\)|와\(과\)|과\(와\)|\(으\)로)")


def _final(letter: str) -> str:
    """The consonant that a syllable or a digit ends with, "" for none, "ㄹ" for that one."""
    if letter in _FINALS:
        return _FINALS[letter]
    number = (ord(letter) - 0xAC00) % 28
    return {0: "", 8: "ㄹ"}.get(number, "x")


def _korean(text: str) -> Iterator[str]:
    if _LATIN_PARTICLE.search(text):
        yield "a particle that depends on how a foreign name sounds"
    if _UNDECIDED.search(text):
        yield "an undecided particle"
    # Only where something was filled in: elsewhere syllables such as 이 end words of their own.
    for found in re.finditer(rf"([0-9가-힣]){CLOSE}(은|는|이|가|을|를|과|와|으로|로)(?=[\s.,;:!?…)]|$)", text):
        letter, particle = found.groups()
        final = _final(letter)
        wanted = final not in ("", "ㄹ") if particle in ("으로", "로") else bool(final)
        if (particle == "으로" if particle in ("으로", "로") else _WITH_FINAL[particle]) != wanted:
            yield f"the particle {particle} after {letter}"
    for found in re.finditer(r"(\d)(은|는|이|가|을|를|과|와)(?=[\s.,;:!?…)]|$)", text):
        if _WITH_FINAL[found[2]] != bool(_final(found[1])):
            yield f"the particle {found[2]} after {found[1]}"


# Hungarian

_HU_ARTICLE: Final = re.compile(rf"(?<!\w)([Aa]z?) [„(]?({OPEN}?)[„(]?(?!\d+,)(\w+)")
_HU_VOWELS: Final = frozenset("aáeéiíoóöőuúüű")
_HU_SUFFIX: Final = re.compile(rf"([^\W\d_]){CLOSE}-?(?!ként|ért|ig\b|kor\b|\s)([^\W\d_]+)")


def _needs_az(word: str) -> bool:
    """Whether a word, or a number as it is read, begins with a vowel."""
    if word[0].isdigit():
        digits = re.match(r"\d+", word)
        number = digits[0] if digits else ""
        return number[0] == "5" or (number[0] == "1" and len(number) % 3 == 1)
    return word[0].lower() in _HU_VOWELS


def _hungarian(text: str) -> Iterator[str]:
    for article, mark, word in _HU_ARTICLE.findall(text):
        if re.match(r"[가-힣]", word):
            continue
        # "az" is a pronoun too, as in "az 8, és": before a plain word it may be one.
        strict = bool(mark) or word[0].isdigit() or article.lower() == "a"
        if strict and (article.lower() == "az") != _needs_az(word):
            yield f"the article {article} before {word}"
    for last, ending in _HU_SUFFIX.findall(text):
        yield f"an ending that depends on what it follows: …{last}{ending}"


# German


_BREAKABLE_SUM: Final = re.compile(r"\d, \d|\d(?: (?:und|minus|[+×−=])\s|\s(?:und|minus|[+×−=]) )\d| –")
"""Numbers in a row, a sum, or a dash at the beginning of a line; lists that are filled in break wherever they may."""


def _german(text: str) -> Iterator[str]:
    plain = text.replace(OPEN, "").replace(CLOSE, "")
    if re.search(r"\S …", plain):
        yield "a space before … that may break"
    if re.search(r"\b[a-zA-Z]\. [a-zA-Z]\.", plain):
        yield "an abbreviation that may break"
    if found := re.search(r"\d (Gold|Punkte?n?|Karten?)\b|\b(Rang|Runde|Spalte) \d", plain):
        yield f"{found[0]!r}, which may break"
    if found := _BREAKABLE_SUM.search(re.sub(f"{OPEN}.*?{CLOSE}", "x", text)):
        yield f"{found[0]!r}, which may break"
    if re.search(rf"[sxzß]{CLOSE}s\b", text):
        yield "a genitive after s, x or z"
    if found := re.search(r"(?<![\d.,½])1\s(Karten|Punkte|Ziele|Spiele|Bauwerke|Mitspieler|Züge|Runden)\b", plain):
        yield f"the plural {found[0]}"


# English


def _english(text: str) -> Iterator[str]:
    plain = text.replace(OPEN, "").replace(CLOSE, "")
    if found := re.search(r"(?<![\d.,½/])1 (cards|points|goals|games|districts|players|turns|rounds)\b", plain):
        yield f"the plural {found[0]}"
    for article, word in re.findall(rf"(?<!\w)([Aa]n?) {OPEN}(\w+)", text):
        if (article.lower() == "an") != (word[0].lower() in "aeiou8" or word in ("11", "18")):
            yield f"the article {article} before {word}"


_OWN: Final[dict[str, Callable[[str], Iterator[str]]]] = {
    "de": _german,
    "en": _english,
    "hu": _hungarian,
    "ko": _korean,
}


def faults(language: str, text: str) -> list[str]:
    """What is wrong with a formatted message."""
    return [*_gaps(text), *_OWN[language](text)]
