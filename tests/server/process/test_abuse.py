"""The attacks of `tests.soak` on a small scale: each is refused as it should be.

`python -m tests.soak.abuse` measures how long others wait, on a quiet machine.
"""

from pathlib import Path

import pytest

from bench.server import figures
from tests.soak.abuse import Match, abuse, serve
from tests.soak.attacks import ATTACKS

SHORT = [name for name in ATTACKS if name != "half-open"]  # that one waits for the limits of time


@pytest.mark.skipif(not figures.possible(), reason="this system does not say what a process uses")
async def test_attacks_are_refused_and_others_play_on(tmp_path: Path) -> None:
    serving = serve("pure", str(tmp_path))
    try:
        match = Match("tempus", 1, "", "greedy", 10)
        rows = await abuse(serving, match, 0.02, SHORT)
    finally:
        serving.stop()
    assert [row.name for row in rows] == ["calm", *SHORT]
    assert [row.note for row in rows if row.broken] == []
    assert sum(row.moves for row in rows) > 0, "others play all the time"
    # Some attacks are over before anybody could move.
    assert all(row.moves for row in rows if row.seconds > 1)
