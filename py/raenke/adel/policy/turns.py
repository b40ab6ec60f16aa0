"""A turn: taking, building, income, power and workshops, each judged with the best that can follow it."""

from __future__ import annotations

from typing import Final

from raenke.adel.actions import BUILD, CARDS, END, GOLD, INCOME, KEEP_CARD
from raenke.adel.characters import CHARACTERS
from raenke.adel.districts import KINDS
from raenke.adel.policy import powers, workshops
from raenke.adel.policy.hope import Estate, hope
from raenke.adel.policy.planning import Plan, after_building, best_builds, pays, taking
from raenke.adel.policy.sight import Sight
from raenke.adel.taking import PAYING

CHOICE: Final = 0.12
"""What it is worth to choose the better of the cards drawn."""


class Turn:
    """One decision in the own turn."""

    def __init__(self, sight: Sight, actions: list[int]) -> None:
        view = sight.view
        self.sight, self.actions = sight, actions
        self.character, self.taken = view.character, view.taken
        self.limit = CHARACTERS[view.character].builds - view.builds
        self.due = INCOME in actions
        paying = PAYING[view.character]
        self.income = sum(paying >> (d & 63) & 1 for d in view.cities[view.seat]) if self.due else 0
        self.may_gain = CHARACTERS[view.character].colour is not None and (self.due or not self.income)
        self.base = sight.bare_hopes[view.seat]
        self.powers = [action for action in actions if powers.is_power(action)]

    def rest(self, estate: Estate) -> Plan:
        """The best that taking and building may come to from here, the income when it does most."""
        if self.taken:
            return self._built(estate)
        return max((self._built(start) for start in taking(estate, self.character)), key=lambda plan: plan.hope)

    def _built(self, estate: Estate) -> Plan:
        time, character = self.sight.time, self.character
        first = best_builds(estate, time, character, self.limit, income_due=self.due, later=self.income)
        if not self.income:
            return first
        with_income = estate._replace(gold=estate.gold + self.income)
        return max(first, best_builds(with_income, time, character, self.limit), key=lambda plan: plan.hope)

    def follow(self, estate: Estate) -> float:
        """What the power may still gain with this estate."""
        return max((powers.gain(self.sight, estate, action)[0] for action in self.powers), default=0.0)

    def worth(self) -> dict[int, float]:
        """What each action promises."""
        found = {}
        estate, time = self.sight.estate, self.sight.time
        planned = self._planned() if self.taken else ()
        for action in self.actions:
            if action == END:
                found[action] = 0.0
            elif action in (GOLD, CARDS):
                start = taking(estate, self.character)[action == CARDS]
                plan = self._built(start)
                found[action] = plan.hope - self.base + max(0.0, self.follow(plan.then)) + CHOICE * (action == CARDS)
            elif action == INCOME:
                with_income = estate._replace(gold=estate.gold + self.income)
                plan = best_builds(with_income, time, self.character, self.limit if self.taken else 0)
                found[action] = plan.hope - self.base + max(0.0, self.follow(plan.then)) - 0.001
            elif BUILD <= action < BUILD + KINDS:
                found[action] = self._build(action - BUILD, planned)
            else:
                judge = powers.gain if powers.is_power(action) else workshops.gain
                gained, then = judge(self.sight, estate, action)
                found[action] = gained + self.rest(then).hope - hope(then, time) if gained > 0 else gained
        return found

    def _planned(self) -> tuple[int, ...]:
        plan = best_builds(
            self.sight.estate, self.sight.time, self.character, self.limit, income_due=self.due, later=self.income
        )
        return plan.builds

    def _build(self, kind: int, planned: tuple[int, ...]) -> float:
        """A district of the best plan promises all of it, and another what it brings alone."""
        estate, time = self.sight.estate, self.sight.time
        rest = planned if kind in planned else (kind,)
        then = estate
        for each in rest:
            then = after_building(then, each)
        back = self.income + (estate.gold - then.gold if powers.refunds(self.character) else 0)
        if self.due:
            back += sum(pays(each, self.character) for each in rest)
        then = then._replace(gold=then.gold + back)
        return hope(then, time) - self.base + max(0.0, self.follow(then))


def short_turn(sight: Sight, actions: list[int]) -> dict[int, float]:
    """Gold or cards, and nothing else."""
    starts = dict(zip((GOLD, CARDS), taking(sight.estate, -1), strict=True))
    return {action: sight.gain(starts[action]) + CHOICE * (action == CARDS) for action in actions}


def keeping(sight: Sight, actions: list[int]) -> dict[int, float]:
    """Which of the cards drawn to keep: the one with which the rest of the turn goes best."""
    view, estate = sight.view, sight.estate
    row = CHARACTERS[view.character]
    limit = 0 if view.short else row.builds - view.builds
    income = (PAYING[view.character] & estate.built).bit_count() if not view.used & 2 else 0
    found = {}
    for action in actions:
        with_card = estate._replace(kinds=(*estate.kinds, action - KEEP_CARD), gold=estate.gold + income)
        found[action] = best_builds(with_card, sight.time, view.character, limit).hope - sight.bare_hopes[view.seat]
    return found
