"""What every test shares: hypothesis in a quick and a thorough profile, the same examples in every CI run."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# The machine's speed is no property of the code: no example fails for being slow.
settings.register_profile("quick", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=2000)
settings.register_profile("mutate", settings.get_profile("ci"), max_examples=30, database=None)
settings.load_profile(os.environ.get("RAENKE_HYPOTHESIS", "ci" if os.environ.get("CI") else "quick"))
