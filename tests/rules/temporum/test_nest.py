"""Gizmo, Hacker, Earth United and Simulated Paradise at once: copied and hidden at every ask.

Each nest is a turn in which somebody follows Earth United in Simulated Paradise, with Hackers in
front of everybody. In one the shared card is the Gizmo itself; in another a Papal Tiara is shared,
and Hackers play a Gizmo where it tells them to score; in the third an Anubis Statuette leads to an
unreal Simulated Paradise while Earth United is real (R8.3 to R8.6, R9.8).
"""

import json
from typing import NamedTuple

import pytest

from aevum.core.rng import Rng
from aevum.core.state import CHANCE, OK, SPECTATOR
from aevum.games.temporum import GAME
from aevum.games.temporum.cards.realities_momentary import PlayingTwice
from aevum.games.temporum.data import ZONE_NUMBER
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.card_use import REPLACED, Playing, Scoring
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.rules.visiting import Visit
from aevum.games.temporum.scenes import Scene
from aevum.games.temporum.zones.realities_present import SharingCard
from tests.rules.temporum.openings import table

SIMULATED = ZONE_NUMBER["Simulated Paradise"]
SEATS = 3
SEEDS = range(4)
GUESSES = 2  # for every mask
AHEAD = 8  # answers that a guess is played on


class Position(NamedTuple):
    """A state that asks, and what was answered."""

    state: Temporum
    seat: int
    move: int


def gizmo_shared() -> Scene:
    """The Gizmo is what Earth United lets everybody play."""
    scene = table(SEATS, "Simulated Paradise", "Earth United").crowns(0, 6, 1, 1, 2)
    scene.hand(0, "Gizmo", "Settlers", "Artist", "Bank")
    scene.hand(1, "Trinket", "Bag of Loot", "Cache", "Inventor")
    scene.hand(2, "Papal Tiara", "Crown Jewels", "Trade Goods")
    for seat in range(SEATS):
        scene.money(seat, 12).front(seat, *(["Hacker"] if seat < 2 else []))
    scene.front(1, "Beggar", "Secret Society").front(2, "Explorer")
    scene.state.front[1][1].coins = 4
    return scene.front(0, "Gang of Pickpockets", "Ambassador", "Tactician")


def gizmo_hacked() -> Scene:
    """A Papal Tiara is shared; who has a Hacker plays a Gizmo where it says score."""
    scene = table(SEATS, "Simulated Paradise", "Earth United").crowns(0, 6, 1, 1, 2)
    scene.hand(0, "Papal Tiara", "Gizmo", "Trinket", "Artist", "Bank")
    scene.hand(1, "Gizmo", "Secret Plot", "Settlers", "Artist")
    scene.hand(2, "Gizmo", "Visionary", "Barbarian Horde")
    for seat in range(SEATS):
        scene.money(seat, 8).front(seat, *(["Hacker"] if seat < 2 else []))
    return scene.front(2, "Hidden Cave", "Think Tank", "Secret Society")


def gizmo_by_anubis() -> Scene:
    """An Anubis Statuette visits Simulated Paradise, which is unreal, and Earth United is real."""
    scene = table(SEATS, "Earth United", "Simulated Paradise").crowns(0, 6, 1, 1, 2)
    scene.at(0, "Balloon Revolution").hand(0, "Anubis Statuette", "Gizmo", "Settlers", "Artist")
    scene.hand(1, "Maneuver", "Artist", "Bank").hand(2, "Inventor's Journal", "Battle Plans")
    for seat in range(SEATS):
        scene.money(seat, 16).front(seat, *(["Hacker"] if seat < 2 else []))
    scene.front(0, "Tactician").front(1, "Tactician", "Secret Society")
    return scene.front(2, "Explorer", "Detective")


NESTS = {
    "shared": (gizmo_shared, ("stay", "zone 8", "card gizmo")),
    "hacked": (gizmo_hacked, ("stay", "zone 8", "card papal-tiara", "play gizmo", "play trinket")),
    "anubis": (
        gizmo_by_anubis,
        ("stay", "play anubis-statuette", "move 8", "zone 7", "card gizmo"),
    ),
}
RUNS = [(name, seed) for name in NESTS for seed in SEEDS]


def walk(name: str, seed: int) -> tuple[list[Position], Temporum]:
    """Play seat 0's turn with the nest's preferred moves, else any; return them and the end."""
    build, preferred = NESTS[name]
    state = build().begin().state
    rng = Rng(f"nest {name} {seed}")
    found: list[Position] = []
    while not state.over() and state.turn == 0:
        seat = state.asks[0].seat
        move = _choice(state, seat, preferred, rng)
        found.append(Position(state.clone(), seat, move))
        assert state.apply(seat, move) == OK
        assert state.audit() == ""
    return found, state


def _choice(state: Temporum, seat: int, preferred: tuple[str, ...], rng: Rng) -> int:
    if seat == CHANCE:
        return rng.pick([outcome for outcome, _ in state.weights()])
    legal = state.legal(seat)
    for text in preferred:
        if MOVES.parse(text) in legal:
            return MOVES.parse(text)
    return rng.pick(legal)


def in_progress(state: Temporum) -> set[str]:
    """Return which of the four are in progress."""
    found: set[str] = set()
    for number, effect in enumerate(state.table):
        above = state.table[number + 1] if number + 1 < len(state.table) else None
        if isinstance(effect, Visit) and state.zones[effect.place] == SIMULATED:
            found.add("Simulated Paradise")
        elif isinstance(effect, SharingCard):
            found.add("Earth United")
        elif isinstance(effect, PlayingTwice):
            found.add("Gizmo")
        if isinstance(effect, Playing | Scoring) and effect.stage == REPLACED:
            found.add("Hacker")
        if isinstance(effect, PlayingTwice) and isinstance(above, Scoring):
            found.add("Hacker")
    return found


def loaded(state: Temporum) -> Temporum:
    """Return the state loaded from its save."""
    copy = GAME.load(json.loads(json.dumps(state.to_data())))
    assert isinstance(copy, Temporum)
    return copy


def test_the_nest_gives_everybody_what_the_rules_say() -> None:
    """R8.3 to R8.6, R9.8: seat 1 replaces the first of the two plays of the shared Gizmo."""
    scene = table(2, "Simulated Paradise", "Earth United").crowns(0, 9, 0, 0, 1)
    scene.hand(0, "Gizmo", "Bag of Loot").front(1, "Hacker").hand(1, "Settlers", "Artist")
    scene.money(1, 4).do(0, "stay", "zone Earth United", "card Gizmo")
    assert scene.legal(1) == ["score artist", "play gizmo"]
    scene.do(1, "play Gizmo")
    assert scene.legal(1) == ["score artist", "play artist", "play settlers"]
    scene.do(1, "score Artist")
    assert in_progress(scene.state) == {"Simulated Paradise", "Earth United", "Gizmo", "Hacker"}
    scene.do(1, *["advance 1"] * 3, "play Settlers", "advance 2")
    assert (scene.money_of(1), scene.crowns_of(1)) == (8, [6, 3, 1, 0])
    assert (scene.money_of(0), scene.hand_of(0)) == (4 * 7, ["Bag of Loot"])
    assert (scene.state.special[0], scene.asked()) == (8, [(1, "turn")])


@pytest.mark.parametrize("name", NESTS)
def test_all_four_are_in_progress_at_the_same_time(name: str) -> None:
    """So that what follows is about such questions, and about several of them."""
    deep = [
        place.state.asks[0].kind
        for seed in SEEDS
        for place in walk(name, seed)[0]
        if len(in_progress(place.state)) == 4
    ]
    assert len(deep) >= 10
    assert len(set(deep)) >= 2


@pytest.mark.parametrize(("name", "seed"), RUNS)
def test_a_save_and_a_clone_of_every_ask_play_on_to_the_same_end(name: str, seed: int) -> None:
    places, end = walk(name, seed)
    assert len(places) > 10
    for number, place in enumerate(places):
        data = place.state.to_data()
        for copy in (loaded(place.state), place.state.clone()):
            assert copy.to_data() == data
            for _, seat, move in places[number:]:
                assert move in copy.legal(seat) or seat == CHANCE
                assert copy.apply(seat, move) == OK
            assert copy.to_data() == end.to_data()
        assert place.state.to_data() == data  # nothing of it is shared


@pytest.mark.parametrize(("name", "seed"), RUNS)
def test_every_mask_shows_its_viewer_their_own_moves_and_can_be_saved(name: str, seed: int) -> None:
    """R1.9"""
    for place in walk(name, seed)[0]:
        for viewer in (*range(SEATS), SPECTATOR):
            view = place.state.mask(viewer)
            assert view.viewer == viewer
            assert isinstance(view, Temporum)
            assert loaded(view).to_data() == view.to_data()
            if viewer >= 0:
                assert view.legal(viewer) == place.state.legal(viewer)
                assert view.hands[viewer] == place.state.hands[viewer]


@pytest.mark.parametrize(("name", "seed"), RUNS)
def test_every_mask_can_be_guessed_and_the_guess_plays_on(name: str, seed: int) -> None:
    """R1.9: a guess is a possible truth behind that very mask; the player asked has an answer."""
    for number, place in enumerate(walk(name, seed)[0]):
        for viewer in (*range(SEATS), SPECTATOR):
            view = place.state.mask(viewer)
            for guess in range(GUESSES):
                rng = Rng(f"guess {number} {viewer} {guess}")
                world = view.fill(rng)
                assert isinstance(world, Temporum)
                assert world.audit() == ""
                assert world.mask(viewer).to_data() == view.to_data()
                for _ in range(AHEAD):
                    if world.over():
                        break
                    seat = world.asks[0].seat
                    assert world.apply(seat, _choice(world, seat, (), rng)) == OK
                    assert world.audit() == ""
