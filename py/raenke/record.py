"""Serialize and parse game records (docs/NOTATION.md), strictly."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, Final

from raenke.faults import BadRecord, IllegalAction
from raenke.game import CHANCE, Game, State
from raenke.headers import required

VERSION: Final = "1"
LONGEST_VALUE: Final = 2000
MOST_HEADERS: Final = 200
UNFINISHED: Final = "*"

_HEADER = r"""\[(?P<name>[A-Za-z][A-Za-z0-9]*+)[ ]"(?P<value>(?:[^"\\\n]|\\.)*+)"\]"""

_PIECE = re.compile(
    r"""(?P<gap>(?:\s++|\{[^}]*+\})++)
    | HEADER
    | (?P<token>[^\s{}\[\]]++)
    | (?P<other>.)""".replace("HEADER", _HEADER),
    re.VERBOSE | re.DOTALL,
)

_ESCAPE = re.compile(r"\\(.)")

_LINE_END = re.compile(r"(?:[^\n{]++|\{[^}]*+\})*+\n")
"""A line end between tokens, not inside a comment."""

_OUTLINE = re.compile(
    r"""HEADER
    | (?P<rest>(?:[^{\[]++|\{[^}]*+(?:\}|\Z))++)
    | (?P<stray>\[)""".replace("HEADER", _HEADER),
    re.VERBOSE | re.DOTALL,
)
"""Like _PIECE but lenient: it matches anywhere, and an unclosed comment runs to the end of the text."""

_MOVE = re.compile(r"(?:[\s\]}]++|\{[^}]*+(?:\}|\Z))*+[^\s\]}]")
"""Matches if anything follows besides comments, white space and stray closing brackets."""

_GAME = re.compile(r'\[Game "(?:[^"\\\n]|\\.)*+"\]', re.DOTALL)


def check_value(name: str, value: str) -> str:
    """Return a header's value if it is allowed in a record."""
    if len(value) > LONGEST_VALUE:
        problem = f"a value has at most {LONGEST_VALUE} characters"
        raise BadRecord("value-too-long", problem, token=name, most=LONGEST_VALUE)
    if any(unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") for char in value):
        raise BadRecord("control-characters", "a value holds no control characters", token=name)
    return value


class Record:
    """A game record: deal, names, tokens, and the state they lead to."""

    def __init__(self, game: Game, deal: Any, names: Mapping[int, str] | None = None) -> None:
        self.game = game
        self.deal = deal
        self.names = {seat: check_value(f"Seat{seat + 1}", name) for seat, name in (names or {}).items()}
        self.tokens: list[str] = []
        self.state: State = game.initial_state(deal)

    def play(self, action: int) -> None:
        """Apply an action of the seat to act and append its token; IllegalAction if it is not legal."""
        state, notation = self.state, self.game.notation
        if action not in state.legal():
            name = notation.text(action, state.to_act) if action in self.game.actions else str(action)
            raise IllegalAction("not-allowed", f"{name} is not allowed now", legal=self.legal_texts(), text=name)
        token = notation.text(action, state.to_act)
        state.apply(action)
        self.tokens.append(token)

    def play_text(self, token: str) -> None:
        """Play one token, a decision or a chance outcome; BadRecord if it is not legal here."""
        try:
            if self.state.over:
                raise BadRecord("over", "the game is over")
            if len(token) > LONGEST_VALUE:
                raise BadRecord("unknown-token", "no such token")
            if self.state.to_act == CHANCE:
                self._happen_text(token)
            else:
                self._decide_text(token)
        except BadRecord as bad:
            number = len(self.tokens) + 1
            raise bad.at(token[:LONGEST_VALUE], number, bad.legal) from None

    def _decide_text(self, token: str) -> None:
        notation, to_act = self.game.notation, self.state.to_act
        if notation.is_chance(token):
            raise BadRecord("no-chance", "nothing is left to chance here", legal=self.legal_texts())
        try:
            seat, action = notation.parse(token)
        except BadRecord as bad:
            raise bad.at(legal=self.legal_texts()) from None
        if seat != to_act:
            problem = f"seat {to_act + 1} is to decide"
            raise BadRecord("other-seat", problem, legal=self.legal_texts(), seat=to_act + 1)
        if action not in self.state.legal():
            raise BadRecord("not-allowed", "not allowed here", legal=self.legal_texts())
        self.play(action)

    def _happen_text(self, token: str) -> None:
        notation, state = self.game.notation, self.state
        legal = [notation.chance_text(state.default_chance())]
        try:
            outcome = notation.parse_chance(token)
        except BadRecord:
            problem = "an outcome of chance must stand here, as it might be this"
            raise BadRecord("chance", problem, legal=legal) from None
        if not state.is_legal_chance(outcome):
            raise BadRecord("wrong-chance", "chance cannot have it so here, but as it might be this", legal=legal)
        self.apply_chance(outcome)

    def apply_chance(self, outcome: Any) -> None:
        """Apply an outcome of the pending chance event and append its token."""
        self.state.apply_chance(outcome)
        self.tokens.append(self.game.notation.chance_text(outcome))

    def resolve_chance(self, rng: Random) -> None:
        """Draw outcomes until no chance event is pending."""
        while self.state.to_act == CHANCE:
            self.apply_chance(self.state.sample_chance(rng))

    def replay_token(self, token: str) -> None:
        """Play a token of an already validated record, without checking it again."""
        if self.state.to_act == CHANCE:
            self.state.apply_chance(self.game.notation.parse_chance(token))
        else:
            self.state.apply(self.game.notation.parse(token)[1])
        self.tokens.append(token)

    def legal_texts(self) -> list[str]:
        """The notation of all legal actions."""
        return [self.game.notation.text(action, self.state.to_act) for action in self.state.legal()]

    def cut(self, at: int) -> Record:
        """A copy of the game truncated to its first `at` tokens."""
        shorter = Record(self.game, self.deal, self.names)
        for token in self.tokens[:at]:
            shorter.replay_token(token)
        return shorter

    def result(self) -> str:
        """The points by seat, or `*` while the game is unfinished."""
        return " ".join(str(points) for points in self.state.scores()) if self.state.over else UNFINISHED

    def headers(self) -> dict[str, str]:
        """All headers in canonical order."""
        before, after = self.game.notation.headers(self.deal)
        seats = {f"Seat{seat + 1}": self.names[seat] for seat in sorted(self.names)}
        head = {"Game": self.game.name, "Notation": VERSION, **before, **seats, **after}
        return {**head, "Result": self.result()}

    def text(self) -> str:
        """Serialize the record."""
        lines = [f'[{name} "{_escaped(value)}"]' for name, value in self.headers().items()]
        return "\n".join([*lines, "", *_wrapped(self.tokens)]) + "\n"


def read(text: str) -> Record:
    """Parse and validate exactly one record."""
    records = list(islice(read_all(text), 2))
    if len(records) != 1:
        if records:
            raise BadRecord("many-games", "one game is wanted here")
        raise BadRecord("no-game", "there is no game in this text")
    return records[0]


def read_all(text: str) -> Iterator[Record]:
    """Parse the records of a text lazily; a fault ends the iteration."""
    record, result = None, ""
    for part in _parts(text):
        if isinstance(part, str):
            assert record is not None
            record.play_text(part)
        elif part is not None:
            record, result = _begun(part)
        elif record is not None:
            yield _ended(record, result)
            record = None


def split(text: str, most: int | None = None) -> list[str]:
    """Split a text at the start of each game, without validation; joined, the pieces are the original text.

    After `most` games it stops splitting: the last piece is the rest.
    """
    starts = [0, *islice(_beginnings(text), most)]
    return [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]


def _beginnings(text: str) -> Iterator[int]:
    """Yield where games start, except the first; after broken text the search resumes at the next Game header."""
    at, headers, moved = 0, 0, False
    while piece := _OUTLINE.match(text, at):
        at, name = piece.end(), piece["name"]
        if piece["rest"]:
            moved = moved or _MOVE.match(text, piece.start(), at) is not None
        elif name and headers and (moved or name == "Game"):
            yield piece.start()
            headers, moved = 1, False
        elif name and headers < MOST_HEADERS:
            headers, moved = headers + 1, False
        elif game := _GAME.search(text, at):
            at, headers, moved = game.start(), 1, True
        else:
            return


def _begun(headers: dict[str, str]) -> tuple[Record, str]:
    """Make an empty record from its headers; return it with the result that they state."""
    from raenke import GAMES  # local: the registry depends on the games, which know nothing of records

    name = required(headers, "Game")
    if name not in GAMES:
        raise BadRecord("unknown-game", "no such game", token=f"Game: {name}", legal=[*GAMES])
    version = required(headers, "Notation")
    if version != VERSION:
        raise BadRecord("version", f"version {version!r} is not known", token="Notation", legal=[VERSION])
    game = GAMES[name]
    deal = game.notation.from_headers(headers)
    before, after = game.notation.headers(deal)
    players = game.initial_state(deal).players
    seats = [f"Seat{seat + 1}" for seat in range(players)]
    known = ["Game", "Notation", *before, *seats, *after, "Result"]
    for header in headers:
        if header not in known:
            raise BadRecord("unknown-header", "no such header", token=header, legal=known)
    result = required(headers, "Result")
    names = {seat: headers[name] for seat, name in enumerate(seats) if name in headers}
    return Record(game, deal, names), result


def _ended(record: Record, result: str) -> Record:
    if result != record.result():
        problem = "this does not follow from the moves"
        raise BadRecord("result", problem, token=f"Result: {result}", legal=[record.result()])
    return record


def _parts(text: str) -> Iterator[dict[str, str] | str | None]:
    """Tokenize: for each record yield its headers, then each token, then None; raise a fault where it occurs."""
    headers: dict[str, str] = {}
    number = 0
    line_taken = False
    for piece in _PIECE.finditer(text):
        if piece["gap"]:
            line_taken = line_taken and not _LINE_END.match(text, piece.start(), piece.end())
        elif name := piece["name"]:
            if number or (headers and name == "Game"):
                if not number:
                    yield headers
                yield None
                headers, number = {}, 0
            if line_taken:
                raise BadRecord("header-on-line", "one header to a line", token=name)
            line_taken = True
            if name in headers:
                raise BadRecord("header-twice", "this header stands twice", token=name)
            headers[name] = check_value(name, _unescaped(name, piece["value"]))
            if len(headers) > MOST_HEADERS:
                yield headers  # at least one is unknown: let the consumer name it without reading the rest
                raise BadRecord("unknown-header", "no such header", token=name)
        elif token := piece["token"]:
            if not headers:
                raise BadRecord("headers-first", "a record begins with its headers", token=token[:40], number=1)
            if not number:
                yield headers
            number += 1
            yield token
        else:
            around = text[piece.start() : piece.start() + 20].split("\n")[0]
            raise BadRecord("broken", "a header or comment is broken here", token=around, number=number + 1)
    if headers:
        if not number:
            yield headers
        yield None


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _unescaped(name: str, value: str) -> str:
    for escape in _ESCAPE.findall(value):
        if escape not in '\\"':
            raise BadRecord("escape", 'only \\\\ and \\" are escapes', token=name)
    return _ESCAPE.sub(r"\1", value)


def _wrapped(tokens: list[str], width: int = 100) -> Iterator[str]:
    line = ""
    for token in tokens:
        if line and len(line) + 1 + len(token) > width:
            yield line
            line = ""
        line = f"{line} {token}" if line else token
    if line:
        yield line
