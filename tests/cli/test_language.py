"""Games with messages, played in the line mode in each of their languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum.core.match import Match
from aevum.core.text import ENGLISH, Reader, Refusal, Text
from aevum.games import registry
from aevum.games.template import messages as race
from aevum.games.template.moves import ROLL
from aevum.terminal.language import choose_language
from tests.cli.conftest import Run
from tests.tiny import TINY
from tests.tiny import messages as sheets

SHEETS = TINY[1]
LANGUAGES = ("en", "de", "en-XA")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Switch back to English after these tests."""
    yield
    choose_language(ENGLISH)


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    registry.register(SHEETS)
    yield
    registry.unregister(SHEETS)


def told(language: str, text: Text) -> str:
    return text.book.catalogue(language).format(text, Reader(you=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_is_played_in(aevum: Run, language: str) -> None:
    words = ["play", "template", "--plain", "--seed", "3", "--language", language]
    ran = aevum(*words, typed="why hold\nroll\nlog\nhint\nquit\n")
    assert ran.code == 0
    assert told(language, race.ask_roll()) in ran.out.splitlines()
    assert told(language, Refusal("R2.1", race.no_points()).whole()) in ran.out.splitlines()
    rolls = [race.say_roll(who=0, side=side) for side in range(2, 7)]
    assert any(told(language, text) in ran.out for text in [*rolls, race.say_bust(who=0, side=1)])
    label = told(language, race.move_roll())
    assert ("1. roll" if label == "roll" else f"1. roll ({label})") in ran.out.splitlines()
    assert f": roll ({label})." in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_are_played_in(aevum: Run, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_LANG", language)
    ran = aevum("play", "sheets", "--plain", "--seed", "3", typed="strike\nquit\n")
    assert ran.code == 0
    for text in (sheets.ask_row(), sheets.say_strikes(who=0)):
        assert told(language, text) in ran.out.splitlines()


def test_what_is_typed_counts_more_than_the_environment(
    aevum: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AEVUM_LANG", "de")
    ran = aevum("play", "template", "--plain", "--language", "en", typed="quit\n")
    assert "Roll the die." in ran.out


def test_a_game_is_told_in_the_language_that_was_typed(aevum: Run) -> None:
    words = ["play", "tempus", "--plain", "--date", "1806061935", "--language", "de"]
    ran = aevum(*words, typed="road S 6 6\nquit\n")
    assert ran.code == 0
    assert "Du zeichnest eine Straße südlich von f6." in ran.out


def test_the_rules_are_read_in_the_language_that_was_typed(aevum: Run) -> None:
    words = ["play", "imperials", "--plain", "--seed", "3", "--language", "de"]
    ran = aevum(*words, typed="rules\nrules R7.2\nquit\n")
    assert "Das Spiel in einer Minute" in ran.out.splitlines()
    assert "R7.2 Abgeworfen wird verdeckt (R1.7). Du wählst deine Karten einzeln." in ran.out


def test_an_unknown_language_is_refused_with_those_there_are(
    aevum: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = aevum("play", "template", "--plain", "--language", "xx")
    assert ran.code == 2
    assert "--language must be one of de, en, e.g. --language de" in ran.err
    monkeypatch.setenv("AEVUM_LANG", "../de")
    ran = aevum("play", "--plain")
    assert "AEVUM_LANG must be one of de, en, e.g. AEVUM_LANG=de" in ran.err


def test_the_line_mode_speaks_german(aevum: Run) -> None:
    typed = ["help", "moves", "hint", "score", "rules 99", "log", "undo now", "99", "save", "roll"]
    words = ["play", "template", "--plain", "--seed", "3", "--language", "de"]
    lines = aevum(*words, typed="\n".join([*typed, "save x", "quit"]) + "\n").out.splitlines()
    assert lines[0].endswith("Tippe help für die Befehle.")
    assert any(line.startswith("Tippe einen Zug (zum Beispiel `roll`), ") for line in lines)
    for told in (
        "  hint, tipp      was ein Bot spielen würde; gespielt wird es nicht",
        "  board, brett    das Spielbrett als Zeichnung",
        "Es gibt kein Kapitel und keinen Eintrag mit diesem Namen.",
        "Noch ist nichts geschehen.",
        "Auf `undo` folgen keine weiteren Wörter. Ausgelassen: now",
        "Dein Spiel wird vom ersten Zug an gespeichert.",
        "Bis bald.",
        "Mit `aevum play --continue --plain` spielst du weiter.",
    ):
        assert told in lines
    assert sum(line.startswith("Gespeichert in ") for line in lines) == 2


def test_a_mistake_in_an_option_is_told_in_german(
    aevum: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["play", "imperials", "--plain", "--option"]
    ran = aevum(*words, "mode=fast", "--language", "de")
    assert ran.code == 2
    assert ran.err == "mode kann nicht 'fast' sein. Möglich: basic, wonders.\n"
    monkeypatch.setenv("AEVUM_LANG", "de")
    unknown = aevum(*words, "foo=1").err
    assert unknown.startswith("Imperials hat keine Einstellung „foo“. Es gibt: mode, points, ")


def test_a_record_is_read_in_german(aevum: Run, tmp_path: Path) -> None:
    path = tmp_path / "race.txt"
    match = Match(registry.find("template"), 2, 3, {})
    match.play(0, ROLL, 0)
    path.write_text(match.record.to_text(), encoding="utf-8")
    ran = aevum("replay", str(path), "--plain", "--language", "de", typed="\nlast\nscore\nwhat\n")
    assert ran.code == 0
    first, *lines = ran.out.splitlines()
    assert first == "Template: 2 Schritte."
    assert "1. Spieler 1: roll" in lines
    assert lines[-1].startswith("Enter zeigt den nächsten Schritt.")


def test_a_record_that_cannot_be_read_is_refused_in_german(aevum: Run, tmp_path: Path) -> None:
    ran = aevum("replay", str(tmp_path / "none"), "--language", "de")
    assert ran.code == 2
    assert ran.err.endswith("lässt sich nicht lesen: die Datei oder den Ordner gibt es nicht.\n")


def unmarked(text: str) -> set[str]:
    """Return the words outside the marks of the pseudo-language."""
    depth, found = 0, ""
    for sign in text:
        depth += {"⟦": 1, "⟧": -1}.get(sign, 0)
        found += sign if depth == 0 and sign != "⟧" else " "
    return set(re.findall(r"[^\W\d_]{2,}", found))


@pytest.mark.parametrize(
    ("words", "notation"),
    [
        (["template", "--bots", "greedy"], {"roll", "hold"}),
        (["imperials", "--bots", "random"], {"village"}),
        (["tempus"], {"pass", "road", "dig", "use"}),
    ],
    ids=str,
)
def test_the_line_mode_says_nothing_that_is_in_no_catalogue(
    aevum: Run, words: list[str], notation: set[str]
) -> None:
    typed = ["help", "moves", "moves x", "hint", "score", "log", "undo", "99", "fly", "why fly"]
    ran = aevum(
        "play", *words, "--plain", "--seed", "3", "--language", "en-XA",
        typed="\n".join([*typed, *notation, "save", "save x", "undo now", "quit"]) + "\n",
    )  # fmt: skip
    assert ran.code == 0
    commands = "board list score moves why MOVE hint undo log rules save quit".split()
    assert unmarked(ran.out) <= notation | set(commands)


def test_commands_may_be_typed_in_german(aevum: Run) -> None:
    words = ["play", "template", "--plain", "--seed", "3", "--language"]
    typed = ["Hilfe", "züge", "warum hold", "punkte", "protokoll", "regeln 2", "zurück", "ende"]
    german = aevum(*words, "de", typed="\n".join(typed) + "\n")
    english = ["help", "moves", "why hold", "score", "log", "rules 2", "undo", "quit"]
    assert german.out == aevum(*words, "de", typed="\n".join(english) + "\n").out
    refused = aevum(*words, "en", typed="regeln 2\nquit\n")
    assert "No move begins with “regeln”." in refused.out
