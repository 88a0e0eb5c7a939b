"""Hints of Temporum play as the standard bot does, and give reasons with numbers."""

import re
from collections import Counter

from aevum.bots.advice import advise
from aevum.core.drive import OVER, Driver
from aevum.core.rng import Rng
from aevum.core.state import WAIT
from aevum.games.temporum import GAME
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.scenes import Scene
from tests.bots.obeying import end_of_game

NUMBER = re.compile(r"\d|\b([Oo]ne|[Ee]inen?)\b|win")


def test_who_obeys_every_hint_plays_as_the_standard_bot() -> None:
    for seed in range(2):
        assert end_of_game(GAME, seed, True) == end_of_game(GAME, seed, False)


def test_nearly_every_choice_has_a_reason_with_numbers() -> None:
    state = GAME.new(3, 5)
    driver, bot = Driver(state), GAME.standard()
    told, silent, aims = 0, Counter[str](), 0
    german = GAME.book.catalogue("de")
    while (seat := driver.next()) != OVER:
        view, choices = state.mask(seat), driver.choices(seat)
        move = bot.choose(view, driver.question(seat), choices, Rng(1))
        found = GAME.explain(view, seat, [move], bot) if len(choices) > 1 else None
        if found is not None:
            told += 1
            aims += found.aim is not None
            for words in (str(found.reason), german.format(found.reason)):
                assert NUMBER.search(words), words
        elif move != WAIT and len(choices) > 1:
            silent[MOVES.row(move).name] += 1
        driver.answer(seat, move)
    print(told, aims, silent)
    assert told > 4 * silent.total()
    assert aims


def test_a_change_of_history_belongs_to_the_visit_that_it_makes_possible() -> None:
    scene = Scene(2, "Utopia", "Steampunk Empire").crowns(0, 0, 0, 3, 7).hand(0, "Papal Tiara")
    view = scene.at(0, "Balloon Revolution").begin().state.mask(0)
    hint = advise(GAME, view, view.asks[0], view.legal(0))
    assert MOVES.text(hint.move) == "change 3"
    assert str(hint.aim) == "Visit Steampunk Empire"
    assert MOVES.text(hint.later[0]).startswith("move ")
    assert str(hint.reason) == "This could win the game this turn."
