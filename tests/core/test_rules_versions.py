"""A match keeps the rules version it began under, for reading, playing and writing its record."""

import json

import pytest

from aevum.core.chance import chance
from aevum.core.errors import BadData, BadOption
from aevum.core.match import Match, replay, verify
from aevum.core.record import Record, from_json, from_text, load_json
from aevum.core.state import TABLE, TRUTH, State
from aevum.games.template.game import Template
from aevum.games.template.moves import ROLL
from aevum.games.template.rules.state import Race, Turn


class Revised(Template):
    """The template with a second version of its rules: before, the second seat began."""

    def __init__(self) -> None:
        super().__init__()
        self.version, self.oldest = 2, 1

    def setup_under(self, rules: int, seats: int, seed: int, options: dict[str, object]) -> State:
        state = Race(seats, [], 0, False, TRUTH, chance(seed), self.as_printed)
        state.start_effect_on(TABLE, Turn(1))
        return state


GAME = Revised()


def beginner(match: Match) -> int:
    return match.state.asks[0].seat


def test_new_matches_are_played_under_the_newest_rules() -> None:
    match = Match(GAME, 2, 3)
    assert beginner(match) == 0
    assert "rules: 2\n" in match.record.to_text()
    assert GAME.new(2, 3).asks[0].seat == 0


def test_an_older_version_can_be_asked_for() -> None:
    assert GAME.new(2, 3, rules=1).asks[0].seat == 1
    assert GAME.new(2, 3, rules=2).asks[0].seat == 0
    with pytest.raises(BadOption, match="Template has rules 1 to 2, not rules 3"):
        GAME.new(2, 3, rules=3)
    with pytest.raises(BadOption, match="Template has rules 1, not rules 2"):
        Template().new(2, 3, rules=2)


def old_match() -> Match:
    match = Match(GAME, 2, 3, rules=1)
    match.begin()
    match.play(1, ROLL)
    match.take_back(1)
    match.play(1, ROLL)
    return match


def forms(record: Record) -> list[Record]:
    return [
        from_text(GAME, record.to_text()),
        from_json(GAME, load_json(json.dumps(record.to_json()))),
    ]


def test_a_record_is_read_and_played_under_its_own_rules() -> None:
    record = old_match().claim()
    for again in forms(record):
        assert again.rules == 1
        assert beginner(replay(again, 0)) == 1
        match = verify(again)
        assert match.record.rules == 1
        assert match.claim().to_text() == record.to_text()


def test_other_rows_of_the_same_match_keep_its_rules() -> None:
    record = old_match().record
    assert record.with_rows(record.rows[:1]).to_text().splitlines()[1] == "rules: 1"


def test_rules_that_are_not_played_any_more_are_named() -> None:
    text = old_match().record.to_text()
    game = Revised()
    game.oldest = 2
    with pytest.raises(BadData, match=r"under rules 1 of Template\. This program has rules 2"):
        from_text(game, text)
    with pytest.raises(BadData, match="This program has rules 1 to 2"):
        from_text(GAME, text.replace("rules: 1", "rules: 3"))
