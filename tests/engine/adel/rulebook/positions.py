"""Helpers to write rulebook examples: a hand-made position in mid-round, played in the notation.

Seats count from 1. `Table("As Th Ki Wa", cities={2: "Tem Man'"}, gold={1: 4})` is a round of four whose draft is over:
seat 1 is the Assassin, seat 2 the Thief, and so on; with two or three seats each names two characters, `"As+Wa Th+Ki"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from raenke.adel import notation
from raenke.adel.rules import characters as cast
from raenke.adel.rules import districts as town
from raenke.adel.rules import scoring
from raenke.adel.rules.actions import ASIDE, PICK
from raenke.adel.rules.cards import GILT, KIND, kinds_of
from raenke.adel.rules.deal import Deal
from raenke.adel.rules.decisions import DRAFT, RESCUE
from raenke.adel.rules.draft import FACE_UP, NEW_CARD, Aside, script
from raenke.adel.rules.events import Event
from raenke.adel.rules.state import State
from raenke.game import CHANCE, NOBODY
from tests.engine.adel.event_kinds import KINDS
from tests.golden.adel.event_text import reason

By_seat = Mapping[int, str]


def kinds(codes: str) -> list[int]:
    """Convert codes to kinds."""
    return [town.INDEX[code] for code in codes.split()]


def city_of(codes: str) -> list[int]:
    """Convert codes to the districts of a city, with an apostrophe for the Artist's gold."""
    return [town.INDEX[code.rstrip("'")] | GILT * code.endswith("'") for code in codes.split()]


def codes(cards: list[int]) -> str:
    """Convert cards to codes."""
    return " ".join(town.CODES[card & KIND] for card in cards)


class Table:
    """A round after its draft; all cards not elsewhere are in the pile, unless the pile is given."""

    def __init__(
        self,
        picks: str,
        *,
        cities: By_seat | None = None,
        hands: By_seat | None = None,
        gold: Mapping[int, int] | int = 2,
        crown: int = 1,
        pile: str | None = None,
        museum: str = "",
        edition: str = "hig",
        goal: int = 8,
        abdication: bool = False,
        nine: bool = False,
        characters: str = "",
        up: str = "",
    ) -> None:
        held = [[cast.INDEX[code] for code in seat.split("+")] for seat in picks.split()]
        players = len(held)
        everybody = [character for characters_of in held for character in characters_of]
        playing = _cast(everybody, [cast.INDEX[code] for code in characters.split()], nine)
        deck = (*town.PLAIN_DECK, *town.ALL_VIOLETS)
        state = State(Deal(players, crown - 1, edition, goal, abdication, playing, deck))
        for seat in range(players):
            state.gold[seat] = gold if isinstance(gold, int) else gold.get(seat + 1, 2)
            state.hands[seat] = kinds((hands or {}).get(seat + 1, ""))
            state.holds[seat] = kinds_of(state.hands[seat])
            state.cities[seat] = city_of((cities or {}).get(seat + 1, ""))
            state.built[seat] = kinds_of(state.cities[seat])
            if len(state.cities[seat]) >= goal:
                state.finished.append(seat)
        state.museum = kinds(museum)
        placed = Counter(card & KIND for cards in (*state.hands, *state.cities, state.museum) for card in cards)
        assert not placed - Counter(deck), "more districts of a kind than the game has"
        rest = Counter(deck) - placed
        state.pile = kinds(pile)[::-1] if pile is not None else sorted(rest.elements(), reverse=True)
        state.start_card_log()
        state.haunted = state.round
        self.events: list[Event] = []
        state.observer = self.events.append
        self.state = state
        self.cards = self.all_cards()
        _draft(state, held, [cast.INDEX[code] for code in up.split()])

    def all_cards(self) -> Counter[int]:
        """All cards, in any location."""
        state = self.state
        lying = [*state.hands, *state.cities, state.pile, state.museum, state.drawn]
        found = Counter(card & KIND for cards in lying for card in cards)
        if state.pending == RESCUE:
            found[state.asked] += 1
        return found

    def play(self, tokens: str) -> Table:
        """Play tokens, each of which must be legal."""
        for token in tokens.split():
            if self.state.to_act == CHANCE:
                outcome = notation.parse_chance(token)
                assert self.state.is_legal_chance(outcome), (
                    f"{token} does not fit, but {notation.chance_text(self.state.default_chance())}"
                )
                self.state.apply_chance(outcome)
            else:
                assert token in self.legal(), f"{token} is not legal; legal: {self.legal()}"
                self.state.apply(notation.parse(token)[1])
            assert self.all_cards() == self.cards, f"cards came or went with {token}"
        return self

    def legal(self) -> list[str]:
        """The legal tokens."""
        return [notation.text(action, self.state.to_act) for action in self.state.legal()]

    def may(self, token: str) -> bool:
        """Whether a token is legal."""
        return token in self.legal()

    def such(self, head: str) -> list[str]:
        """The legal tokens with this prefix."""
        return [token for token in self.legal() if token.startswith(head)]

    @property
    def decides(self) -> int:
        """The seat to act; 0 for none."""
        return max(0, self.state.to_act + 1)

    @property
    def turn(self) -> str:
        """Seat and character of the turn, such as `2Wt`."""
        if self.state.turn == NOBODY:
            return ""
        return f"{self.state.turn + 1}{cast.CODES[self.state.character]}"

    @property
    def crown(self) -> int:
        """The seat that has the crown."""
        return self.state.crown + 1

    def gold(self, seat: int) -> int:
        """A seat's gold."""
        return self.state.gold[seat - 1]

    def hand(self, seat: int) -> str:
        """A seat's hand, sorted."""
        return codes(sorted(card & KIND for card in self.state.hands[seat - 1]))

    def city(self, seat: int) -> str:
        """A seat's city, in building order."""
        return " ".join(notation.district_text(district) for district in self.state.cities[seat - 1])

    @property
    def pile(self) -> str:
        """The draw pile from the top."""
        return codes(self.state.pile[::-1])

    @property
    def museum(self) -> str:
        """The cards under the Museum."""
        return codes(self.state.museum)

    def told(self, *which: str) -> list[str]:
        """The events of some kinds so far, each as `kind seat>other` with its other fields."""
        assert set(which) <= KINDS, "there are such kinds"
        return [event_text(event) for event in self.events if event.kind in which]

    def lines(self, seat: int) -> dict[str, int]:
        """A seat's score, line by line."""
        return {line.rule: line.points for line in scoring.lines(self.state, seat - 1)}

    def to_the_end(self) -> Table:
        """Play the rest of the round, only taking gold and ending turns."""
        number = self.state.round
        while self.state.round == number and not self.state.over and self.state.to_act != CHANCE:
            plain = [t for t in self.legal() if t[1:] in ("$", ".", "!2", "!3", "!4", "!5", "!6")]
            self.play((plain or self.legal())[0])
        return self


def event_text(event: Event) -> str:
    """Format an event as `kind seat>other` with its other fields."""
    seat = str(event.seat + 1) if event.seat != NOBODY else ""
    other = f">{event.other + 1}" if event.other != NOBODY else ""
    more = [cast.CODES[event.character]] if event.character != NOBODY else []
    more += [notation.district_text(event.district)] if event.district != NOBODY else []
    more += [str(event.rank)] if event.rank else []
    more += [str(event.amount)] if event.amount else []
    more += [reason(event)] if reason(event) else []
    return " ".join([event.kind, *([seat + other] if seat + other else []), *more])


def _draft(state: State, held: list[list[int]], up: list[int]) -> None:
    """Play a draft that gives each seat its characters; all others are set aside or discarded, lowest ranks first."""
    spare = [c for c in state.deal.characters if all(c not in characters for characters in held)]
    lying = [c for c in spare if cast.RANK[c] != cast.CROWN_RANK][: FACE_UP[state.ranks][state.players]]
    for character in up or lying:
        spare.remove(character)
    state.apply_chance(Aside(tuple(up or lying), spare.pop(0)))
    for seat, decision in script(state.players, state.ranks):
        if seat == NEW_CARD:
            state.apply_chance(Aside((), spare.pop(0)))
        elif decision == DRAFT:
            state.apply(PICK + held[state.to_act].pop(0))
        else:
            state.apply(ASIDE + spare.pop(0))


def _cast(held: list[int], chosen: list[int], nine: bool) -> tuple[int, ...]:
    """The characters held, other chosen ones, and base characters for all other ranks."""
    by_rank = {cast.RANK[c]: c for c in (*cast.BASE, *((cast.ARTIST,) if nine else ()), *chosen, *held)}
    return tuple(by_rank[rank] for rank in sorted(by_rank))
