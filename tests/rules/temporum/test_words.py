"""What a question is about: the nest of cards and Zones, and the instruction (R2.6, R8.4)."""

import re
from pathlib import Path

import pytest

from aevum.core.events import Event
from aevum.core.state import NONE, SPECTATOR
from aevum.games import temporum
from aevum.games.temporum import GAME
from aevum.games.temporum.data import CARD_NUMBER, ZONE_NUMBER, ZONES
from aevum.games.temporum.moves import EFFECTS
from aevum.games.temporum.printed import PRINTED
from aevum.games.temporum.rules.effects import LAURELS
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.words import flat as ops
from aevum.games.temporum.words.asking import instruction, trail
from aevum.games.temporum.words.steps import step_words
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.scene import Scene
from tests.rules.temporum.standing import standing


def prompt(scene: Scene, seat: int = 0) -> str:
    view = scene.state.mask(seat)
    return GAME.prompt(view, next(ask for ask in view.asks if ask.seat == seat))


def seen(scene: Scene, viewer: int) -> Temporum:
    view = scene.state.mask(viewer)
    assert isinstance(view, Temporum)
    return view


def labels(scene: Scene, seat: int = 0) -> list[str]:
    view = scene.state.mask(seat)
    return [GAME.label(view, move) for move in scene.state.legal(seat)]


def nested() -> Scene:
    """Seat 0 simulates Trojan War, plays a Gizmo there by Hacker, and Papal Tiara with it."""
    scene = standing("Simulated Paradise", "Gizmo", "Trinket", "Papal Tiara", also="Trojan War")
    scene.money(0, 40).crowns(0, 0, 0, 0, 10).front(0, "Hacker")
    return scene.do(0, "stay", "zone Trojan War", "play Gizmo", "play Papal Tiara")


# The nest


def test_the_nest_is_named_from_the_outside() -> None:
    scene = nested()
    names = ["Simulated Paradise", "Trojan War", "Hacker", "Gizmo", "Papal Tiara"]
    assert trail(seen(scene, 0)) == names
    assert prompt(scene) == (
        "Simulated Paradise > Trojan War > Hacker > Gizmo > Papal Tiara: "
        "Score a card, or play a card of your hand instead. You have $44."
    )
    assert "In progress: Simulated Paradise > Trojan War" in GAME.draw(scene.state.mask(1))


def test_everybody_sees_the_same_nest() -> None:
    scene = nested()
    ask = scene.state.asks[0]
    for viewer in (0, 1, SPECTATOR):
        view = seen(scene, viewer)
        assert trail(view) == trail(scene.state)
        assert instruction(view, ask) == "score a card, or play a card of your hand instead"


def test_a_scored_card_is_told_from_a_played_one() -> None:
    scene = at_score("Settlers", dollars=16).do(0, "stay", "advance 1")
    assert trail(scene.state) == ["Kingdom of Trilobites", "Settlers, scored"]
    assert prompt(scene) == (
        "Kingdom of Trilobites > Settlers, scored: Advance your crowns, 5 more of 7 steps."
    )


def test_another_players_card_is_named_where_it_asks() -> None:
    scene = standing("Earth United", "Gizmo", "Trinket", money=0).hand(1, "Settlers", "Artist")
    scene.front(1, "Hacker").money(1, 20).do(0, "stay", "card Gizmo")
    assert prompt(scene, 1) == (
        "Player 1 visits Earth United: Play Gizmo, or score a card of your hand instead."
    )
    scene.do(1, "score Settlers")
    assert trail(scene.state) == ["Earth United", "Hacker", "Settlers, scored"]


def test_cards_just_drawn_stay_unnamed_to_others() -> None:
    scene = standing("Age of Toys", money=4).do(0, "stay", "yes").draw("Artist", "Bank")
    assert prompt(scene) == "Age of Toys: Discard one of the cards you just drew."
    ask = scene.state.asks[0]
    for viewer in (1, SPECTATOR):
        words = instruction(seen(scene, viewer), ask)
        assert words == "discard one of the cards you just drew"


def test_effects_that_are_done_before_they_ask_are_still_named() -> None:
    scene = standing("Nanotech Wonderland", money=40).front(0, "Hideout")
    scene.crowns(0, 8, 2, 0, 0).do(0, "stay")
    assert prompt(scene) == "Hideout: Advance a crown."
    scene = table().front(0, "Ambassador").hand(0, "Bag of Loot").at(0, "Balloon Revolution")
    scene.crowns(0, 8, 2, 0, 0).money(0, 4).do(0, "stay", "yes")
    assert prompt(scene) == "Balloon Revolution > Bag of Loot > Ambassador: Advance a crown."


def test_what_is_ordered_by_a_place_or_a_card_says_so() -> None:
    scene = table().front(0, "Cache", "Cache").tuck(0, "Artist").do(0, "effect cache")
    assert prompt(scene) == "Cache: Say which of your Caches to open."
    assert labels(scene) == ["Open the Cache over Artist", "Open the Cache with nothing under it"]
    scene = table().front(0, "Cache").tuck(0, "Predict the Future").hand(0, "Predict the Future")
    scene.at(0, "Ancient Egypt").do(0, "effect cache", "move Balloon Revolution")
    assert prompt(scene).startswith("Say which Predict the Future comes first")
    assert labels(scene)[0] == "First what was predicted in Ancient Egypt in Time I"


@pytest.mark.parametrize(
    ("zone", "words"),
    [
        ("Ancient Greece", "Score a card, play a card or draw two cards."),
        ("Alien Egypt", "Gain $8 or score a card."),
        ("Age of Atlantis", "Put your HQ on a Zone."),
        ("Age of Cats", "Pay $10 to score one card twice, if you like. You have $40."),
        ("Babylonian Bazaar", "Score a card. You have $40."),
        ("Time of Legends", "Score a card for a crown more. You have $40."),
        ("Iron Age", "Score a card for $2 less. You have $40."),
    ],
)
def test_a_zone_asks_with_its_instruction(zone: str, words: str) -> None:
    hand = () if zone == "Age of Atlantis" else ("Artist", "Bank")
    scene = standing(zone, *hand, money=40).crowns(1, 9, 1, 0, 0).do(0, "stay")
    assert prompt(scene) == f"{zone}: {words}"


# Labels


def test_cards_are_labelled_with_what_they_cost_and_give() -> None:
    scene = at_score("Settlers", "Artist", dollars=16)
    scene.front(0, "Conspiracy", "Friends in Old Places").do(0, "stay")
    assert labels(scene) == ["Score Artist: $2 for 5 crowns", "Score Settlers: $14 for 8 crowns"]
    scene = at_play("Settlers", "Artist").front(0, "Black Market").do(0, "stay")
    assert labels(scene) == [
        "Play Artist: gain $10. Draw a card",
        "Play Settlers: gain $10. Advance a crown",
    ]


def test_a_change_of_history_is_told_before_it_is_made() -> None:
    scene = table(2).at(0, "Roman Empire").at(1, "Balloon Revolution")
    assert scene.legal(0, "change") == ["change 2"]
    change = labels(scene)[0]
    assert change == (
        "Change history at Roman Empire: American Civil War in Time III and Utopia in Time IV "
        "become real; Player 2 is shifted to American Civil War"
    )
    scene.do(0, "change 2")
    assert scene.here(1) == "American Civil War"


def test_crowns_are_labelled_with_both_times() -> None:
    scene = at_score("Settlers", dollars=16).do(0, "stay", "advance 1")
    assert labels(scene) == [
        "One of your crowns from Time I to Time II (you have 8 there)",
        "One of your crowns from Time II to Time III (you have 2 there)",
    ]


def test_a_move_without_a_visit_promises_none() -> None:
    scene = table().hand(0, "Secret Mission").do(0, "secret Secret Mission")
    assert labels(scene)[0] == "Move to Ancient Egypt in Time I, without a visit"


# Every step and every event has words


def test_every_instruction_of_every_text_has_words() -> None:
    for number, zone in enumerate(ZONES):
        words = [step_words(PRINTED, step) for step in ops.flat_text(PRINTED, number)]
        assert any(words), zone.name


SAMPLES: dict[str, list[int]] = {
    "zones": [ZONE_NUMBER[zone.name] for zone in ZONES[:1]],
    "plays": [CARD_NUMBER["Artist"], CARD_NUMBER["Bank"]],
    "chooses": [len(ZONES) + CARD_NUMBER["Inventor"], 1],
    "marks": [LAURELS],
    "tactics": [-1],
    "waits": [ops.QUEUE_END - ops.QUEUE_AFTER, ops.PREDICT],
    "tucks": [NONE],
    "uncovers": [NONE],
    "passes": [1, NONE],
    "changes": [0, 2, 1, 2],
    "moves": [2, 1, 1],
    "drags": [2, 1, 1],
    "shifts": [2, 1, 1],
}


def test_every_event_of_the_rules_has_a_line() -> None:
    folder = Path(str(temporum.__file__)).parent
    kinds = set()
    for path in folder.rglob("*.py"):
        kinds |= set(re.findall(r'\.(?:tell|note)\(\s*"(\w+)"', path.read_text("utf-8")))
    assert {"visits", "changes", "scores", "wins"} < kinds
    for kind in sorted(kinds):
        line = GAME.say(Event(kind, 1, SAMPLES.get(kind, [2, 1])))
        assert line.endswith("."), kind
        assert "_" not in line
        assert "\n" not in line


def test_every_effect_that_waits_has_a_name_of_its_own() -> None:
    lines = {GAME.say(Event("effect", 0, [number])) for number in range(len(EFFECTS))}
    assert len(lines) == len(EFFECTS)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("gains", 0, [4]), "Player 1 gains $4."),
        (Event("pays", 1, [4, 2]), "Player 2 pays $4, $2 of it from Beggars."),
        (Event("advances", 2, [3]), "Player 3 advances a crown to Time IV."),
        (Event("retreats", 0, [2]), "A crown of Player 1 goes back to Time I."),
        (Event("visits", 0, [10, NONE]), "Player 1 visits A Place Outside Time 1."),
        (
            Event("plays", 0, [CARD_NUMBER["Artist"], CARD_NUMBER["Bank"]]),
            "Player 1 plays Artist as a copy of Bank.",
        ),
        (
            Event("chooses", 0, [len(ZONES) + CARD_NUMBER["Inventor"], 1]),
            "Player 1 chooses at Inventor: gain $8.",
        ),
        (Event("visits", 0, [0, ZONE_NUMBER["Ice Age"]]), "Player 1 visits Ice Age in Time I."),
        (
            Event("changes", NONE, [0, 2, ZONE_NUMBER["Ice Age"], ZONE_NUMBER["Renaissance"]]),
            "History changes at Ice Age in Time I, which now leads to Renaissance in Time II.",
        ),
        (Event("tucks", 0, [NONE]), "Player 1 puts a card under the Cache."),
    ],
)
def test_events_are_told_in_a_players_words(event: Event, line: str) -> None:
    assert GAME.say(event) == line


@pytest.mark.parametrize(("number", "words"), [(1, "score a card"), (2, "play a card")])
def test_a_take_back_names_what_was_chosen(number: int, words: str) -> None:
    scene = Scene(2, "Late Jurassic").money(0, 20).hand(0, "Artist", "Settlers")
    scene.hand(1, "Inventor").at(0, "Late Jurassic").begin().do(0, "stay", f"choice {number}")
    move = scene.move(f"choice {number}")
    assert GAME.done(scene.state.mask(0), move) == f"the choice to {words}"
