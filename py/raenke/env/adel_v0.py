"""Ohne Furcht und Adel as a PettingZoo environment: `env(players=4)`."""

from __future__ import annotations

from functools import partial

from raenke.env import aec

env = partial(aec.env, "adel")
raw_env = partial(aec.RawEnv, "adel")
