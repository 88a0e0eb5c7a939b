"""A designer's rows: what is wrong with them is said in a sentence."""

import pytest

import aevum
from aevum.core.errors import BadOption
from aevum.core.events import Event
from aevum.core.text import CORE, ENGLISH, PSEUDO, Book, Text
from aevum.games.chronos import ConquestGame
from aevum.games.chronos.game import ALL_GODS
from aevum.games.imperials import GAME, ImperialsGame
from aevum.games.imperials import messages as m
from aevum.games.imperials.game import ACTION_CARDS
from aevum.games.own_rows import add_row, check_names, check_objects, own_rows


def test_a_row_that_comes_too_late_is_refused() -> None:
    assert aevum.game("imperials") is GAME
    with pytest.raises(ValueError, match='"Late" comes too late: imperials is imported already'):
        add_row("imperials", ("Late", 2, 0, "", "Nothing."))
    assert own_rows("imperials") == []


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="five fields, not 2"):
        add_row("imperials", ("Short", 2))  # type: ignore[arg-type]


def test_every_row_has_its_object() -> None:
    rows = ("Crane", "Spy")
    check_objects(rows, [0, 1])
    with pytest.raises(BadOption, match=r"^Spy: a row, but no object in this game"):
        check_objects(rows, [0])
    with pytest.raises(BadOption, match=r"^There are 2 rows for 3 objects"):
        check_objects(rows, [0, 1, 2])
    with pytest.raises(BadOption, match='"Spy" is number 1, but its object has the kind 0'):
        check_objects(rows, [0, 0])


def test_a_game_with_other_objects_than_rows_makes_no_match() -> None:
    with pytest.raises(BadOption, match="Wedding"):
        ImperialsGame(ACTION_CARDS[:-1]).new(seats=3)
    with pytest.raises(BadOption, match="HADES"):
        ConquestGame(ALL_GODS[1:]).new(seats=3)


def test_the_catalogue_names_printed_rows_in_their_order() -> None:
    check_names("card", ("crane", "spy"), ("crane", "spy"))
    with pytest.raises(ValueError, match='has "spy" among its names of the kind card'):
        check_names("card", ("crane", "librarian", "spy"), ("crane", "spy"))


def test_a_game_tells_what_is_added_to_its_messages() -> None:
    """A browser gets the catalogues of the game."""
    assert GAME.book is m.BOOK
    book = Book(m.BOOK.folder, CORE)
    book.add({"card-librarian": "Librarian"})
    own = Text("card-librarian", {}, book)
    for lang in (ENGLISH, PSEUDO):
        catalogue = book.catalogue(lang)
        assert (catalogue.format(own), catalogue.language(own)) == ("Librarian", lang)


def test_an_event_without_a_line_is_named() -> None:
    state = GAME.new(seats=3)
    with pytest.raises(KeyError, match='"reads" has no line'):
        GAME.words.say(Event("reads", 0, []), state)
