"""What something costs is one number: raise it, and every list of moves follows."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from aevum.games.imperials import GAME, data
from aevum.games.imperials.words.cardtext import CARD_TEXTS
from aevum.games.imperials.words.phrases import amounts
from tools.builds import PACKAGE, ROOT, SOURCE

ROOMS = ("core", "games", "bots")  # what `import aevum` needs
NUMBERS = "games/imperials/data.py"
COSTS = {name: cost for name, cost in vars(data).items() if name.endswith(("_COST", "_RATIO"))}


def test_every_cost_is_known_here() -> None:
    assert len(COSTS) == 12
    numbers = [name for name, cost in COSTS.items() if isinstance(cost, int)]
    assert numbers == ["FIRST_LEVEL_COST", "MARKET_RATIO", "GENERAL_RATIO", "BEST_RATIO"]


def test_views_and_cards_tell_the_costs() -> None:
    state = GAME.new(3, 1, False, mode="wonders")
    first = data.FIRST_LEVEL_COST
    assert GAME.view(state.mask(0))["cost_levels"] == tuple(range(first, first + data.TOP_LEVEL))
    assert f" for {amounts(data.MEDICINE_COST)}." in CARD_TEXTS[data.MEDICINE]


def higher(text: str, name: str, card: int) -> str:
    """Return the source of the numbers with a cost that is one card higher."""
    old = COSTS[name]
    if isinstance(old, int):
        kind, new = "Final", str(old + 1)
    else:
        kind = "Final[Cost]"
        new = str(tuple(number + (at == card) for at, number in enumerate(old)))
    assert text.count(f"{name}: {kind} = {old}") == 1
    return text.replace(f"{name}: {kind} = {old}", f"{name}: {kind} = {new}")


@pytest.mark.parametrize("card", range(data.CARDS), ids=data.CARD_NAMES)
def test_no_move_costs_more_than_the_hand_holds(card: int, tmp_path: Path) -> None:
    package = tmp_path / PACKAGE
    package.mkdir()
    shutil.copy2(SOURCE / PACKAGE / "__init__.py", package)
    for room in ROOMS:
        shutil.copytree(SOURCE / PACKAGE / room, package / room)
    text = (package / NUMBERS).read_text(encoding="utf-8")
    for name in COSTS:
        text = higher(text, name, card)
    (package / NUMBERS).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tests.rules.imperials.prices", str(card)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
