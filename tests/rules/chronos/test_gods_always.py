"""Random games with many GODs: the referee and the engine always agree."""

import pytest

from aevum.core.rng import Rng
from aevum.core.state import NEVER, OK
from aevum.games.chronos.data import CARD_NAMES, CITY_NAMES, GOD_NAMES
from aevum.games.chronos.moves import MOVES, TIMER
from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.referee import PILE_NAMES, Referee
from tests.rules.chronos.referee_powers import REPEATABLE, PowerReferee

MOVES_A_GAME = 100
ENDERS = ("ZEUS", "CALYPSO", "HESTIA", "CERBERUS")  # most games would end at once


def shuffled(names: tuple[str, ...], rng: Rng) -> list[str]:
    left = list(names)
    found: list[str] = []
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found


def crowded(rng: Rng) -> Scene:
    """Return a table on which many GODs have owners and every kingdom has cards."""
    seats = 3 + rng.below(3)
    first, second = shuffled(CITY_NAMES, rng)[:2]
    gods = [name for name in shuffled(GOD_NAMES, rng) if name not in ENDERS][:20]
    scene = Scene(seats, cities=(first, second), gods=tuple(gods))
    for name in gods[:14]:
        scene.owns(rng.below(seats), name)
    cards = shuffled(CARD_NAMES[1:12] * 2, rng)
    for seat in range(seats):
        scene.kingdom(seat, *[name.lower() for name in cards[seat * 4 : seat * 4 + 4]])
    if "SELENE" in gods[:14]:
        scene.cube("SELENE", first)
    scene.state.explicit = False
    scene.state.apply(0, MOVES.parse("go 1a pile1"))
    return scene


def judge(scene: Scene) -> None:
    """Compare everything that the referee checks."""
    state, referee = scene.state, PowerReferee(scene.state)
    assert state.scores() == [referee.score(seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        assert not any(referee.barred(seat, card) for card in referee.kingdom(seat))
        if state.hand[seat] <= state.now and state.settled == NEVER:
            legal = scene.legal(seat)
            assert beginning(legal, "go", "take") == timer_moves(referee, seat)
            if not state.owes(seat) and not state.drafts[seat]:
                judge_powers(referee, seat, legal)


def judge_powers(referee: PowerReferee, seat: int, legal: list[str]) -> None:
    """Compare what a seat with free hands may begin."""
    assert beginning(legal, "offer", "free", "bring") == referee.begins(seat)
    if referee.state.uses[seat * 2] + 1_000 <= referee.state.now:
        assert beginning(legal, *REPEATABLE) == referee.powers(seat)
        sent = {text.split()[1] for text in beginning(legal, "send")}
        assert sent == {TIMER.words[timer] for timer in referee.condemns(seat)}


def beginning(texts: list[str], *verbs: str) -> set[str]:
    return {text for text in texts if text.split()[0] in verbs}


def timer_moves(referee: Referee, seat: int) -> set[str]:
    found: set[str] = set()
    for timer in referee.state.timers:
        if referee.whose(timer) == seat and referee.flowed(timer):
            word = TIMER.words[timer]
            found |= {f"go {word} {place}" for place in referee.reaches(seat, timer)}
            found |= {f"take {word} {place}" for place in referee.wants(seat, timer)}
    return found


def gained(referee: PowerReferee, seat: int, text: str) -> list[str]:
    """Return the cards that a move of a timer brings into a kingdom."""
    verb, word, to = text.split()
    timer = TIMER.words.index(word)
    here = referee.stands[timer]
    found: list[str] = []
    if verb == "take" and referee.gets(seat, timer):
        card = referee.top(here)
        found += [card] if card not in CARD_NAMES[12:] else []
        found += ["0"] if here in PILE_NAMES and referee.has(seat, "ATLAS") else []
    sealed = referee.state.sealed >= 0 and to == f"city{referee.state.sealed + 1}"
    if to == referee.cities.get("CORINTH") and (not sealed or referee.has(seat, "SELENE")):
        found.append("0")
    return found


def move_timer(scene: Scene, seat: int, text: str) -> None:
    """Make a move of a timer, and check its place and its cards."""
    before, zeros = PowerReferee(scene.state), scene.state.zeros
    brought = gained(before, seat, text)
    wanted = before.kingdom(seat) + [card for card in brought if card != "0"]
    wanted += ["0"] * min(zeros, brought.count("0"))
    assert scene.state.apply(seat, MOVES.parse(text)) == OK
    if scene.state.asks:
        _, word, to = text.split()
        assert sorted(PowerReferee(scene.state).kingdom(seat)) == sorted(wanted)
        assert (scene.where(word), scene.left(word)) == (to, 0 if to == "front" else 30_000)


@pytest.mark.parametrize("seed", range(5))
def test_referee_and_engine_agree_in_random_games_of_many_gods(seed: int) -> None:
    """R2.4, R3.4, R5.1, R6.2, R6.3, R8.1, R9.2, R9.37, R11.8, R11.10"""
    rng = Rng(seed)
    scene = crowded(rng)
    state = scene.state
    for _ in range(MOVES_A_GAME):
        if not state.asks:
            break
        judge(scene)
        seat = rng.below(state.seats)
        legal = [text for text in scene.legal(seat) if not text.startswith("claim")]
        text = legal[rng.below(len(legal))] if legal else ""
        if text.startswith(("go ", "take ")):
            move_timer(scene, seat, text)
        elif text:
            assert state.apply(seat, MOVES.parse(text)) == OK
        assert state.audit() == ""
        state.advance(state.now + rng.below(3_000))
