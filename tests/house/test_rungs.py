"""The counter of rungs finds ladders over kinds, and nothing else."""

import ast

import pytest

from tools.rungs import rungs


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("if kind == MAIN:\n    pass\nelif frame.op in (TURN, ROLLED):\n    pass", 2),
        ("found = 1 if ask.kind != 3 else 2", 1),
        ("found = [m for m in moves if PLAY <= move < ROAD]", 1),
        ("match name:\n    case 'road' | 'side':\n        pass\n    case _:\n        pass", 1),
        ("TABLE = {ENGINEER: fence, SMITH: raise_warrior}", 2),
        ("ROWS = ((ENGINEER, 1), (SMITH, 2), (SPY, 3))", 3),
    ],
)
def test_a_ladder_is_counted_rung_by_rung(text: str, number: int) -> None:
    assert len(list(rungs(ast.parse(text)))) == number


@pytest.mark.parametrize(
    "text",
    [
        "if card == NONE:\n    pass",
        "if card == other:\n    pass",
        "if seat == 3:\n    pass",
        "return card == ENGINEER",
        "FIELDS = {'mode': 1, 'map': 2}",
        "COSTS = (ROAD, VILLAGE)",
    ],
)
def test_what_is_no_ladder_is_not_counted(text: str) -> None:
    tree = ast.parse(f"def f():\n    {text}" if text.startswith("return") else text)
    assert list(rungs(tree)) == []
