"""The games for reinforcement learning; needs the extra `raenke[env]` (docs/ENV.md).

`raenke.env.kabale_v0` and `raenke.env.adel_v0` are PettingZoo environments (AEC). Importing this package registers the
Gymnasium environments `raenke/Kabale-v0` and `raenke/Adel-v0`, one seat against bots.
"""

from __future__ import annotations

from typing import Final

import gymnasium

IDS: Final = {"kabale": "raenke/Kabale-v0", "adel": "raenke/Adel-v0"}
"""By game, its name in Gymnasium's registry."""

for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="raenke.env.single:SingleSeat", kwargs={"game": _game})
