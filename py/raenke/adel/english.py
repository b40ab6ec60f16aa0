"""English texts of Adel for the command line; the page has its own in web/i18n."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from raenke.adel.knowledge.role_odds import possible_holders
from raenke.adel.rules import actions as do
from raenke.adel.rules import characters as cast
from raenke.adel.rules import districts as town
from raenke.adel.rules.cards import GILT, HIDDEN, KIND, MOST_SEATS
from raenke.adel.rules.decisions import (
    BELL,
    CONJURING,
    DRAFT,
    DRAFT_ASIDE,
    KEEP,
    PUTTING,
    RESCUE,
    SEARCH,
    SHORT,
    TRIBUTE,
)
from raenke.adel.rules.districts import KINDS
from raenke.adel.rules.events import Event
from raenke.adel.rules.rank_eight import GRAVEYARD_PRICE, WORTH, price_of_destruction, price_of_exchange
from raenke.adel.rules.taking import GOLD_TAKEN, PAYING
from raenke.cli.streams import counted, listed
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View
    from raenke.adel.shapes import AdelAdvice
    from raenke.shapes import AdvisedMove

LEAST_ODDS: Final = 0.05
"""Holders of a character that are less likely than this are not named."""

LIKELIEST: Final = 4
"""So many of the cards that a hand may hold are named."""

CHARACTERS: Final = {
    "As": "Assassin", "Th": "Thief", "Mg": "Magician", "Ki": "King", "Pr": "Bishop", "Me": "Merchant",
    "Ar": "Architect", "Wa": "Warlord", "Wt": "Witch", "Tx": "Tax Collector", "Cj": "Wizard", "Sc": "Emperor",
    "Pa": "Abbot", "Al": "Alchemist", "Co": "Navigator", "Di": "Diplomat", "At": "Artist", "Qu": "Queen",
}  # fmt: skip
DISTRICTS: Final = {
    "Man": "Manor", "Cas": "Castle", "Pal": "Palace", "Tem": "Temple", "Chu": "Church", "Mon": "Monastery",
    "Cat": "Cathedral", "Tav": "Tavern", "Mar": "Market", "Tra": "Trading Post", "Doc": "Docks", "Har": "Harbor",
    "Tow": "Town Hall", "Wat": "Watchtower", "Pri": "Prison", "Bat": "Battlefield", "For": "Fortress",
    "Hau": "Haunted Quarter", "Kee": "Keep", "Lab": "Laboratory", "Smi": "Smithy", "Obs": "Observatory",
    "Gra": "Graveyard", "Lib": "Library", "Sch": "School of Magic", "Uni": "University", "Dra": "Dragon Gate",
    "Lig": "Lighthouse", "Arm": "Armory", "Mus": "Museum", "Tre": "Imperial Treasury", "Map": "Map Room",
    "Wis": "Wishing Well", "Qua": "Quarry", "Poo": "Poor House", "Bel": "Bell Tower", "Fac": "Factory",
    "Par": "Park", "Hos": "Hospital", "Thr": "Throne Room", "Wal": "Great Wall",
}  # fmt: skip
assert tuple(CHARACTERS) == cast.CODES and tuple(DISTRICTS) == town.CODES, "each has its name, in the tables' order"

_LINES: Final = {
    "districts": "districts",
    "colours": "all five colors",
    "first-complete": "the first complete city",
    "complete": "a complete city",
    "museum": "Museum",
    "treasury": "Imperial Treasury",
    "map-room": "Map Room",
    "wishing-well": "Wishing Well",
}


def character_name(character: int) -> str:
    """The name of a character."""
    return CHARACTERS[cast.CODES[character]]


def district_name(district: int) -> str:
    """The name of a district, with a note if it bears the Artist's gold."""
    return DISTRICTS[town.CODES[district & KIND]] + (" with gold" if district >= GILT else "")


def _names(districts: Iterable[int]) -> str:
    return listed([district_name(district) for district in districts])


def _cards(kinds: Iterable[int], number: int) -> str:
    """The names of cards if known, otherwise their number."""
    names = [district_name(kind) for kind in kinds]
    return f"the {listed(names)}" if names else "a card" if number == 1 else counted(number, "card")


def _hand_size(seat: int, view: View) -> str:
    return counted(view.hand_sizes[seat], "card")


def _role(view: View, rank: int) -> str:
    return f"{character_name(view.characters[rank - 1])} ({rank})"


# Actions


def action_words(action: int, view: View) -> str:
    """Describe a legal action."""
    if action < do.ASIDE:
        return f"be the {character_name(action)} (rank {cast.RANK[action]})"
    if action < do.GOLD:
        return f"set the {character_name(action - do.ASIDE)} aside"
    if action == do.GOLD:
        return "pay 1 gold" if view.pending == TRIBUTE else f"take {GOLD_TAKEN} gold"
    if action < do.BUILD:
        kind = action - do.KEEP_CARD
        return "draw cards" if action == do.CARDS else f"take the {_with_cost(kind)} into your hand"
    if action < do.INCOME:
        return f"build the {_with_cost(action - do.BUILD)}"
    if action >= do.DESTROY:
        return _in_a_city(action, view)
    for first, count, words in _FORMS:
        if first <= action < first + count:
            return words(action - first, view)
    raise AssertionError(f"action {action} has no words")


def _with_cost(kind: int) -> str:
    colour = town.COLOURS[town.COLOUR[kind]]
    return f"{district_name(kind)} ({town.COST[kind]}, {'purple' if colour == 'violet' else colour})"


def _in_a_city(action: int, view: View) -> str:
    if action >= do.EXCHANGE:
        own, other, theirs = do.exchanged(action)
        price = price_of_exchange(own, view.built[other], theirs)
        return f"give your {district_name(own)} and {price} gold for seat {other + 1}'s {district_name(theirs)}"
    if action >= do.ARM:
        other, district = do.far_district(action - do.ARM)
        return f"destroy your Armory and, with it, seat {other + 1}'s {district_name(district)}"
    other, district = do.far_district(action - do.DESTROY)
    whose = "your own" if other == view.seat else f"seat {other + 1}'s"
    return f"destroy {whose} {district_name(district)} for {price_of_destruction(view.built[other], district)} gold"


def _income(_: int, view: View) -> str:
    pays = sum(PAYING[view.character] >> (district & KIND) & 1 for district in view.cities[view.seat])
    return f"collect {pays} gold as {character_name(view.character)}"


def _name(number: int, view: View) -> str:
    verb = {cast.ASSASSIN: "murder", cast.THIEF: "rob", cast.WITCH: "bewitch"}[view.character]
    return f"{verb} the {_role(view, number + 1)}"


def _put(kind: int, view: View) -> str:
    verb = "pay with" if view.pending == TRIBUTE else "put"
    return f"{verb} the {district_name(kind)}" + ("" if view.pending == TRIBUTE else " on the bottom of the deck")


_FORMS: Final = (
    (do.INCOME, 1, _income),
    (do.END, 1, lambda _, view: "end your turn"),
    (do.NAME, cast.RANKS, _name),
    (do.SWAP, MOST_SEATS, lambda seat, view: f"swap hands with seat {seat + 1} ({_hand_size(seat, view)})"),
    (do.PUT, KINDS, _put),
    (do.DRAW_ANEW, 1, lambda _, view: f"draw {view.asked} in their place"),
    (do.LOOK, MOST_SEATS, lambda seat, view: f"look at seat {seat + 1}'s hand ({_hand_size(seat, view)})"),
    (do.GIVE_CROWN, MOST_SEATS, lambda seat, view: f"give the crown to seat {seat + 1}"),
    (do.PARDON, 1, lambda _, view: "take 1 gold from the richest player"),
    (do.EXTRA_GOLD, 1, lambda _, view: "take 4 extra gold"),
    (do.EXTRA_CARDS, 1, lambda _, view: "draw 4 extra cards"),
    (do.ADORN, KINDS, lambda kind, view: f"put 1 gold on your {district_name(kind)}"),
    (do.LAB, KINDS, lambda kind, view: f"sell the {district_name(kind)} to your Laboratory for {1 + view.ffg} gold"),
    (do.SMITH, 1, lambda _, view: "pay your Smithy 2 gold for 3 cards"),
    (do.TUCK, KINDS, lambda kind, view: f"put the {district_name(kind)} under your Museum"),
    (do.FETCH, KINDS, lambda kind, view: f"take the {_with_cost(kind)} from the deck"),
    (do.LEAVE, 1, lambda _, view: "take nothing from the deck"),
    (do.DECLARE, 1, lambda _, view: "ring the bell: one district fewer completes a city"),
    (do.KEEP_STILL, 1, lambda _, view: "don't ring the bell"),
    (do.SAVE, 1, lambda _, view: f"pay {GRAVEYARD_PRICE} gold and take the card into your hand"),
    (do.LET_GO, 1, lambda _, view: "don't save the card"),
)


# The table


_QUESTIONS: Final[dict[int, Callable[[View], str]]] = {
    DRAFT: lambda view: "The draft: which character will you be?",
    DRAFT_ASIDE: lambda view: "The draft: which character do you set aside, face down?",
    SHORT: lambda view: f"You were {_struck(view)}: you take gold or cards, and your turn is over.",
    KEEP: lambda view: f"You drew {_names(view.drawn)}. Which do you keep ({view.keep})?",
    PUTTING: lambda view: f"Magician: {view.asked} on the bottom of the deck so far. Another, or draw?",
    CONJURING: lambda view: f"Wizard: which card of seat {view.asked_seat + 1}'s do you take?",
    TRIBUTE: lambda view: f"Seat {view.turn + 1} gave you the crown. What do you pay for it?",
    RESCUE: lambda view: f"The {district_name(view.asked)} was destroyed. Does your Graveyard save it?",
    SEARCH: lambda view: "Your Lighthouse shows you the deck. Which card do you take?",
    BELL: lambda view: "Do you ring your Bell Tower?",
}


def _struck(view: View) -> str:
    return "murdered" if view.rank == view.murdered else "bewitched"


def question(view: View) -> str:
    """The prompt for the viewer's pending decision."""
    ask = _QUESTIONS.get(view.pending)
    if ask:
        return ask(view)
    return f"You are the {character_name(view.character)}. Your turn:"


def table_lines(view: View) -> list[str]:
    """The position as the viewer sees it, line by line."""
    goal = f"a city is complete with {view.need} districts"
    if view.need < view.goal:
        goal += " (a Bell Tower was rung)"
    crown = f"seat {view.crown + 1} has the crown"
    lines = [f"Round {view.round}, {goal}; {crown}; {counted(len(view.pile), 'card')} in the deck."]
    if view.up or view.down != NOBODY:
        aside = [character_name(character) for character in view.up]
        down = [f"the {character_name(view.down)} face down"] if view.down != NOBODY else []
        lines.append(f"  Set aside: {listed(aside + down)}.")
    holders = possible_holders(view)
    lines += [f"  {_role(view, rank)}: {_fate(view, rank, holders[rank])}" for rank in range(1, view.ranks + 1)]
    for seat, city in enumerate(view.cities):
        you = " (you)" if seat == view.seat else ""
        there = ", ".join(f"{district_name(d)} {WORTH[d]}" for d in city) or "no districts"
        marks = ", complete" if len(city) >= view.need else ""
        purse = f"{view.gold[seat]} gold, {_hand_size(seat, view)}"
        lines.append(f"  Seat {seat + 1}{you}: {purse}; {len(city)}{marks}: {there}")
        known = [kind for kind in view.hands[seat] if kind != HIDDEN]
        if known and seat != view.seat:
            lines.append(f"    known cards in hand: {_names(known)}")
    hand = ", ".join(_with_cost(kind) for kind in sorted(view.hand)) or "empty"
    return [*lines, f"  Your hand: {hand}."]


def _fate(view: View, rank: int, seats: list[int]) -> str:
    marks = [
        word
        for word, named in (
            ("murdered", view.murdered),
            ("bewitched", view.bewitched),
            ("named by the Thief", view.robbed),
        )
        if named == rank
    ]
    if view.shown[rank] != NOBODY:
        who = f"seat {view.shown[rank] + 1}"
    elif seats == [view.seat]:
        who = "you"
    elif not seats:
        who = "nobody"
    else:
        who = "perhaps seat " + " or ".join(str(seat + 1) for seat in seats)
    return ", ".join([who, *marks])


# Events


def event_lines(event: Event) -> list[str]:
    """Describe an event redacted for its reader; empty for kinds that need no text."""
    describe = _EVENTS.get(event.kind)
    return describe(event) if describe else []


def _seat(seat: int) -> str:
    return f"Seat {seat + 1}"


def _the(event: Event) -> str:
    return f"the {district_name(event.district)}" if event.district != NOBODY else "a card"


def _began(event: Event) -> list[str]:
    return [f"— Round {event.amount}: {_seat(event.seat).lower()} has the crown —"]


def _set_aside(event: Event) -> list[str]:
    up = f"{listed([character_name(c) for c in event.cards])} face up, " if event.cards else ""
    return [f"Set aside: {up}{event.number} face down."]


def _drafted(event: Event) -> list[str]:
    if event.character == NOBODY:
        return []
    aside = " aside" if event.kind == "put-aside" else ""
    return [f"{_seat(event.seat)} {'sets' if aside else 'chooses'} the {character_name(event.character)}{aside}."]


_UNANSWERED: Final = {
    "": "nobody answers",
    "murdered": "has been murdered",
    "bewitched": "nobody answers: the Witch has waited in vain",
}
"""By cause."""


def _unanswered(event: Event) -> list[str]:
    return [f"Rank {event.rank} is called, but {_UNANSWERED[event.cause]}."]


def _revealed(event: Event) -> list[str]:
    cause = f", {event.cause}" if event.cause else ""
    return [f"{_seat(event.seat)} is the {character_name(event.character)} ({event.rank}){cause}."]


def _drew(event: Event) -> list[str]:
    source = {"Ar": " as Architect", "Co": " as Navigator", "Mg": " as Magician", "Smi": " with the Smithy",
             "Par": " with the Park"}.get(event.by, "")  # fmt: skip
    return [f"{_seat(event.seat)} draws {_cards(event.cards, event.number)}{source}."]


def _kept(event: Event) -> list[str]:
    others = f" ({_names(event.others)} to the bottom of the deck)" if event.others else ""
    return [f"{_seat(event.seat)} keeps {_cards(event.cards, event.number)}{others}."]


def _built(event: Event) -> list[str]:
    source = f" from seat {event.other + 1}'s hand" if event.by else ""
    return [f"{_seat(event.seat)} builds the {district_name(event.district)}{source} for {event.amount} gold."]


def _named(event: Event) -> list[str]:
    verb = {cast.ASSASSIN: "murders", cast.THIEF: "plans to rob", cast.WITCH: "bewitches"}[event.character]
    return [f"{_seat(event.seat)} {verb} rank {event.rank}."]


def _robbed(event: Event) -> list[str]:
    if not event.amount:
        return [f"{_seat(event.seat)} has no gold for seat {event.other + 1} to steal."]
    return [f"{_seat(event.seat)} is robbed of {event.amount} gold by seat {event.other + 1}."]


def _swapped(event: Event) -> list[str]:
    seen = bool(event.cards or event.others)
    both = f": {_names(event.cards) or 'nothing'} for {_names(event.others) or 'nothing'}" if seen else ""
    return [f"{_seat(event.seat)} swaps hands with seat {event.other + 1}{both}."]


def _looked(event: Event) -> list[str]:
    seen = f": {_names(event.cards)}" if event.cards else ""
    return [f"{_seat(event.seat)} looks at seat {event.other + 1}'s hand{seen}."]


def _tribute(event: Event) -> list[str]:
    paid = f"{event.amount} gold" if event.amount else _the(event)
    return [f"{_seat(event.seat)} pays seat {event.other + 1} {paid} for the crown."]


def _destroyed(event: Event) -> list[str]:
    price = f"for {event.amount} gold" if event.amount else "for free"
    how = "with the Armory" if event.by == "Arm" else price
    return [f"{_seat(event.seat)} destroys seat {event.other + 1}'s {district_name(event.district)} {how}."]


def _crown(event: Event) -> list[str]:
    return [f"The crown goes from seat {event.other + 1} to seat {event.seat + 1}."]


def _complete(event: Event) -> list[str]:
    return [f"{_seat(event.seat)}'s city is complete{', the first' if event.amount == 1 else ''}."]


def _scored(event: Event) -> list[str]:
    lines = ", ".join(f"{_LINES[line.rule]} {line.points}" for line in event.detail)
    return [f"{_seat(event.seat)}: {counted(event.amount, 'point')} ({lines})."]


def _over(event: Event) -> list[str]:
    scores = ", ".join(f"seat {number} has {points}" for number, points in enumerate(event.detail, 1))
    return [f"The game is over: {scores}."]


_EVENTS: Final = {
    "round-began": _began,
    "crown": _crown,
    "throne-room": lambda e: [f"{_seat(e.seat)}'s Throne Room pays {e.amount} gold."],
    "set-aside": _set_aside,
    "looked-down": lambda e: (
        []
        if e.character == NOBODY
        else [f"{_seat(e.seat)} looks at the face-down character: {character_name(e.character)}."]
    ),
    "drafted": _drafted,
    "put-aside": _drafted,
    "unanswered": _unanswered,
    "revealed": _revealed,
    "robbed": _robbed,
    "taxed": lambda e: [f"{_seat(e.seat)} pays seat {e.other + 1} {e.amount} gold in tax."],
    "queen": lambda e: [f"{_seat(e.seat)} gets {e.amount} gold as Queen, right next to the crown."],
    "took-gold": lambda e: [f"{_seat(e.seat)} takes {e.amount} gold."],
    "drew": _drew,
    "kept": _kept,
    "extra-gold": lambda e: [f"{_seat(e.seat)} takes {e.amount} extra gold."],
    "income": lambda e: [f"{_seat(e.seat)} collects {e.amount} gold."],
    "built": _built,
    "refunded": lambda e: [f"{_seat(e.seat)} gets {e.amount} gold back as Alchemist."],
    "named": _named,
    "paused": lambda e: [f"{_seat(e.seat)} waits for rank {e.rank}."],
    "resumed": lambda e: [f"{_seat(e.seat)} takes over seat {e.other + 1}'s turn as {character_name(e.character)}."],
    "swapped": _swapped,
    "put-under": lambda e: [f"{_seat(e.seat)} puts {_cards(e.cards, e.number)} on the bottom of the deck."],
    "looked": _looked,
    "conjured": lambda e: [f"{_seat(e.seat)} takes {_the(e)} from seat {e.other + 1}'s hand."],
    "tribute": _tribute,
    "pardoned": lambda e: [f"{_seat(e.seat)} takes {e.amount} gold from seat {e.other + 1}, the richest player."],
    "destroyed": _destroyed,
    "saved": lambda e: [f"{_seat(e.seat)}'s Graveyard saves the {district_name(e.district)} for {e.amount} gold."],
    "let-go": lambda e: [f"{_seat(e.seat)} doesn't save the {district_name(e.district)}."],
    "exchanged": lambda e: [
        f"{_seat(e.seat)} exchanges the {district_name(e.given)}{f' and {e.amount} gold' if e.amount else ''}"
        f" for seat {e.other + 1}'s {district_name(e.district)}."
    ],
    "adorned": lambda e: [f"{_seat(e.seat)} puts gold on the {district_name(e.district & KIND)}."],
    "sold": lambda e: [f"{_seat(e.seat)} sells {_the(e)} to the Laboratory for {e.amount} gold."],
    "smithed": lambda e: [f"{_seat(e.seat)} pays the Smithy {e.amount} gold."],
    "tucked": lambda e: [f"{_seat(e.seat)} puts {_the(e)} under the Museum."],
    "searched": lambda e: [f"{_seat(e.seat)} takes {_the(e)} from the deck with the Lighthouse."],
    "looked-away": lambda e: [f"{_seat(e.seat)} takes nothing from the deck."],
    "shuffled": lambda e: ["The deck is shuffled."],
    "bell": lambda e: [f"{_seat(e.seat)} rings the Bell Tower: one district fewer now completes a city."],
    "bell-still": lambda e: [f"{_seat(e.seat)} doesn't ring the Bell Tower."],
    "bell-void": lambda e: ["The Bell Tower is gone: a city needs as many districts as before."],
    "poor-house": lambda e: [f"{_seat(e.seat)}'s Poor House pays {e.amount} gold."],
    "complete": _complete,
    "incomplete": lambda e: [f"{_seat(e.seat)}'s city is no longer complete."],
    "scored": _scored,
    "game-over": _over,
}
"""By kind of event, the function that describes it; kinds without an entry produce no text."""


# Advice


def belief_lines(advice: AdelAdvice, view: View) -> list[str]:
    """Describe who may hold which character, as far as the viewer is not sure, and which cards."""
    lines = []
    for role in advice["roles"]:
        odds = {seat: odds for seat, odds in enumerate(role["seats"]) if odds >= LEAST_ODDS and seat != view.seat}
        if odds and max(odds.values()) < 1:
            holders = [f"seat {seat + 1} {odds[seat]:.0%}" for seat in sorted(odds, key=odds.__getitem__, reverse=True)]
            lines.append(f"  {CHARACTERS[role['code']]} ({role['rank']}): {', '.join(holders)}")
    for hand in advice["hands"]:
        cards = [f"{DISTRICTS[card['code']]} {card['odds']:.0%}" for card in hand["cards"][:LIKELIEST]]
        if cards:
            lines.append(f"  Hand of seat {hand['seat'] + 1}: {', '.join(cards)}")
    return lines


def prospect_words(move: AdvisedMove) -> str:
    """Nothing beyond the chances."""
    return ""
