"""The table in small on the start page: what it shows is what the rules say."""

from __future__ import annotations

from raenke.kabale import award
from raenke.kabale.cards import ALLIES, AREAS, CODES, POINTS, SEAT_SHIFT
from tests.node_session import NodeSession
from tools.setup.process import ROOT


def test_numbers_totals_and_winner_are_those_of_the_rules() -> None:
    with NodeSession(ROOT / "tests" / "static" / "miniatures.mjs") as node:
        columns = node.evaluate("COLUMNS")
    for column in columns:
        shown = [card for card in column["cards"] if card["code"]]
        cards = [card["seat"] << SEAT_SHIFT | CODES.index(card["code"]) for card in shown]
        assert column["points"] in POINTS
        assert [card["number"] for card in shown] == [ALLIES[CODES.index(card["code"])].number for card in shown]
        if "totals" in column:
            assert len(cards) == column["points"]
            settled = award.settle(cards, AREAS.index(column["area"]))
            assert next(seat for seat, _ in column["totals"]) == settled.winner
            assert all(settled.sums[seat] == total for seat, total in column["totals"])
        else:
            assert len(column["cards"]) < column["points"]
