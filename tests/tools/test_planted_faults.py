"""The table of planted faults fits the sources."""

from __future__ import annotations

import pytest

from tools.check import checks
from tools.check.planted_faults import CHECK, Fault, read_table
from tools.setup.process import ROOT

TABLE = read_table()


@pytest.mark.parametrize("fault", TABLE, ids=lambda fault: fault.name)
def test_a_fault_can_be_planted_and_its_tests_exist(fault: Fault) -> None:
    sound = (ROOT / fault.file).read_text(encoding="utf-8")
    assert fault.planted(sound) != sound
    checked = {name for name, _ in checks._steps()}
    for test in fault.tests:
        file, _, name = test.partition("::")
        if test.startswith(CHECK):
            assert test.removeprefix(CHECK) in checked
        else:
            assert (ROOT / file).exists()
            assert not name or f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")


def test_names_are_unique_and_every_part_has_faults() -> None:
    names = [fault.name for fault in TABLE]
    assert len(set(names)) == len(names) >= 40
    assert {name.split("-")[0] for name in names} == {"engine", "page", "words", "styles", "worker", "storage"}
