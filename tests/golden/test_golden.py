"""Golden playthroughs: games, their views and their words have not changed."""

import pytest

from tests.games import REGISTERED
from tools.golden import FOLDER, PLAYS, complaint, played, read_manifest
from tools.livethrough import kept_rows
from tools.playthrough import KEPT, Play


@pytest.mark.parametrize("play", PLAYS, ids=[play.name() for play in PLAYS])
def test_a_playthrough_is_what_it_was(play: Play) -> None:
    text, log = played(play)
    assert complaint(play, log) == ""
    assert read_manifest()[play.name()] == [play.game.version, log], "run `make golden`"
    golden = (FOLDER / play.name()).read_text(encoding="utf-8")
    assert text == golden, f"{play.name()} reads otherwise now; `make golden`, then read the diff"


def test_every_registered_game_has_a_playthrough() -> None:
    recorded = {play.game.name for play in PLAYS}
    missing = [game.name for game in REGISTERED if game.name not in recorded]
    assert missing == [], "add it to PLAYS in tools/golden.py and run `make golden`"


def test_no_file_is_left_over() -> None:
    files = {path.name for path in FOLDER.glob("*.txt")}
    assert files == {play.name() for play in PLAYS}


def test_a_changed_game_under_the_same_rules_version_is_named() -> None:
    sentence = complaint(PLAYS[0], "another log")
    assert sentence.startswith("tempus-1.txt: the recorded game changed")
    assert "Raise it" in sentence


@pytest.mark.parametrize(
    "play", [play for play in PLAYS if play.bots], ids=lambda play: play.name()
)
def test_what_bots_played_is_kept(play: Play) -> None:
    text = (FOLDER / play.name()).read_text(encoding="utf-8")
    moves = KEPT.findall(text)
    assert len(moves) == len([line for line in text.splitlines() if ". player " in line])
    assert {"done", "pass"} <= set(moves)
    for move in moves:
        play.game.moves.parse(move)


@pytest.mark.parametrize(
    "play", [play for play in PLAYS if play.live], ids=lambda play: play.name()
)
def test_what_bots_played_live_is_kept_with_its_moments(play: Play) -> None:
    text = (FOLDER / play.name()).read_text(encoding="utf-8")
    rows = kept_rows(text)
    assert len(rows) == len([line for line in text.splitlines() if ". player " in line])
    assert [row.at for row in rows] == sorted([row.at for row in rows])
    assert {row.seat for row in rows} == set(range(play.seats))
    for row in rows:
        play.game.moves.parse(row.text)
