"""Kabale & Hiebe as a PettingZoo environment: `env(players=4)`."""

from __future__ import annotations

from functools import partial

from raenke.env import aec

env = partial(aec.env, "kabale")
raw_env = partial(aec.RawEnv, "kabale")
