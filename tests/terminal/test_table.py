"""A table keeps every move, continues after a stop, and takes back what may be taken back."""

import os
from io import StringIO
from pathlib import Path

import pytest
from rich.text import Text
from textual.widgets import Static

from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.core.match import verify
from aevum.core.record import TOOK_BACK
from aevum.core.rng import Rng
from aevum.games.registry import read_record
from aevum.terminal import messages as m
from aevum.terminal import store
from aevum.terminal.app import AevumApp
from aevum.terminal.disk import read_text, write_whole
from aevum.terminal.language import tell_all
from aevum.terminal.marks import MARKS
from aevum.terminal.papers import EndPaper
from aevum.terminal.playback import Playback
from aevum.terminal.store import Keeper, seats_of, unfinished
from aevum.terminal.table import Table
from tests.terminal.conftest import plain_at, seated, tempus
from tests.terminal.hands import stop_clock


def kept(home: Path, folder: str) -> list[Path]:
    return sorted((home / folder).glob("*.txt"))


def test_every_move_is_on_disk_at_once(home: Path) -> None:
    table = tempus()
    assert not kept(home, "unfinished")
    table.play_text(0, "road S 6 6")
    (path,) = kept(home, "unfinished")
    assert path.read_text(encoding="utf-8").rstrip().endswith("road S 6 6")
    table.undo(0)
    assert path.read_text(encoding="utf-8").rstrip().endswith("takeback")


def test_a_game_goes_on_from_its_file() -> None:
    before = tempus("road S 6 6", "pass")
    before.undo(0)
    before.play_text(0, "build farm 7 7")
    (saved,) = unfinished("tempus")
    after = Table.resume(saved.record, saved.bots, saved.keeper())
    assert after.state.to_data() == before.state.to_data()
    assert after.lines(0) == before.lines(0)


def test_a_finished_game_moves_to_the_archive(home: Path) -> None:
    tempus(*["pass"] * 50)
    assert not kept(home, "unfinished")
    (path,) = kept(home, "finished")
    verify(read_record(path.read_text(encoding="utf-8")))


def test_a_game_taken_up_again_after_its_end_is_unfinished(home: Path) -> None:
    table = tempus(*["pass"] * 50)
    assert table.undo(0) == ""
    assert not kept(home, "finished")
    (path,) = kept(home, "unfinished")
    assert "scores:" not in path.read_text(encoding="utf-8")


def test_a_crash_while_writing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    write_whole(path, "old")

    def fail(_: int) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="the disk is gone"):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_is_told_and_the_game_goes_on(home: Path) -> None:
    home.write_text("in the way", encoding="utf-8")
    table = tempus("road S 6 6")
    assert [text.key for text in table.keeper.trouble] == ["shell-save-failed"]
    assert table.play_text(0, "pass") == ""


def test_bad_files_among_the_saved_games_are_passed_over(home: Path) -> None:
    tempus("road S 6 6")
    folder = home / "unfinished"
    (folder / "tempus-broken.txt").write_bytes(b"\xff\xfe")
    (folder / "tempus-other.txt").write_text("game: chess\n", encoding="utf-8")
    assert len(unfinished()) == 1


def test_two_games_begun_in_one_second_have_two_files(home: Path) -> None:
    tempus("road S 6 6")
    tempus("pass")
    assert len(kept(home, "unfinished")) == 2


def test_the_file_says_who_sat_where() -> None:
    assert seats_of("# seats: person, greedy\n", 2) == ["", "greedy"]
    weighed = "standard?more=1,less=2"
    assert seats_of(f"# seats: {weighed}, person\n", 2) == [weighed, ""]
    assert seats_of("# seats: person\n", 2) == ["", ""]
    assert seats_of("", 1) == [""]


def test_a_refused_move_is_a_sentence() -> None:
    table = tempus()
    assert "R4.3" in table.play_text(0, "dig 1 1")
    assert "No move begins with" in table.play_text(0, "fly")
    assert not table.match.record.rows


def test_chance_is_not_taken_back() -> None:
    table = seated("template", "", "")
    table.play_text(0, "roll")
    assert "was shown, rolled or answered" in table.undo(0)


def undone() -> Table:
    """A table that resumes a match in which a roll was undone."""
    table = seated("template", "", "")
    table.play_text(0, "roll")
    table.match.take_back(0)
    table.keep()
    (saved,) = unfinished()
    return Table.resume(saved.record, saved.bots, saved.keeper())


def test_a_match_with_a_roll_undone_says_so_at_its_end() -> None:
    table = undone()
    out = StringIO()
    plain_at(table, ["roll", "hold"] * 200, out).run()
    assert table.over()
    assert str(MARKS[TOOK_BACK]) in out.getvalue()
    assert "marks: takeback" in table.match.record.to_text()


@pytest.mark.asyncio
async def test_the_paper_at_the_end_says_that_a_roll_was_undone() -> None:
    table = undone()
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(EndPaper(table, Text("Over."), ""))
        await pilot.pause()
        shown = [str(each.content) for each in app.screen.query(Static)]
        assert any(str(MARKS[TOOK_BACK]) in text for text in shown)


def test_people_see_only_their_own_log(tiny: dict[str, Game]) -> None:
    table = seated("haggle", *["random"] * tiny["haggle"].min_seats)
    table.run_bots()
    shown = [table.lines(seat) for seat in range(tiny["haggle"].min_seats)]
    assert all(lines for lines in shown)


def test_live_bots_play_a_whole_game_in_their_own_time(tiny: dict[str, Game]) -> None:
    seats = tiny["sandglass"].min_seats
    table = seated("sandglass", *["random"] * seats)
    hands = stop_clock(table)
    for _ in range(5000):
        if table.over():
            break
        hands.seconds += 0.25
        table.tick()
    assert table.over()
    verify(read_record(table.match.claim().to_text()))


def test_playback_goes_back_and_forth() -> None:
    table = tempus("road S 6 6", "pass")
    table.undo(0)
    playback = Playback(table.match.record)
    assert playback.row_text(0) == "The beginning"
    playback.go(1)
    assert playback.happened() == ["Player 1 draws a road south of f6."]
    playback.go(99)
    assert playback.place == 3
    assert playback.happened() == ["The last move is undone."]
    playback.go(-5)
    assert playback.state.to_data() == tempus().state.to_data()


def test_a_keeper_without_a_place_keeps_nothing(home: Path) -> None:
    table = tempus(keep=False)
    table.play(0, table.state.random_move(0, Rng(1)))
    assert not home.exists()
    assert Keeper(enabled=False).trouble == ()


def test_an_unreadable_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(AevumError, match="be read: no such file or folder"):
        read_text(tmp_path / "nothing")


def test_two_programs_on_one_save_lose_nothing(home: Path) -> None:
    tempus("road S 6 6")
    (saved,) = unfinished()
    first, second = (Table.resume(saved.record, saved.bots, saved.keeper()) for _ in range(2))
    first.play_text(0, "pass")
    second.play_text(0, "road S 5 6 paid")
    assert first.keeper.trouble == ()
    changed = m.shell_save_changed(file=saved.path.name, place=str(second.keeper.path))
    assert [*second.keeper.trouble] == [changed]
    second.play_text(0, "pass")
    assert second.keeper.trouble == ()
    assert first.keeper.path == saved.path
    ends = sorted(
        path.read_text(encoding="utf-8").split("\n")[-3] for path in kept(home, "unfinished")
    )
    assert ends == ["road S 5 6 paid", "road S 6 6"]


def test_two_programs_that_finish_one_save_lose_nothing(home: Path) -> None:
    tempus(*["pass"] * 49)
    (saved,) = unfinished()
    for _ in range(2):
        Table.resume(saved.record, saved.bots, saved.keeper()).play_text(0, "pass")
    assert len(kept(home, "finished")) == 2


def test_a_place_is_named_only_while_it_holds_the_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tempus("road S 6 6")
    place = table.keeper.path
    assert place is not None

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "write_whole", fail)
    table.play_text(0, "pass")
    assert table.keeper.path is None
    assert table.keeper.failed == m.shell_reason_full()
    assert tell_all(table.keeper.trouble).endswith("being saved: no space left on the disk.")
    monkeypatch.undo()
    monkeypatch.setenv("AEVUM_HOME", str(home))
    table.keep()
    assert table.keeper.path == place


def test_a_save_counts_the_moves_that_stand() -> None:
    table = tempus("road S 6 6", "pass")
    table.undo(0)
    (saved,) = unfinished()
    assert ", 1 move, " in str(saved.about())
    table.play_text(0, "pass")
    (saved,) = unfinished()
    assert ", 2 moves, " in str(saved.about())


def test_a_save_with_many_bad_lines_is_not_guessed_at(home: Path) -> None:
    tempus("road S 6 6")
    (path,) = kept(home, "unfinished")
    text = path.read_text(encoding="utf-8")
    path.write_text(text + "road S 6 6\n" * 3, encoding="utf-8")
    (saved,) = unfinished()
    assert (saved.moves, saved.lost) == (1, 3)
    path.write_text(text + "road S 6 6\n" * 4, encoding="utf-8")
    assert not unfinished()
    assert "R4.1" in str(store.unreadable()[0])
