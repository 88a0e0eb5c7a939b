"""Plans of hints in a saved game: remarks above its moves, so that the next hint follows them.

    # plan 1 of seat 1: 12 40 7

The number after the word is the version of this format. If a plan can't be read, the next hint
makes another.
"""

import re
from typing import Final

MARK: Final = "plan "
VERSION: Final = "1"
FORM: Final = re.compile(r"# plan 1 of seat ([1-9]\d?):((?: -?\d{1,19}){1,4000})", re.ASCII)

Plans = dict[int, tuple[int, ...]]  # by seat, as `Hint.plan`


def remarks(plans: Plans) -> list[str]:
    """Return the remarks from which `read_plans` reads the same again."""
    return [
        f"{MARK}{VERSION} of seat {seat + 1}: {' '.join(map(str, plan))}"
        for seat, plan in sorted(plans.items())
        if plan
    ]


def read_plans(text: str, seats: int) -> Plans:
    """Return the plans that the text of a save holds."""
    plans: Plans = {}
    for line in text.splitlines():
        found = FORM.fullmatch(line.rstrip()) if line.startswith(f"# {MARK}") else None
        if found and int(found[1]) <= seats:
            plans[int(found[1]) - 1] = tuple(int(number) for number in found[2].split())
    return plans
