"""Every card and every Zone has a scenario of its own: a test with its name."""

import re
from pathlib import Path

import pytest

from aevum.games.temporum.data import CARDS, ZONES

NAMES = [card.name for card in CARDS] + [zone.name for zone in ZONES]
TESTS = "\n".join(
    name
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
)


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_bears_its_name(name: str) -> None:
    word = re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")
    found = re.search(rf"^test_\w*{word}", TESTS, re.MULTILINE)
    assert found, f"no test_...{word}... in {Path(__file__).parent}: say in one what {name} does"


def test_no_two_of_them_have_one_name() -> None:
    assert len(set(NAMES)) == len(CARDS) + len(ZONES)
