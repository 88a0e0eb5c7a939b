"""Rules 2 beside rules 1: claims of a seat that is putting a command together."""

import pytest

from aevum.core.errors import BadData
from aevum.core.match import Match, replay, verify
from aevum.core.record import from_text
from aevum.core.state import NOT_LEGAL, OK
from aevum.core.terse import terse
from aevum.games.chronos.game import GAME
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene

CLAIM = GAME.moves.parse("claim points")


def naming(rules: int) -> Conquest:
    """Return a position in which the first seat has named a GOD and no card."""
    data = Scene(gods=("ATHENA",)).kingdom(0, "20", "10").do(0, "offer athena").wait(300)
    state = data.state
    saved = state.to_data()
    assert isinstance(saved, list)
    if rules == 1:
        saved = [part[:4] if part == state.terms.to_data() else part for part in saved]
    loaded = GAME.load(saved)
    assert isinstance(loaded, Conquest)
    assert loaded.terms.rules == rules
    return loaded


def test_rules_1_hear_no_claim_before_a_command_is_complete() -> None:
    """R15.6, R8.3"""
    old, new = naming(1), naming(2)
    assert CLAIM not in old.legal(0)
    reason = "R8.3 no-draft what=(part-draft-offer god=athena)"
    assert terse(GAME.words.why(old.mask(0), 0, CLAIM)) == reason
    assert old.apply(0, CLAIM) == NOT_LEGAL
    assert CLAIM in new.legal(0)
    assert new.apply(0, CLAIM) == OK


@pytest.mark.parametrize("rules", [1, 2])
def test_a_record_is_played_again_under_its_own_rules(rules: int) -> None:
    """R15.6"""
    match = Match(GAME, 3, seed=5, rules=rules)
    match.begin()
    assert match.play(0, CLAIM, 1000) == OK
    record = from_text(GAME, match.claim().to_text())
    assert record.rules == rules
    again = replay(record).state
    assert isinstance(again, Conquest)
    assert again.terms.rules == rules
    assert verify(record).state.to_data() == match.state.to_data()


def test_a_save_under_unknown_rules_is_refused() -> None:
    saved = Scene().state.to_data()
    assert isinstance(saved, list)
    terms = Scene().state.terms.to_data()
    damaged = [[*part[:4], 3] if part == terms else part for part in saved]
    with pytest.raises(BadData, match="unknown rules"):
        GAME.load(damaged)
