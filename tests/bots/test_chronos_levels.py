"""Levels of Chronos Conquest follow each other, styles differ, the quick bot plays, hints help."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from aevum.arena.simulate import simulate
from aevum.bots.advice import advise
from aevum.core.bot import LEVELS, Bot
from aevum.core.drive import Play
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.chronos.bot.levels import HARD, TRAVEL, decision
from aevum.games.chronos.bot.mind import STANDARD, STYLES
from aevum.games.chronos.bot.standard import BORED
from aevum.games.chronos.game import GAME
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.places import CITY
from aevum.games.chronos.rules.state import Conquest

SEATS = 4
NUMBER = re.compile(r"\d")
WINS = ("hint-win", "hint-win-card")


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)))
def test_a_level_wins_more_than_its_share_among_the_one_below(lower: str, higher: str) -> None:
    report = simulate(GAME, [higher, lower, lower, lower], games=12, seed=5, seats=SEATS)
    assert report.bots[higher].win_share > 1 / SEATS


def test_the_weights_of_the_standard_bot_are_those_of_the_levels() -> None:
    names = {weight.name for weight in GAME.weights()}
    assert names == set(STANDARD)
    assert all(set(style) < names for style in STYLES.values())
    tuned = GAME.tuned(dict(STANDARD))
    assert end_of_game([tuned, *others()]) == end_of_game([GAME.standard(), *others()])


def others() -> list[Bot]:
    return [GAME.standard() for _ in range(SEATS - 1)]


def end_of_game(bots: list[Bot]) -> list[object]:
    """Return the data of a game that these bots have finished."""
    state = GAME.new(SEATS, 3)
    Play(state, bots, 3).run_live()
    return state.to_data()


# Styles


class Watcher(Bot):
    """Plays as another bot does, and counts what everybody does."""

    name = "watcher"
    listens = True

    def __init__(self, bot: Bot, state: Conquest) -> None:
        self.bot = bot
        self.state = state
        self.deeds = [Counter[str]() for _ in range(state.seats)]

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        return self.bot.plan(view, ask, legal, rng)

    def saw(self, event: Event) -> None:
        self.bot.saw(event)
        if event.kind == "go" and event.args[2] < CITY:
            joins = self.state.company[event.args[2]] > 1
            self.deeds[event.seat]["join" if joins else "alone"] += 1
        elif event.kind == "gains":
            self.deeds[event.seat]["gains"] += 1


DEEDS = {"raider": "join", "collector": "alone", "devotee": "gains"}
"""What each style does more often: flip timers next to others, or alone, or gain GODs."""
STYLED_GAMES = 12


def deeds_of_styles() -> dict[str, Counter[str]]:
    """Return what each style does at tables of all three."""
    names = list(DEEDS)
    found = {name: Counter[str]() for name in names}
    for number in range(STYLED_GAMES):
        seated = names[number % 3 :] + names[: number % 3]
        state = GAME.new(3, number)
        assert isinstance(state, Conquest)
        bots = [GAME.skilled("hard", name) for name in seated]
        watcher = Watcher(bots[0], state)
        Play(state, [watcher, *bots[1:]], number).run_live()
        for name, deeds in zip(seated, watcher.deeds, strict=True):
            found[name] += deeds
    return found


def test_a_style_does_more_of_what_it_is_named_after() -> None:
    assert [style.name for style in GAME.styles()] == list(DEEDS)
    found = deeds_of_styles()
    for style, deed in DEEDS.items():
        shares = {name: deeds[deed] / deeds.total() for name, deeds in found.items()}
        print(style, shares)
        rest = [share for name, share in shares.items() if name != style]
        assert shares[style] > 1.1 * max(rest)


# The quick policy


def test_the_quick_policy_plays_to_the_end_and_wins_against_random_ones() -> None:
    names = ["quick", "random", "random", "random"]
    report = simulate(GAME, names, games=4, seed=2, seats=SEATS)
    assert report.bots["quick"].win_share > 0.5


# Hints


class Obeying(Bot):
    """Somebody who looks at a hint as quickly as a hard bot looks at the table, and obeys it."""

    name = "obeying"

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        move = GAME.standard().choose(view, view.asks[ask.seat], legal, rng)  # as advice does
        wait = decision(HARD, rng)
        if move != WAIT:
            return wait + TRAVEL, move
        assert isinstance(view, Conquest)
        own = [timer for timer in view.timers if view.owner(timer) == ask.seat]
        left = min(view.sand_left(timer) for timer in own)
        return max(wait, min(left, BORED)), WAIT


def wins_by_obeying(games: int, seed: int = 0) -> float:
    """Return which share of games somebody wins who obeys every hint, among hard bots."""
    won = 0.0
    for number in range(games):
        seat = number % SEATS
        bots: list[Bot] = [*others()]
        bots.insert(seat, Obeying())
        state = GAME.new(SEATS, seed + number)
        Play(state, bots, seed + number).run_live()
        ranks = state.ranks()
        won += (ranks[seat] == 1) / ranks.count(1)
    return won / games


def test_who_obeys_every_hint_plays_about_as_well_as_a_hard_bot() -> None:
    """These games are too few to measure it: over 132 games the share was 17 %."""
    assert wins_by_obeying(12) >= 1 / SEATS - 0.10


def test_hints_tell_in_numbers_why_and_are_what_the_standard_bot_would_do() -> None:
    state = GAME.new(SEATS, 5)
    rng, german = Rng(1), GAME.book.catalogue("de")
    told, silent = Counter[str](), Counter[str]()
    for moment in range(2_000, 120_000, 3_000):
        state.advance(moment)
        for seat in range(SEATS):
            ask = next((each for each in state.asks if each.seat == seat), None)
            if ask is None:
                continue
            view, choices = state.mask(seat), [WAIT, *state.legal(seat)]
            move = GAME.standard().choose(view, ask, choices, rng)
            found = GAME.explain(view, seat, [move], GAME.standard())
            name = MOVES.row(move).name
            if found is None:
                silent[name] += 1
            else:
                told[name] += 1
                for words in (str(found.reason), german.format(found.reason)):
                    assert NUMBER.search(words) or found.reason.key in WINS, words
            if told[name] == 1 and found is not None:
                hint = advise(GAME, view, ask, choices, 0.01)
                assert (hint.move, str(hint.reason)) == (move, str(found.reason))
            if move != WAIT:
                state.apply(seat, move)
    print(told, silent)
    assert {"go", "take"} <= set(told)
    assert told.total() > 4 * silent.total()
