"""Open-loop tree over the searching seat's own decisions, the other seats playing by policy.

A node stands for the actions that the seat has taken so far, whatever else happened between them (open loop: Perez
Liebana, Dieskau, Hünermund, Mostaghim and Lucas 2015). Which action is tried is decided by UCB1 (Auer, Cesa-Bianchi and
Fischer 2002) among those that progressive widening has let in (Coulom 2007): the policy proposes them, so that the
first is what the seat would have done anyway.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any, Final

from raenke.game import Steps

EXPLORATION: Final = 0.15
"""How much a rarely tried action is favoured; rewards are chances to win."""

WIDTH: Final = 0.5
"""A node has as many children as this times the root of its visits, and one more."""


class Node:
    """What was found out after some own actions."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def pick(self, legal: list[int], proposed: int) -> int:
        """The action to try next among the legal ones, given what the policy proposes."""
        children = self.children
        tried = [action for action in legal if action in children]
        if len(tried) < 1 + WIDTH * sqrt(self.visits) and proposed not in children:
            return proposed
        if len(tried) < 2:
            return tried[0] if tried else proposed
        horizon = log(self.visits)
        best, most = tried[0], -1.0
        for action in tried:
            child = children[action]
            merit = child.total / child.visits + EXPLORATION * sqrt(horizon / child.visits)
            if merit > most:
                best, most = action, merit
        return best


def descend(node: Node, state: Any, steps: Steps, rng: Random, last: int, seat: int) -> list[Node]:
    """Play a state on to the end of round `last` by the tree, then by policy; return the nodes that were visited."""
    path = [node]
    while legal := steps.advance(state, rng, last, seat):
        proposed = steps.propose(state, legal, rng)
        if not node.visits:
            state.apply(proposed)
            steps.advance(state, rng, last)
            break
        action = node.pick(legal, proposed)
        node = node.children.setdefault(action, Node())
        path.append(node)
        state.apply(action)
    return path


def reward(path: list[Node], chance: float) -> None:
    """Count a playout through these nodes that ended with this chance to win."""
    for node in path:
        node.visits += 1
        node.total += chance
