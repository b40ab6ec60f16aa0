"""Lay the tables that the gallery shows: KabaleView shaped, by hand and by a fixed seed, never shipped."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
CARDS: dict[str, tuple[float | None, str | None, str, int | None]] = {
    "Ki": (20, None, "none", None), "Qu": (16, None, "none", None), "Ju": (14, None, "none", None),
    "Al": (12, "A", "none", None), "Fe": (12, "F", "none", None), "La": (12, "L", "none", None),
    "Me": (12, "T", "none", None), "Ca": (12, "R", "none", None), "Mi": (12, "M", "none", None),
    "Ex": (13, None, "reveal", None), "As": (9.5, None, "reveal", None), "St": (9, None, "reveal", None),
    "Cl": (0, None, "reveal", None), "Tr": (10, None, "reveal", None),
    "Mu": (11, None, "award", 1), "Wz": (7, None, "award", 2), "Wt": (1, None, "award", 3),
    "Pr": (14, None, "award", 4), "Sq": (2, None, "award", 4), "He": (12, None, "award", 5),
    "Gi": (2, None, "award", 5), "Do": (None, None, "award", 5), "Dr": (11, None, "award", 5),
    "Ro": (5, None, "award", 5), "Be": (4, None, "award", 5),
}  # fmt: skip
NAMES = {
    "2": ["Ada", "Kanzlerin"],
    "4": ["Ada", "Graf Bertrand von der Trenck", "Odo", "Erzsébet"],
    "6": ["Maximiliane-Henriette zu Hohenlohe", "Bertrand", "Odo", "Erzsébet", "서연", "Wilhelmina"],
}


def number(code: str, area: str) -> float | None:
    """The number a card would show below a goal of this area."""
    value, home, _, _ = CARDS[code]
    return 8 if home and home != area else value


def column(goal: tuple[str, int], text: str, viewer: int | None, closed: bool = False) -> dict[str, Any]:
    """A column from notation-like text: "1Ki 2Be- 3Qu=" as the viewer sees it."""
    cards: list[dict[str, Any]] = []
    for word in text.split():
        face = {"-": "down", "=": "slipped"}.get(word[-1], "up")
        seat, code = int(word[0]) - 1, word[1:].rstrip("-=")
        known = face == "up" or seat == viewer
        cards.append(
            {
                "seat": seat,
                "code": code if known else None,
                "face": face,
                "number": number(code, goal[0]) if known else None,
            }
        )
    sums: list[float | None] = [None] * 6
    for card in cards:
        if card["number"] is not None:
            sums[card["seat"]] = (sums[card["seat"]] or 0) + card["number"]
    best = max((s for s in sums if s is not None), default=None)
    now = {
        "winner": sums.index(best) if best is not None else None,
        "numbers": [c["number"] for c in cards],
        "removed": [],
        "sums": sums,
        "steps": [],
    }
    filled = closed or len(cards) >= goal[1]
    return {
        "goal": {"area": goal[0], "points": goal[1]},
        "fulfilled": filled,
        "closed": closed,
        "cards": cards,
        "now": now,
    }


def table(
    players: int, columns: list[dict[str, Any]], hand: list[str], turn: int, asks: str, rng: random.Random
) -> dict[str, Any]:
    """A whole view of seat 0 around these columns."""
    seats: list[dict[str, Any]] = []
    for _ in range(players):
        goals: list[dict[str, Any]] = [
            {"area": rng.choice("AFLTRM"), "points": rng.choice((1, 2, 3, 3, 4, 5))} for _ in range(rng.randint(1, 5))
        ]
        plain = sum(goal["points"] for goal in goals)
        seats.append(
            {
                "hand": 3,
                "deck": rng.randint(4, 20),
                "discard": rng.sample(list(CARDS), rng.randint(1, 7)),
                "unseen": [],
                "goals": goals,
                "count": {"plain": plain, "doubled": None, "six": [], "spare": 0, "points": plain},
            }
        )
    legal: list[dict[str, Any]] = []
    if turn == 0:
        for card in hand:
            for at, col in enumerate(columns):
                if not col["closed"]:
                    sums = list(col["now"]["sums"])
                    value = number(card, col["goal"]["area"])
                    sums[0] = (sums[0] or 0) + (value or 0)
                    best = max(s for s in sums if s is not None)
                    legal.append(
                        {
                            "id": len(legal),
                            "text": f"1{card}>{at + 1}",
                            "kind": "place",
                            "card": card,
                            "column": at,
                            "number": value,
                            "winner": sums.index(best),
                        }
                    )
    return {
        "game": "kabale",
        "seat": 0,
        "open": False,
        "players": players,
        "round": 3,
        "rounds": 6,
        "first": players - 1,
        "turn": turn,
        "to_act": turn,
        "asks": asks,
        "at": None,
        "over": False,
        "columns": columns,
        "seats": seats,
        "hand": hand,
        "hands": None,
        "legal": legal,
        "goals_left": 12,
        "winners": [],
    }


def main() -> None:
    """Write tables.json."""
    rng = random.Random(11)
    two = table(
        2,
        [
            column(("R", 4), "1Wz 2Ki 1Ca- 2Do-", 0),
            column(("M", 5), "2Qu 1Mi 2Ex 1Be- 2As 1He 2Gi 1Dr 2Mu 1Pr 2Sq 1Ro-", 0),
        ],
        ["Ki", "Fe", "Cl"],
        0,
        "place",
        rng,
    )
    four = table(
        4,
        [
            column(("A", 3), "2Al 1Ju 4Ki-", 0),
            column(("F", 1), "3Cl 3Be= 2Fe 1Wt-", 0),
            column(("T", 5), "4Me 2Do 1As-", 0),
            column(("L", 2), "4Tr 3La 4St 1Qu", 0, True),
        ],
        ["Ex", "La", "Mu"],
        0,
        "place",
        rng,
    )
    six = table(
        6,
        [
            column(("A", 3), "2Al 5Ju 4Ki-", 0),
            column(("F", 1), "3Cl 3Be= 6Fe 1Wt-", 0),
            column(("T", 5), "4Me 2Do 1As 5He 6Gi 3Dr 2Mu 1Pr 4Sq 5Wz 6Ro 2Ca-", 0),
            column(("L", 2), "4Tr 3La 6St 1Qu", 0, True),
            column(("R", 4), "", 0),
            column(("M", 3), "5Mi 6Ex-", 0),
        ],
        ["Ki", "Do", "Sq"],
        0,
        "place",
        rng,
    )
    facts = {
        code: {"code": code, "number": n, "here": 8 if area else n, "area": area, "acts": acts, "order": order}
        for code, (n, area, acts, order) in CARDS.items()
    }
    wait = json.loads(json.dumps(four)) | {"turn": 1, "to_act": 1, "legal": []}
    out = {"facts": facts, "names": NAMES, "tables": {"2": two, "4": four, "6": six, "4w": wait}}
    (HERE / "tables.json").write_text(json.dumps(out, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
