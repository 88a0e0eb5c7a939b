"""Errors that people cause are messages: shown in German, even if they contain a game's message."""

import pickle
from collections.abc import Callable

import pytest

from aevum.bots import registry as bots
from aevum.core.data import Reader
from aevum.core.errors import AevumError
from aevum.core.match import replay
from aevum.core.record import load_json
from aevum.core.text import ENGLISH
from aevum.games import registry
from aevum.games.registry import read_record

IMPERIALS, TEMPORUM, TEMPLATE, TEMPUS = map(
    registry.find, ("imperials", "temporum", "template", "tempus")
)
HEAD = "game: template\nseats: 2\nseed: 3\n\n"
DUG = "game: tempus\noption date: 1806061935\n\ndig 1 6\n"


def caused(act: Callable[[], object]) -> AevumError:
    """Return the error that a call raises."""
    with pytest.raises(AevumError) as caught:
        act()
    return caught.value


def played(text: str) -> object:
    return replay(read_record(text))


@pytest.mark.parametrize(
    ("act", "german"),
    [
        (lambda: TEMPLATE.new(9), "Template ist für 2 Personen, nicht für 9."),
        (lambda: IMPERIALS.new(9), "Imperials ist für 2 bis 6 Personen, nicht für 9."),
        (lambda: TEMPLATE.new("x"), "Die Zahl der Plätze muss eine ganze Zahl sein, nicht 'x'."),
        (lambda: TEMPLATE.new(seed=-1), "Ein Startwert muss eine ganze Zahl ab 0 sein, nicht -1."),
        (lambda: TEMPLATE.new(rules=9), "Template hat Regeln 1, nicht Regeln 9."),
        (lambda: TEMPLATE.new(speed=1), "Template hat gar keine Einstellungen"),
        (lambda: bots.find("genius", TEMPLATE), "Unbekannter Bot „genius“. Möglich: random,"),
        (lambda: registry.find("chess"), "Unbekanntes Spiel „chess“. Möglich: tempus, "),
        (lambda: registry.find("impirials"), "Unbekanntes Spiel „impirials“. Meinst du imperials?"),
        (lambda: registry.find("temp"), "„temp“ könnte "),
        (lambda: read_record("seats: 2\n"), "Das ist keine Aufzeichnung"),
        (lambda: read_record(HEAD + "1: fly\n"), "Zeile 5: Kein Zug beginnt mit „fly“. Züge"),
        (lambda: played(HEAD + "1: hold\n"), "Eintrag 1 dieser Aufzeichnung, „hold“, ist nicht"),
        (lambda: read_record("{}"), "Das ist keine Aufzeichnung"),
        (lambda: load_json("["), "Diese Datei sieht nach JSON aus"),
        (lambda: Reader([]).number(), "Dieser Spielstand ist beschädigt: das Ende fehlt."),
        (lambda: Reader(3, "record"), "Diese Aufzeichnung ist beschädigt: eine Liste wird"),
        (lambda: TEMPLATE.load([]), "Dieser Spielstand ist beschädigt: "),
        (lambda: TEMPUS.moves.parse("dig 11 1"), "„dig 11 1“ ist kein Zug. Er müsste so aussehen"),
        (lambda: IMPERIALS.moves.parse("give gold"), "„give gold“ ist kein Zug. Er müsste"),
        (lambda: TEMPORUM.new(zones="nowhere"), "Kein Themensatz heißt „nowhere“."),
        (
            lambda: played(DUG),
            "Eintrag 1 dieser Aufzeichnung, „dig 1 6“, ist nicht möglich: R3.3: ",
        ),
    ],
)
def test_an_error_is_told_in_german(act: Callable[[], object], german: str) -> None:
    said = caused(act).said
    catalogue = said.book.catalogue("de")
    assert catalogue.language(said) == "de"
    assert catalogue.format(said).startswith(german)
    assert str(said) == said.book.catalogue(ENGLISH).format(said) != catalogue.format(said)


@pytest.mark.parametrize(
    "act", [lambda: TEMPLATE.new(9), lambda: TEMPORUM.new(zones="nowhere"), lambda: played(DUG)]
)
def test_an_error_keeps_its_message_from_one_process_to_another(act: Callable[[], object]) -> None:
    error = caused(act)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.said, again.said.book) == (error.said, error.said.book)
    assert str(again) == str(error)
