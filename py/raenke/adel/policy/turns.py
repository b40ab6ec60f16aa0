"""Heuristic values of the actions of a turn, each including the best continuation."""

from __future__ import annotations

from typing import Final

from raenke.adel.policy import powers, workshops
from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import Assets, expected_score
from raenke.adel.policy.planning import Plan, after_building, best_builds, pays, taking
from raenke.adel.rules.actions import BUILD, CARDS, END, GOLD, INCOME, KEEP_CARD
from raenke.adel.rules.cards import KIND
from raenke.adel.rules.characters import CHARACTERS
from raenke.adel.rules.decisions import ALL_INCOME
from raenke.adel.rules.districts import KINDS
from raenke.adel.rules.taking import PAYING

CHOICE: Final = 0.12
"""The value of choosing among the drawn cards."""


class Turn:
    """Evaluator of one decision in the own turn."""

    def __init__(self, context: Context, actions: list[int]) -> None:
        view = context.view
        self.context, self.actions = context, actions
        self.character, self.taken = view.character, view.taken
        self.limit = CHARACTERS[view.character].builds - view.builds
        self.income_due = INCOME in actions
        paying = PAYING[view.character]
        self.income = (
            sum(paying >> (district & KIND) & 1 for district in view.cities[view.seat]) if self.income_due else 0
        )
        self.may_gain = CHARACTERS[view.character].colour is not None and (self.income_due or not self.income)
        self.base = context.base_scores[view.seat]
        self.powers = [action for action in actions if powers.is_power(action)]

    def rest(self, assets: Assets) -> Plan:
        """The best plan for the rest of the turn, with income taken at the best moment."""
        if self.taken:
            return self._built(assets)
        return max((self._built(start) for start in taking(assets, self.character)), key=lambda plan: plan.score)

    def _built(self, assets: Assets) -> Plan:
        time, character = self.context.own_progress, self.character
        first = best_builds(assets, time, character, self.limit, income_due=self.income_due, later=self.income)
        if not self.income:
            return first
        with_income = assets._replace(gold=assets.gold + self.income)
        return max(first, best_builds(with_income, time, character, self.limit), key=lambda plan: plan.score)

    def follow(self, assets: Assets) -> float:
        """The best gain of the character's power with these assets."""
        return max((powers.gain(self.context, assets, action)[0] for action in self.powers), default=0.0)

    def action_values(self) -> dict[int, float]:
        """Heuristic value of each action, in points."""
        found = {}
        assets, time = self.context.assets, self.context.own_progress
        planned = self._planned() if self.taken else ()
        for action in self.actions:
            if action == END:
                found[action] = 0.0
            elif action in (GOLD, CARDS):
                start = taking(assets, self.character)[action == CARDS]
                plan = self._built(start)
                found[action] = plan.score - self.base + max(0.0, self.follow(plan.then)) + CHOICE * (action == CARDS)
            elif action == INCOME:
                with_income = assets._replace(gold=assets.gold + self.income)
                plan = best_builds(with_income, time, self.character, self.limit if self.taken else 0)
                found[action] = plan.score - self.base + max(0.0, self.follow(plan.then)) - 0.001
            elif BUILD <= action < BUILD + KINDS:
                found[action] = self._build(action - BUILD, planned)
            else:
                judge = powers.gain if powers.is_power(action) else workshops.gain
                gained, then = judge(self.context, assets, action)
                found[action] = gained + self.rest(then).score - expected_score(then, time) if gained > 0 else gained
        return found

    def _planned(self) -> tuple[int, ...]:
        plan = best_builds(
            self.context.assets,
            self.context.own_progress,
            self.character,
            self.limit,
            income_due=self.income_due,
            later=self.income,
        )
        return plan.builds

    def _build(self, kind: int, planned: tuple[int, ...]) -> float:
        """The value of a build: that of the whole best plan if it is part of it, otherwise its own."""
        assets, time = self.context.assets, self.context.own_progress
        rest = planned if kind in planned else (kind,)
        then = assets
        for each in rest:
            then = after_building(then, each)
        back = self.income + (assets.gold - then.gold if powers.refunds(self.character) else 0)
        if self.income_due:
            back += sum(pays(each, self.character) for each in rest)
        then = then._replace(gold=then.gold + back)
        return expected_score(then, time) - self.base + max(0.0, self.follow(then))


def short_turn(context: Context, actions: list[int]) -> dict[int, float]:
    """Heuristic values of gold and cards in a short turn."""
    starts = dict(zip((GOLD, CARDS), taking(context.assets, -1), strict=True))
    return {action: context.gain(starts[action]) + CHOICE * (action == CARDS) for action in actions}


def keeping(context: Context, actions: list[int]) -> dict[int, float]:
    """Heuristic values of keeping each drawn card, by the best plan for the rest of the turn with it."""
    view, assets = context.view, context.assets
    row = CHARACTERS[view.character]
    limit = 0 if view.short else row.builds - view.builds
    income = (PAYING[view.character] & assets.built).bit_count() if not view.used & ALL_INCOME else 0
    found = {}
    for action in actions:
        with_card = assets._replace(kinds=(*assets.kinds, action - KEEP_CARD), gold=assets.gold + income)
        found[action] = (
            best_builds(with_card, context.own_progress, view.character, limit).score - context.base_scores[view.seat]
        )
    return found
