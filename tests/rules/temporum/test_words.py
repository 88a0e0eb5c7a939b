"""The words of questions: the nested cards and Zones, and the instruction (R2.6, R8.4)."""

import re
from pathlib import Path

import pytest

from aevum.core.events import Event
from aevum.core.state import NONE, SPECTATOR
from aevum.core.terse import terse
from aevum.games import temporum
from aevum.games.temporum import GAME
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARD_NUMBER, CARDS, ZONE_NUMBER, ZONES
from aevum.games.temporum.moves import EFFECTS, MOVES
from aevum.games.temporum.printed import PRINTED
from aevum.games.temporum.rules.effects import LAURELS, MANEUVER, PREDICT
from aevum.games.temporum.rules.phrases import CARD_IDS, EFFECT_IDS, ZONE_IDS
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.scenes import Scene
from aevum.games.temporum.words.events import SAY
from aevum.games.temporum.words.questions import instruction
from aevum.games.temporum.words.trail import trail
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.standing import standing


def prompt(scene: Scene, seat: int = 0) -> str:
    """Return a question as key and arguments, with what asks it and its notes."""
    view = scene.state.mask(seat)
    return terse(GAME.words.prompt(view, next(ask for ask in view.asks if ask.seat == seat)))


def seen(scene: Scene, viewer: int) -> Temporum:
    view = scene.state.mask(viewer)
    assert isinstance(view, Temporum)
    return view


def labels(scene: Scene, seat: int = 0) -> list[str]:
    view = scene.state.mask(seat)
    return [terse(GAME.words.label(view, move)) for move in scene.state.legal(seat)]


def names(scene: Scene) -> list[str]:
    return [str(text) for text in trail(scene.state)]


def said(event: Event) -> str:
    return terse(GAME.words.say(event, table().begin().state))


def nested() -> Scene:
    """Seat 0 simulates Trojan War, plays a Gizmo there by Hacker, and Papal Tiara with it."""
    scene = standing("Simulated Paradise", "Gizmo", "Trinket", "Papal Tiara", also="Trojan War")
    scene.money(0, 40).crowns(0, 0, 0, 0, 10).front(0, "Hacker")
    return scene.do(0, "stay", "zone Trojan War", "play Gizmo", "play Papal Tiara")


# The nest


def test_the_nest_is_named_from_the_outside() -> None:
    scene = nested()
    nest = ["Simulated Paradise", "Trojan War", "Hacker", "Gizmo", "Papal Tiara"]
    assert names(scene) == nest
    assert prompt(scene) == (
        "[(part-name-card card=papal-tiara)] ask-do what=(do-score) "
        "(note-funds coins=44) (note-hack-play)"
    )
    shown = GAME.draw(scene.state.mask(1))
    assert "In progress: Simulated Paradise, Trojan War, Hacker, Gizmo and Papal" in shown


def test_everybody_sees_the_same_nest() -> None:
    scene = nested()
    ask = scene.state.asks[0]
    for viewer in (0, 1, SPECTATOR):
        view = seen(scene, viewer)
        assert trail(view) == trail(scene.state)
        assert instruction(view, ask) == m.ask_do(what=m.do_score())


def test_a_scored_card_is_told_from_a_played_one() -> None:
    scene = at_score("Settlers", dollars=16).do(0, "stay", "advance 1")
    assert names(scene) == ["Kingdom of Trilobites", "Settlers (scored)"]
    assert prompt(scene) == "[(part-scored card=settlers)] ask-advance-more n=5 most=7"


def test_another_players_card_is_named_where_it_asks() -> None:
    scene = standing("Earth United", "Gizmo", "Trinket", money=0).hand(1, "Settlers", "Artist")
    scene.front(1, "Hacker").money(1, 20).do(0, "stay", "card Gizmo")
    assert prompt(scene, 1) == (
        "[(part-owned-zone who=0 zone=earth-united)] ask-do what=(do-play-card card=gizmo) "
        "(note-hack-score)"
    )
    scene.do(1, "score Settlers")
    assert names(scene) == ["Earth United", "Hacker", "Settlers (scored)"]


def test_cards_just_drawn_stay_unnamed_to_others() -> None:
    scene = standing("Age of Toys", money=4).do(0, "stay", "yes").draw("Artist", "Bank")
    assert prompt(scene) == "[(part-name-zone zone=age-of-toys)] ask-toys"
    for viewer in (1, SPECTATOR):
        assert instruction(seen(scene, viewer), scene.state.asks[0]) == m.ask_toys()


def test_effects_that_are_done_before_they_ask_are_still_named() -> None:
    scene = standing("Nanotech Wonderland", money=40).front(0, "Hideout")
    scene.crowns(0, 8, 2, 0, 0).do(0, "stay")
    assert prompt(scene) == "[(part-name-effect effect=hideout)] ask-advance n=1"
    scene = table().front(0, "Ambassador").hand(0, "Bag of Loot").at(0, "Balloon Revolution")
    scene.crowns(0, 8, 2, 0, 0).money(0, 4).do(0, "stay", "yes")
    assert prompt(scene) == "[(part-name-effect effect=ambassador)] ask-advance n=1"
    scene = standing("Dark Ages", "Artist", "Bank").begin()
    assert prompt(scene) == ("[(part-name-zone zone=dark-ages)] ask-do what=(do-discard cards=1)")


def test_what_is_ordered_by_a_place_or_a_card_says_so() -> None:
    scene = table().front(0, "Cache", "Cache").tuck(0, "Artist").do(0, "effect cache")
    assert prompt(scene) == "[(part-name-effect effect=cache)] ask-open-cache"
    assert labels(scene) == ["move-open-cache card=artist", "move-cache-empty"]
    scene = table().front(0, "Cache").tuck(0, "Predict the Future").hand(0, "Predict the Future")
    scene.at(0, "Ancient Egypt").do(0, "effect cache", "move Balloon Revolution")
    assert prompt(scene) == "ask-predict-first"
    assert labels(scene)[0] == "move-predict-first zone=ancient-egypt"


@pytest.mark.parametrize(
    ("zone", "words"),
    [
        ("Ancient Greece", "ask-choose what=(do-score)|(do-play)|(do-draw cards=2)"),
        ("Alien Egypt", "ask-choose what=(do-gain coins=8)|(do-score)"),
        ("Age of Atlantis", "ask-do what=(do-headquarters)"),
        (
            "Age of Cats",
            "ask-may what=(do-pay coins=10 what=(do-score-twice)) (note-funds coins=40)",
        ),
        ("Babylonian Bazaar", "ask-do what=(do-score) (note-funds coins=40)"),
        ("Time of Legends", "ask-do what=(do-score-more crowns=1) (note-funds coins=40)"),
        ("Iron Age", "ask-do what=(do-score-cheaper coins=2) (note-funds coins=40)"),
    ],
)
def test_a_zone_asks_with_its_instruction(zone: str, words: str) -> None:
    hand = () if zone == "Age of Atlantis" else ("Artist", "Bank")
    scene = standing(zone, *hand, money=40).crowns(1, 9, 1, 0, 0).do(0, "stay")
    id_ = ZONE_IDS[ZONE_NUMBER[zone]]
    assert prompt(scene) == f"[(part-name-zone zone={id_})] {words}"


# Labels


def test_cards_are_labelled_with_what_they_cost_and_give() -> None:
    scene = at_score("Settlers", "Artist", dollars=16)
    scene.front(0, "Conspiracy", "Friends in Old Places").do(0, "stay")
    assert labels(scene) == [
        "move-score card=artist cost=(part-price coins=2 crowns=5)",
        "move-score card=settlers cost=(part-price coins=14 crowns=8)",
    ]
    scene = at_play("Settlers", "Artist").front(0, "Black Market").do(0, "stay")
    assert labels(scene) == [
        "move-play card=artist cost=(part-coins coins=10) (about-do what=(do-draw cards=1))",
        "move-play card=settlers cost=(part-coins coins=10) (about-do what=(do-advance crowns=1))",
    ]


def test_a_change_of_history_is_told_before_it_is_made() -> None:
    scene = table(2).at(0, "Roman Empire").at(1, "Balloon Revolution")
    assert scene.legal(0, "change") == ["change 2"]
    assert labels(scene)[0] == (
        "move-change zone=roman-empire (note-becomes zones=american-civil-war&utopia) "
        "(note-shifts who=1 zone=american-civil-war)"
    )
    scene.do(0, "change 2")
    assert scene.here(1) == "American Civil War"


def test_crowns_are_labelled_with_both_times() -> None:
    scene = at_score("Settlers", dollars=16).do(0, "stay", "advance 1")
    assert labels(scene) == [
        "move-advance time=1 to=2 (note-crowns-there n=8)",
        "move-advance time=2 to=3 (note-crowns-there n=2)",
    ]


def test_a_move_without_a_visit_promises_none() -> None:
    scene = table().hand(0, "Secret Mission").do(0, "secret Secret Mission")
    assert labels(scene)[0] == "move-go-only zone=ancient-egypt"


# Every step and every event has words


def test_every_text_says_what_its_ops_do() -> None:
    for text in PRINTED.texts:
        told = Telling(text, PRINTED).sentences()
        assert bool(told) == bool(text)
        assert all(str(each).endswith(".") for each in told)


def test_a_text_and_its_question_come_from_the_same_ops() -> None:
    """An op's deed stands in the text of its Zone as it stands in its question."""
    scene = standing("Age of Toys", money=4).do(0, "stay")
    view = scene.state.mask(0)
    asked = GAME.words.prompt(view, view.asks[0]).text
    words = str(asked).removesuffix("?")
    zone = ZONE_NUMBER["Age of Toys"]
    text = str(Telling(PRINTED.texts[zone], PRINTED).whole())
    assert text == f"You may {words[0].lower()}{words[1:]}."


SAMPLES: dict[str, list[int]] = {
    "zones": list(range(10)),
    "plays": [CARD_NUMBER["Artist"], CARD_NUMBER["Bank"]],
    "chooses": [len(ZONES) + CARD_NUMBER["Inventor"], 1],
    "marks": [LAURELS],
    "tactics": [-1],
    "waits": [1, PREDICT],
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
    assert kinds == set(SAY)
    state = table().begin().state
    for kind in sorted(kinds):
        line = str(GAME.words.say(Event(kind, 1, SAMPLES.get(kind, [2, 1])), state))
        assert line.endswith("."), kind
        assert "\n" not in line


def test_every_effect_that_waits_says_what_it_does() -> None:
    assert EFFECT_IDS == EFFECTS
    lines = {said(Event("effect", 0, [number])) for number in range(len(EFFECTS))}
    assert len(lines) == len(EFFECTS)
    assert said(Event("effect", 0, [5])) == (
        "say-effect who=0 effect=headquarters what=(do-gain coins=2)"
    )


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("gains", 0, [4]), "say-gains who=0 coins=4"),
        (Event("pays", 1, [4, 2]), "say-pays-beggars who=1 coins=4 beggars=2"),
        (Event("advances", 2, [3]), "say-advances who=2 time=4"),
        (Event("retreats", 0, [2]), "say-retreats who=0 time=1"),
        (Event("visits", 0, [10, NONE]), "say-visits who=0 zone=outside1"),
        (
            Event("plays", 0, [CARD_NUMBER["Artist"], CARD_NUMBER["Bank"]]),
            "say-plays-copy who=0 card=artist copied=bank",
        ),
        (
            Event("chooses", 0, [len(ZONES) + CARD_NUMBER["Inventor"], 1]),
            "say-chooses-card who=0 card=inventor what=(do-gain coins=8)",
        ),
        (Event("visits", 0, [0, ZONE_NUMBER["Ice Age"]]), "say-visits who=0 zone=ice-age"),
        (
            Event("changes", NONE, [0, 2, ZONE_NUMBER["Ice Age"], ZONE_NUMBER["Renaissance"]]),
            "say-changes zone=ice-age leads=renaissance",
        ),
        (Event("tucks", 0, [NONE]), "say-tucks who=0"),
        (Event("waits", 3, [0, MANEUVER]), "say-waits-maneuver who=3"),
        (Event("tactics", 0, [-1]), "say-tactics-less who=0 coins=4 crowns=1"),
        (Event("marks", 0, [LAURELS]), "say-laurels who=0"),
    ],
)
def test_events_are_told_with_their_facts(event: Event, line: str) -> None:
    assert said(event) == line


# Names


def test_every_card_zone_and_effect_has_a_name_in_every_language() -> None:
    for lang in GAME.book.languages():
        catalogue = GAME.book.catalogue(lang)
        for kind, ids in (("card", CARD_IDS), ("zone", ZONE_IDS), ("effect", EFFECT_IDS)):
            assert all(catalogue.has(f"{kind}-{each}") for each in ids)


def test_the_printed_names_are_the_english_ones() -> None:
    told = GAME.book.catalogue("en").data["messages"]
    cards = {f"card-{id_}": row.name for id_, row in zip(CARD_IDS, CARDS, strict=True)}
    zones = {f"zone-{id_}": row.name for id_, row in zip(ZONE_IDS, ZONES, strict=True)}
    for key, name in (cards | zones).items():
        assert told[key] == name.replace("'", "\u2019")
    assert not set(CARD_IDS) & set(ZONE_IDS)


def test_no_name_of_a_catalogue_is_part_of_a_move() -> None:
    """Moves are made of ids, which no translation changes."""
    words = {word for move in range(MOVES.size) for word in MOVES.text(move).split()}
    assert all(word == word.lower() and word.isascii() for word in words)
