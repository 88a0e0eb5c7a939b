"""The same seeds give the same games, on every build and for ever."""

import json

from tools.golden import DIGESTS, digests


def test_random_games_of_fixed_seeds_end_where_they_always_did() -> None:
    wanted = json.loads(DIGESTS.read_text(encoding="utf-8"))
    found = digests()
    changed = [name for name in found if found[name] != wanted.get(name)]
    assert changed == [], "other positions than recorded; `make golden` if the rules changed"
    assert sorted(wanted) == sorted(found)
