"""A designer's rows: bad ones are refused in a sentence."""

import pytest

import aevum
from aevum.core.events import Event
from aevum.core.text import CORE, ENGLISH, PSEUDO, Book, Text
from aevum.games.imperials import GAME, ImperialsGame
from aevum.games.imperials import messages as m
from aevum.games.imperials.cards.basic import Treasure
from aevum.games.imperials.data import SMITH
from aevum.games.own_rows import (
    add_row,
    check_names,
    own_rows,
    row_place,
    row_trouble,
    with_own,
)


def test_a_row_that_comes_too_late_is_refused() -> None:
    assert aevum.game("imperials") is GAME
    with pytest.raises(ValueError, match='"Late" comes too late: imperials is already imported'):
        add_row("imperials", ("Late", 2, 0, "", "Nothing."))
    assert own_rows("imperials") == []


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="5 fields, not 2"):
        add_row("imperials", ("Short", 2))  # type: ignore[arg-type]


def test_every_row_has_its_object() -> None:
    rows = ("Crane", "Spy", "Wedding")
    assert row_trouble(rows, [0, 1, 2]) == ""
    assert row_trouble(rows, [0]).startswith("Spy, Wedding: a row, but no object in this game.")
    assert row_trouble(rows, [0, 2]).startswith("Spy: a row, but no object in this game.")
    assert row_trouble(rows, [0, 1, 2, 3]).startswith("There are 3 rows for 4 objects")


def test_an_own_thing_is_found_by_the_name_of_its_row() -> None:
    rows = ("Crane", "Spy")
    assert (row_place(rows, "Spy"), row_place(rows, 1)) == (1, 1)
    with pytest.raises(ValueError, match=r"^Surveyor has no row: add_row, before the game"):
        row_place(rows, "Surveyor")


def test_own_things_stand_at_their_rows_whatever_their_order() -> None:
    assert with_own([0, 1], [3, 2], lambda each: each) == [0, 1, 2, 3]
    printed, own = Treasure(SMITH), Treasure("Smith")
    assert with_own([printed], [own], lambda card: card.kind) == [own], "it takes its place"
    game = ImperialsGame(own=[own])
    assert game.cards[SMITH] is own
    assert game.new(seats=3).seats == 3


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
