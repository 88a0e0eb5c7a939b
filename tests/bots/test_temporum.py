"""The standard bot of Temporum answers every question, by what it sees, and plays to win."""

from collections import Counter

import pytest

from aevum.arena.seating import game_seed
from aevum.arena.simulate import simulate
from aevum.core.bot import Bot
from aevum.core.drive import Play, play
from aevum.core.rng import Rng
from aevum.core.state import NONE
from aevum.games.temporum import GAME
from aevum.games.temporum.bot.evaluation import DECIDED
from aevum.games.temporum.data import THEMED
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.asks import ASK_NAMES
from aevum.games.temporum.scenes import Scene
from tests.bots.wandering import wander

EACH_KIND = 6  # positions checked for each kind of question


@pytest.mark.parametrize("other", ["random", "greedy"])
def test_it_beats_the_yardsticks(other: str) -> None:
    report = simulate(GAME, ["standard", other], games=12, seed=3)
    assert report.bots["standard"].win_share >= 0.9


@pytest.mark.parametrize("name", THEMED)
def test_tables_of_bots_come_to_an_end_with_every_themed_set(name: str) -> None:
    seats = 3 + len(name) % 2
    state = GAME.new(seats, 2, zones=name)
    Play(state, [GAME.standard() for _ in range(seats)], 2).run()
    assert state.end() in ("crowns", "money")


@pytest.mark.parametrize("source", ["base", "realities"])
def test_it_wins_at_a_table_of_five_with_either_box(source: str) -> None:
    bots = ["standard", "random", "random", "random", "random"]
    options: dict[str, object] = {"zone_set": source, "card_set": source}
    report = simulate(GAME, bots, games=5, seed=1, options=options)
    assert report.bots["standard"].win_share >= 0.8


# Questions


def test_it_answers_every_kind_of_question_by_its_view_alone() -> None:
    seen: Counter[int] = Counter()
    for seed in range(30):
        wander(GAME, GAME.new(2 + seed % 4, seed), seed, seen, EACH_KIND)
    for scene in (_beggar(), _predict()):
        scene.begin().state.explicit = False
        wander(GAME, scene.state, 1, seen, EACH_KIND)
    assert sorted(seen) == list(range(len(ASK_NAMES)))


def _beggar() -> Scene:
    """A player who scores here may pay with a Beggar."""
    scene = Scene(2).front(0, "Beggar").money(0, 20).hand(0, "Papal Tiara", "Artist")
    scene.state.front[0][0].coins = 6
    return scene


def _predict() -> Scene:
    return Scene(2).hand(0, "Predict the Future").at(0, "Balloon Revolution")


def test_what_others_hold_changes_no_answer() -> None:
    hands = (["Artist", "Bank"], ["Papal Tiara", "Settlers"])
    answers = [
        _answer(Scene(2).money(0, 9).hand(0, "Trinket", "Engineer").hand(1, *hand))
        for hand in hands
    ]
    assert answers[0] == answers[1]


# Its view


def _answer(scene: Scene, seat: int = 0) -> str:
    """Return the bot's answer to the open question."""
    if not scene.started:
        scene.begin()
    ask = scene.state.must(seat)
    assert ask is not None
    view = scene.state.mask(seat)
    return MOVES.text(GAME.standard().choose(view, ask, view.legal(seat), Rng(1)))


def _played(scene: Scene, seat: int = 0) -> Scene:
    """Let the bot answer until its turn is over."""
    if not scene.started:
        scene.begin()
    scene.state.explicit = False
    turns = scene.state.turns
    while scene.state.asks and scene.state.turns == turns:
        scene.do(seat, _answer(scene, seat))
    return scene


def test_it_brings_the_last_crown_home_by_scoring() -> None:
    scene = _played(Scene(2).crowns(0, 0, 0, 4, 6).money(0, 4).hand(0, "Artist", "Settlers"))
    assert (scene.state.winner, scene.state.ending) == (0, "crowns")


def test_it_brings_the_last_crown_home_by_a_zone() -> None:
    scene = Scene(2, "Robot Uprising").crowns(0, 0, 0, 1, 9).hand(0).at(0, "Robot Uprising")
    assert _played(scene).state.winner == 0


def test_it_changes_history_to_win() -> None:
    """The Steampunk Empire is real only after a change in the Zone where the pawn is."""
    scene = Scene(2, "Utopia", "Steampunk Empire").crowns(0, 0, 0, 3, 7).hand(0, "Papal Tiara")
    scene.at(0, "Balloon Revolution")
    assert _answer(scene) == "change 3"
    assert _played(scene).state.winner == 0


def test_it_wins_by_money_in_alien_egypt() -> None:
    scene = _played(Scene(2, "Alien Egypt").money(0, 100).hand(0, "Artist"))
    assert (scene.state.winner, scene.state.ending) == (0, "money")


def test_it_scores_when_it_can_pay() -> None:
    scene = _played(Scene(2).money(0, 20).hand(0, "Papal Tiara", "Artist", "Settlers"))
    assert sum(time * number for time, number in enumerate(scene.crowns_of(0))) >= 7


def test_it_scores_in_the_trojan_war_though_it_loses_the_rest() -> None:
    """Nothing else lets it score, so money that it saves would never be spent."""
    scene = Scene(2, "Trojan War").crowns(0, 6, 4, 0, 0).money(0, 90)
    scene = _played(scene.hand(0, "Papal Tiara", "Artist", "Settlers"))
    assert scene.here(0) == "Trojan War"
    assert scene.crowns_of(0) != [6, 4, 0, 0]


def test_it_does_not_score_what_gives_crowns_it_no_longer_needs() -> None:
    """One step is missing: the cheap card and the expensive one both win at once."""
    scene = Scene(2).crowns(0, 0, 0, 1, 9).money(0, 20).hand(0, "Artist", "Papal Tiara")
    scene.do(0, "move Ancient Egypt")
    assert _answer(scene) == "score artist"


def test_it_discards_the_worst_card() -> None:
    scene = Scene(2, "Dark Ages").at(0, "Dark Ages").hand(0, "Trade Goods", "Gizmo", "Conspiracy")
    assert _answer(scene) == "discard trade-goods"


def test_it_takes_what_costs_nothing() -> None:
    """The ruler of New France may put a Base there, which then brings a crown with each visit."""
    scene = Scene(2, "New France").at(0, "New France").crowns(0, 5, 0, 5, 0).hand(0, "Artist")
    scene.do(0, "stay").draw("Engineer")
    assert scene.asked() == [(0, "may")]
    assert _answer(scene) == "yes"


# The evaluation


def test_the_evaluation_knows_who_has_won() -> None:
    state = GAME.new(2, 5)
    Play(state, [GAME.standard(), GAME.standard()], 5).run()
    winner = state.ranks().index(1)
    assert GAME.evaluate(state, winner) == DECIDED
    assert GAME.evaluate(state, 1 - winner) == -DECIDED


def test_the_evaluation_likes_steps_money_cards_and_ruling() -> None:
    plain = _value(Scene(2).hand(0).hand(1))
    assert _value(Scene(2).hand(0).hand(1).crowns(0, 9, 1, 0, 0)) > plain
    assert _value(Scene(2).hand(0).hand(1).money(0, 5)) > plain
    assert _value(Scene(2).hand(0, "Artist").hand(1)) > plain
    assert _value(Scene(2).hand(0).hand(1, "Artist")) < plain
    even = Scene(2).hand(0).hand(1).crowns(0, 8, 0, 2, 0).crowns(1, 7, 2, 1, 0)
    ahead = Scene(2).hand(0).hand(1).crowns(0, 7, 2, 1, 0).crowns(1, 7, 2, 1, 0)
    assert _value(even) > _value(ahead)  # the same steps, but Times I and III are ruled


def _value(scene: Scene) -> int:
    assert scene.state.winner == NONE
    return GAME.evaluate(scene.begin().state.mask(0), 0)


def test_a_game_that_no_plan_ends_comes_to_its_end() -> None:
    """Two bots with much money and no cards once stayed in Endless City for ever."""
    state = GAME.new(2, game_seed(5, 378))
    bots: list[Bot] = [GAME.standard() for _ in range(2)]
    assert play(state, bots, game_seed(5, 378)) < 2_000
    assert state.over()
