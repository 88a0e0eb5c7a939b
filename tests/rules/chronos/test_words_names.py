"""Names have ids: words of moves and ends of keys are made from them, in every language."""

import pytest

from aevum.core.text import Reader, Text
from aevum.games.chronos import GAME
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import AS_PRINTED, NUMBERS
from aevum.games.chronos.messages import BOOK
from aevum.games.chronos.moves import CARD, CITY_NAME, GOD, MOVES, TIMER
from aevum.games.chronos.rules.phrases import (
    CARDS,
    CITIES,
    GODS,
    NUMBERED,
    card_brief,
    city_brief,
    god_brief,
    own_timer,
    place_of,
    timer_of,
)
from aevum.games.chronos.rules.places import EXTRA, PLACES

KINDS = {"card": CARDS, "god": GODS, "city": CITIES}


def test_ids_are_the_words_of_moves() -> None:
    assert list(CARDS) == list(CARD.words)
    assert list(GODS) == list(GOD.words)
    assert list(CITIES) == list(CITY_NAME.words)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_has_a_name(lang: str) -> None:
    catalogue = BOOK.catalogue(lang)
    for kind, ids in KINDS.items():
        for each in ids:
            assert catalogue.language(Text(f"{kind}-{each}", {}, BOOK)) == lang
            assert catalogue.format(Text(f"{kind}-{each}", {}, BOOK))


def test_no_name_of_a_thing_is_in_notation() -> None:
    """Capitals and umlauts are for people; moves are typed in small letters."""
    german = BOOK.catalogue("de")
    names = {
        german.format(Text(f"{kind}-{each}", {}, BOOK))
        for kind, ids in KINDS.items()
        for each in ids
    }
    words = {word for move in range(MOVES.size) for word in MOVES.text(move).split()}
    assert {name for name in names & words if not name.isdigit()} == set()


def test_what_things_do_is_told_with_the_numbers_of_the_match() -> None:
    known = {number.name for number in NUMBERS}
    assert {name for name in NUMBERED.values() if name} <= known
    briefs = [god_brief(god, AS_PRINTED) for god in range(len(GODS))]
    briefs += [city_brief(city, AS_PRINTED) for city in range(len(CITIES))]
    briefs += [card_brief(card) for card in range(len(CARDS))]
    for lang in ("en", "de"):
        told = [BOOK.catalogue(lang).format(brief) for brief in briefs]
        assert not any(words.endswith(".") or "⟦" in words for words in told)


def test_a_timer_is_told_by_its_owner_and_to_those_with_notation_by_its_name() -> None:
    english = BOOK.catalogue("en")
    told = m.undo_timer(timer=timer_of(TIMER.words.index("2b")))
    assert english.format(told, Reader(1)) == "choosing your timer"
    assert english.format(told, Reader(1, numbers=True)) == "choosing your timer (2b)"
    assert english.format(m.undo_timer(timer=own_timer(EXTRA))) == "choosing the extra timer"


def test_every_place_has_its_words() -> None:
    told = {str(place_of(place, 0)) for place in range(PLACES)}
    assert len(told) == PLACES
    assert GAME.words.moves is MOVES
