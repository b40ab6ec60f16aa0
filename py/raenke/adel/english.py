"""English texts of Adel for the command line; the page has its own in web/i18n."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.english_events import event_lines
from raenke.adel.english_names import CHARACTERS, DISTRICTS, character_name, district_name, district_names
from raenke.adel.knowledge.role_odds import possible_holders
from raenke.adel.rules import actions as do
from raenke.adel.rules import characters as cast
from raenke.adel.rules import districts as town
from raenke.adel.rules.cards import HIDDEN, KIND, MOST_SEATS
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
    KEEP: lambda view: f"You drew {district_names(view.drawn)}. Which do you keep ({view.keep})?",
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
            lines.append(f"    known cards in hand: {district_names(known)}")
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


__all__ = ["action_words", "belief_lines", "event_lines", "prospect_words", "question", "table_lines"]
