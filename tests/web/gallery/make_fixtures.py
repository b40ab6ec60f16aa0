"""Lays the tables that the gallery shows, by the engine itself; never shipped. Run it when a shape has changed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT)]

from raenke.kabale import page  # noqa: E402 (found only now)
from raenke.kabale.cards import ALL_GOALS, CODES, KIND  # noqa: E402
from raenke.kabale.shapes import KabaleView  # noqa: E402
from raenke.worker import facts  # noqa: E402
from raenke import GAMES  # noqa: E402
from tests.engine.kabale.rulebook.said import Table  # noqa: E402

NAMES = {
    "2": ["Ada", "Kanzlerin"],
    "4": ["Ada", "Graf Bertrand von der Trenck", "Odo", "Erzsébet"],
    "6": ["Maximiliane-Henriette zu Hohenlohe", "Bertrand", "Odo", "Erzsébet", "서연", "Wilhelmina"],
}
FOUR = "A3: 2Al 1Ju 4Ki- / F1: 3Cl 3Be= 2Fe 1Wt- / T5: 4Me 2Do 1As- / L2: 4Tr 3La 4St 1Qu"


def laid(columns: str, hand: str, turn: int = 1) -> KabaleView:
    """What seat 1 sees of these columns, with goals won and cards discarded by a fixed seed."""
    rng = Random(11)
    players = columns.count("/") + 1
    table = Table(columns, {seat + 1: hand if seat == 0 else "Ju Pr Gi" for seat in range(players)}, turn=turn)
    state = table.state
    state.round = 3
    for seat in range(players):
        state.won[seat] = rng.sample(ALL_GOALS, rng.randint(1, 5))
        for _ in range(rng.randint(1, 7)):
            state.discards[seat].append(state.decks[seat].pop(rng.randrange(len(state.decks[seat]))) & KIND)
    return page.view(state, 0)


def main() -> None:
    """Writes tables.json."""
    tables = {
        "2": laid("R4: 1Wz 2Ki 1Ca- 2Do- / M5: 2Qu 1Mi 2Ex 1Be- 2As 1He 2Gi 1Dr 2Mu 1Pr 2Sq 1Ro-", "Ki Fe Cl"),
        "4": laid(FOUR, "Ex La Mu"),
        "6": laid(
            "A3: 2Al 5Ju 4Ki- / F1: 3Cl 3Be= 6Fe 1Wt- / T5: 4Me 2Do 1As 5He 6Gi 3Dr 2Mu 1Pr 4Sq 5Wz 6Ro 2Ca-"
            " / L2: 4Tr 3La 6St 1Qu / R4: / M3: 5Mi 6Ex-",
            "Ki Do Sq",
        ),
        "4w": laid(FOUR, "Ex La Mu", turn=2),
    }
    cards = {card["code"]: card for card in facts(GAMES["kabale"])["cards"]}
    assert tuple(cards) == CODES
    out = {"facts": cards, "names": NAMES, "tables": tables}
    (HERE / "tables.json").write_text(json.dumps(out, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
