"""Prompts and labels: what is asked, and what a move brings."""

import pytest

from aevum.core.errors import BadMove
from aevum.core.terse import terse
from aevum.games.chronos import GAME
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.scenes import Scene


def prompts(scene: Scene, seat: int) -> list[str]:
    """Return the questions of a seat, the oldest first."""
    view = scene.state.mask(seat)
    return [terse(GAME.words.prompt(view, ask)) for ask in view.asks if ask.seat == seat]


def label(scene: Scene, seat: int, text: str) -> str:
    """Return a legal move as its seat speaks of it."""
    assert text in scene.legal(seat)
    return terse(GAME.words.label(scene.state.mask(seat), MOVES.parse(text)))


# Prompts


def test_the_standing_question_names_the_timers_that_have_flowed() -> None:
    scene = Scene().timer("1b", "pile1", left=5_000)
    assert prompts(scene, 0) == ["ask-move-some n=2 (note-timers timers=1a, 1c)"]
    scene.timer("1a", "pile1", left=5_000)
    assert prompts(scene, 0) == ["ask-move timer=timer 1c"]
    scene.timer("1c", "pile1", left=5_000)
    assert prompts(scene, 0) == ["ask-wait"]


def test_war_asks_for_a_timer() -> None:
    scene = Scene().pile(1, "war").timer("1a", "pile1").do(0, "take 1a pile2")
    assert prompts(scene, 0) == [
        "ask-owes",
        "[war] ask-war",
    ]


def test_war_of_hephaestus_asks_for_a_timer_of_each() -> None:
    scene = Scene(gods=("HEPHAESTUS",)).owns(0, "HEPHAESTUS").pile(1, "war")
    scene.timer("1a", "pile1").do(0, "take 1a pile2")
    assert prompts(scene, 0)[1:] == [
        "[war] [hephaestus] ask-war-of who=1",
        "[war] [hephaestus] ask-war-of who=2",
    ]


def test_starvation_asks_for_an_opponent() -> None:
    scene = Scene().pile(1, "starvation").timer("1a", "pile1").kingdom(1, "50")
    scene.do(0, "take 1a pile2")
    assert prompts(scene, 0)[1:] == ["[starvation] ask-starve"]
    assert label(scene, 0, "starve 2") == "move-starve who=1 card=50"
    assert label(scene, 0, "starve 3") == "move-starve-none who=2 (note-nothing-to-lose)"


def test_starvation_of_the_partner_is_named_so() -> None:
    """R15.3: the teammate counts as an opponent, but wins together with one (R15.2)."""
    scene = Scene(6, teams=True).pile(1, "starvation").timer("1a", "pile1").kingdom(3, "50")
    scene.do(0, "take 1a pile2")
    assert label(scene, 0, "starve 4") == "move-starve who=3 card=50 (note-partner)"
    assert label(scene, 0, "starve 5") == "move-starve-none who=4 (note-nothing-to-lose)"


def test_hecate_asks_for_a_plague() -> None:
    scene = Scene(gods=("HECATE",)).owns(0, "HECATE").pile(1, "war").timer("1a", "pile1")
    scene.do(0, "take 1a pile2")
    assert prompts(scene, 0)[1:] == ["[hecate] ask-plague card=war"]
    assert label(scene, 0, "plague war") == "move-plague card=war (note-printed) (note-war)"
    assert label(scene, 0, "plague starvation") == "move-plague card=starvation (note-starvation)"


@pytest.mark.parametrize("asker", ["NEMESIS", "EOS", "MYCENAE"])
def test_a_penalty_names_who_asks(asker: str) -> None:
    gods = (asker,) if asker != "MYCENAE" else ()
    scene = Scene(cities=("MYCENAE", "ATHENS"), gods=gods).pile(1, "50").timer("1a", "pile1")
    scene.kingdom(0, "10")
    if gods:
        scene.owns(1, asker)
    if asker == "NEMESIS":
        scene.cube("NEMESIS", 1)
    if asker == "MYCENAE":
        scene.timer("2a", "city1")
    if asker == "EOS":
        scene.timer("3a", "pile2").knock(True).do(0, "go 1a pile2")
    else:
        scene.do(0, "take 1a pile2")
    assert prompts(scene, 0)[1:] == [f"[{asker.lower()}] ask-penalty who=1"]
    assert label(scene, 0, "pay 10") == "move-give card=10 who=1"


def test_hermes_names_the_offering() -> None:
    scene = Scene(gods=("HERMES", "ATHENA")).owns(1, "HERMES").kingdom(0, "10", "north")
    scene.do(0, "offer athena", "pay 10", "pay north")
    asked = ["[hermes] ask-hermes (note-offering cards=1 10+1 north)"]
    assert prompts(scene, 1)[1:] == asked
    assert label(scene, 1, "gain 10") == "move-gain card=10"
    assert label(scene, 1, "leave") == "move-leave"


def test_an_offering_tells_what_is_missing_and_what_was_named() -> None:
    scene = Scene(gods=("NEMESIS", "ATHENA")).kingdom(0, "10", "20", "30")
    told = "move-offer god=athena cost=(part-cards n=2) (brief-athena)"
    assert label(scene, 0, "offer athena") == told
    scene.do(0, "offer athena")
    assert prompts(scene, 0) == ["ask-offer n=1 of=2 god=athena"]
    assert label(scene, 0, "pay 20") == "move-pay card=20"
    scene.do(0, "pay 20")
    assert prompts(scene, 0) == ["ask-offer n=2 of=2 god=athena (note-so-far cards=1 20)"]
    assert label(scene, 0, "pay 10") == "move-pay-gain card=10 god=athena"


def test_a_cube_is_asked_for_by_its_god() -> None:
    scene = Scene(gods=("NEMESIS",)).kingdom(0, "10").pile(2, "50")
    scene.do(0, "offer nemesis", "pay 10")
    assert prompts(scene, 0) == ["[nemesis] ask-cube-pile"]
    assert label(scene, 0, "cube pile 2") == "move-cube at=(at-place-pile n=2) (note-card card=50)"


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        (("buy ares",), "[gaia] ask-buy n=1 of=1 god=ares"),
        (("rob 2 50",), "[heracles] ask-rob card=50 who=1"),
        (("harpy 3",), "[harpy] ask-harpy timer=timer 2b at=(at-place-pile n=3)"),
        (("hades",), "[hades] ask-hades n=1 of=2"),
        (("hades", "send 2a flipped"), "[hades] ask-hades n=2 of=2"),
        (("rhodes",), "[rhodes] ask-discard"),
        (("rhodes", "pay 10"), "[rhodes] ask-war"),
        (("uranus",), "[uranus] ask-discard"),
        (("uranus", "pay 10"), "[uranus] ask-recover"),
        (("ephesus",), "[ephesus] ask-discard-of n=1 of=2"),
        (("ephesus", "pay 10"), "[ephesus] ask-discard-of n=2 of=2 (note-so-far cards=1 10)"),
    ],
)
def test_a_command_begun_names_who_asks(moves: tuple[str, ...], asked: str) -> None:
    gods = ("GAIA", "HERACLES", "HARPY", "HADES", "URANUS", "ARES")
    scene = Scene(cities=("RHODES", "EPHESUS"), gods=gods).owns(0, *gods[:-1]).owns(1, "ARES")
    scene.kingdom(0, "10", "20").kingdom(1, "50").timer("1a", "city1").timer("1b", "city2")
    scene.timer("2b", "pile3").timer("3a", "pile3").do(0, *moves)
    assert prompts(scene, 0) == [asked]


def test_sparta_waits_until_the_timer_leaves() -> None:
    scene = Scene(cities=("SPARTA", "ATHENS")).timer("1a", "city1").timer("2a", "pile2", 12_000)
    assert label(scene, 0, "bring 2a flipped") == (
        "move-bring-flipped timer=timer 2a (note-standing at=(at-place-pile n=2) "
        "left=(part-seconds s=12 t=0)) (note-runs left=(part-seconds s=18 t=0))"
    )
    scene.do(0, "bring 2a as it is")
    assert prompts(scene, 0) == ["[sparta] ask-bring timer=timer 2a"]


def test_in_the_instant_of_a_win_claims_are_asked_for() -> None:
    scene = Scene().kingdom(0, "100", "100").do(0, "claim points")
    assert prompts(scene, 1) == ["ask-settled"]


# Labels


def test_a_label_tells_where_a_timer_goes_and_what_it_takes() -> None:
    scene = Scene().pile(1, "50").pile(2, "hydra").timer("1a", "pile1")
    assert (
        label(scene, 0, "go 1a pile2")
        == "move-flip timer=timer 1a to=(at-place-pile n=2) (note-card card=hydra)"
    )
    assert (
        label(scene, 0, "go 1a pile1")
        == "move-flip-again timer=timer 1a to=(at-place-pile n=1) (note-card card=50)"
    )
    assert label(scene, 0, "go 1a front") == "move-front timer=timer 1a"
    assert (
        label(scene, 0, "go 1a city1")
        == "move-flip timer=timer 1a to=(at-place-city city=athens) (brief-athens n=50)"
    )
    assert label(scene, 0, "take 1a pile2") == (
        "move-take-flip loot=(part-loot-card card=50 at=(at-place-pile n=1)) timer=timer 1a "
        "to=(at-place-pile n=2) (note-card card=hydra)"
    )
    # What comes to light there is not known yet.
    assert label(scene, 0, "take 1a pile1") == (
        "move-take-again loot=(part-loot-card card=50 at=(at-place-pile n=1)) timer=timer 1a "
        "to=(at-place-pile n=1)"
    )


def test_a_label_tells_what_hinders_a_pick() -> None:
    scene = Scene(cities=("TROY", "ATHENS"), gods=("DIONYSUS",)).owns(1, "DIONYSUS")
    scene.cube("TROY", 4).pile(2, "hydra")
    scene.timer("1a", "pile1").timer("2a", "pile1").timer("1b", "pile2").timer("1c", "pile4")
    for timer, card, pile, told in (
        ("1a", "20", 1, "note-company"),
        ("1b", "hydra", 2, "note-barred"),
        ("1c", "20", 4, "note-troy"),
    ):
        loot = f"(part-loot-card card={card} at=(at-place-pile n={pile}))"
        wanted = f"move-take-front loot={loot} timer=timer {timer} ({told})"
        assert label(scene, 0, f"take {timer} front") == wanted


def test_a_label_tells_what_a_plague_does() -> None:
    scene = Scene().pile(1, "cataclysm").timer("1a", "pile1")
    assert label(scene, 0, "take 1a front") == (
        "move-take-front loot=(part-loot-card card=cataclysm at=(at-place-pile n=1)) timer=timer "
        "1a (note-cataclysm)"
    )


def test_a_label_tells_how_long_a_timer_will_flow_in_hell() -> None:
    scene = Scene().pile(1, "war").timer("1a", "pile1").timer("2a", "pile3", left=10_000)
    scene.do(0, "take 1a pile2", at=0)
    assert label(scene, 0, "send 2a flipped") == (
        "move-send-flipped timer=timer 2a (note-standing at=(at-place-pile n=3) "
        "left=(part-seconds s=10 t=0)) (note-runs left=(part-seconds s=20 t=0))"
    )
    assert label(scene, 0, "send 2b as it is") == (
        "move-send-kept timer=timer 2b (note-standing-out at=(at-place-front owner=1)) "
        "(note-runs-not)"
    )


def test_a_claim_tells_what_wins_and_what_one_has() -> None:
    scene = Scene(gods=("HERA", "CYCLOPS")).kingdom(0, "50", "hydra")
    assert label(scene, 0, "claim points") == "move-claim-points (note-has-points n=50 of=200)"
    monsters = "move-claim-monsters (note-has-monsters cards=1 hydra)"
    assert label(scene, 0, "claim monsters") == monsters
    scene.owns(1, "HERA").owns(0, "CYCLOPS")
    assert label(scene, 0, "claim points") == "move-claim-points (note-has-points n=50 of=300)"
    monsters = "move-claim-monsters (note-one-monster) (note-has-monsters cards=1 hydra)"
    assert label(scene, 0, "claim monsters") == monsters


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("hades", "move-hades n=2"),
        ("rhodes", "move-rhodes cost=(part-cards n=1)"),
        ("uranus", "move-uranus cost=(part-cards n=1)"),
        ("demeter 2", "move-demeter at=(at-place-pile n=2)"),
        ("harpy 3", "move-harpy at=(at-place-pile n=3) (note-timers-there n=2)"),
        ("troy 2", "move-troy at=(at-place-pile n=2) (note-card card=10)"),
        ("free", "move-free god=zeus"),
        ("rob 2 50", "move-rob card=50 who=1"),
        ("buy ares", "move-buy god=ares who=1 cost=(part-cards n=1) (brief-ares)"),
    ],
)
def test_a_label_names_the_power(move: str, told: str) -> None:
    gods = ("HADES", "URANUS", "DEMETER", "HARPY", "CASSANDRA", "HERACLES", "GAIA")
    scene = Scene(cities=("RHODES", "TROY"), gods=(*gods, "ARES", "ZEUS")).owns(0, *gods)
    scene.owns(1, "ARES").kingdom(0, "10", "20").kingdom(1, "50").pile(2, "10")
    scene.timer("1a", "city1").timer("1b", "city2").timer("2a", "pile3").timer("3a", "pile3")
    assert label(scene, 0, move) == told


def test_a_label_names_what_a_cube_does() -> None:
    scene = Scene(gods=("APOLLO", "SELENE")).kingdom(0, "10", "20").do(0, "offer apollo", "pay 10")
    assert label(scene, 0, "cube god selene") == ("move-reserve god=selene (note-only-gain)")
    scene.do(0, "cube god selene", "offer selene", "pay 20")
    sealed = "move-seal at=(at-place-city city=rhodes) (note-only-power)"
    assert label(scene, 0, "cube city 2") == sealed


def test_a_label_names_central_piles_and_hell() -> None:
    scene = Scene(gods=("ARES",)).owns(0, "ARES").kingdom(0, "10").kingdom(1, "20", "50")
    scene.timer("1a", "kingdom2").timer("1b", "hell1").timer("1c", "kingdom1")
    raid = "move-flip timer=timer 1c to=(at-place-kingdom owner=1) (note-card card=50)"
    assert label(scene, 0, "go 1c kingdom2") == raid
    assert (
        label(scene, 0, "go 1c kingdom1")
        == "move-flip-again timer=timer 1c to=(at-place-kingdom owner=0)"
    )
    assert (
        label(scene, 0, "go 1a kingdom1")
        == "move-flip timer=timer 1a to=(at-place-kingdom owner=0) (note-card card=10)"
    )
    assert label(scene, 0, "go 1b hell2") == "move-flip timer=timer 1b to=(at-place-deep)"
    assert label(scene, 0, "take 1a front") == (
        "move-take-front loot=(part-loot-card card=50 at=(at-place-kingdom owner=1)) timer=timer 1a"
    )


def test_outcomes_of_chance_have_labels_too() -> None:
    view = Scene().state.mask(0)
    for move, told in (
        ("card east", "move-card card=east"),
        ("tile sparta", "move-city city=sparta"),
        ("god ares", "move-god god=ares"),
        ("knock", "move-knock"),
        ("sand 98", "move-sand n=98"),
    ):
        assert terse(GAME.words.label(view, MOVES.parse(move))) == told


# Advice and notation


def test_advice_names_all_parts_of_a_command() -> None:
    scene = Scene(gods=("ATHENA",)).kingdom(0, "10", "20")
    moves = [MOVES.parse(text) for text in ("offer athena", "pay 10", "pay 20")]
    assert terse(GAME.words.line(scene.state.mask(0), moves)) == (
        "move-with label=(move-offer god=athena) cards=1 10+1 20 (brief-athena)"
    )
    assert terse(GAME.words.line(scene.state.mask(0), moves[:1])) == label(scene, 0, "offer athena")
    assert not GAME.begun(scene.state, 0)
    scene.do(0, "offer athena")
    assert GAME.begun(scene.state, 0)
    assert not GAME.begun(scene.state, 1)


def test_a_misread_move_is_answered_with_what_is_at_the_table() -> None:
    view = Scene().state.mask(0)
    with pytest.raises(BadMove, match="the player is a number from 1 to 3"):
        GAME.read(view, 0, "starve 9")
    with pytest.raises(BadMove, match="timers are 1a, 1b"):
        GAME.read(view, 0, "go 1x pile1")
    assert GAME.read(view, 0, " GO  1a pile1 ") == MOVES.parse("go 1a pile1")
