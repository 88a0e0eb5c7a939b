"""Prompts and labels: what is asked, and what a move brings."""

import pytest

from aevum.core.errors import BadMove
from aevum.games.chronos import GAME
from aevum.games.chronos.moves import MOVES
from tests.rules.chronos.scene import Scene


def prompts(scene: Scene, seat: int) -> list[str]:
    """Return the questions of a seat in words, the oldest first."""
    view = scene.state.mask(seat)
    return [GAME.prompt(view, ask) for ask in view.asks if ask.seat == seat]


def label(scene: Scene, seat: int, text: str) -> str:
    """Return a legal move as its seat speaks of it."""
    assert text in scene.legal(seat)
    return GAME.label(scene.state.mask(seat), MOVES.parse(text))


# Prompts


def test_the_standing_question_names_the_timers_that_have_flowed() -> None:
    scene = Scene().timer("1b", "pile1", left=5_000)
    assert prompts(scene, 0) == ["Timers 1a and 1c have flowed: move, or wait."]
    scene.timer("1a", "pile1", left=5_000)
    assert prompts(scene, 0) == ["Timer 1c has flowed: move it, or wait."]
    scene.timer("1c", "pile1", left=5_000)
    assert prompts(scene, 0) == ["All your sand runs."]


def test_war_asks_for_a_timer() -> None:
    scene = Scene().pile(1, "war").timer("1a", "pile1").do(0, "take 1a pile2")
    assert prompts(scene, 0) == [
        "Choose first what you are asked; timers may still move.",
        "WAR: which timer do you put into Hell?",
    ]


def test_war_of_hephaestus_asks_for_a_timer_of_each() -> None:
    scene = Scene(gods=("HEPHAESTUS",)).owns(0, "HEPHAESTUS").pile(1, "war")
    scene.timer("1a", "pile1").do(0, "take 1a pile2")
    assert prompts(scene, 0)[1:] == [
        "WAR, by HEPHAESTUS on all: which timer of Player 2 goes into Hell?",
        "WAR, by HEPHAESTUS on all: which timer of Player 3 goes into Hell?",
    ]


def test_starvation_asks_for_an_opponent() -> None:
    scene = Scene().pile(1, "starvation").timer("1a", "pile1").kingdom(1, "50")
    scene.do(0, "take 1a pile2")
    assert prompts(scene, 0)[1:] == ["STARVATION: who discards the top card of the central pile?"]
    assert label(scene, 0, "starve 2") == "STARVATION: Player 2 discards a 50"
    assert label(scene, 0, "starve 3") == "STARVATION: Player 3 has no card to lose"


def test_starvation_of_the_partner_is_named_so() -> None:
    """R15.3: he counts as an opponent, but R15.2: he wins together with one."""
    scene = Scene(6, teams=True).pile(1, "starvation").timer("1a", "pile1").kingdom(3, "50")
    scene.do(0, "take 1a pile2")
    assert label(scene, 0, "starve 4") == "STARVATION: Player 4, your partner, discards a 50"
    assert label(scene, 0, "starve 5") == "STARVATION: Player 5 has no card to lose"


def test_hecate_asks_for_a_plague() -> None:
    scene = Scene(gods=("HECATE",)).owns(0, "HECATE").pile(1, "war").timer("1a", "pile1")
    scene.do(0, "take 1a pile2")
    assert prompts(scene, 0)[1:] == ["HECATE: the card is WAR; which PLAGUE strikes?"]
    assert label(scene, 0, "plague war") == "WAR (as the card says): a timer goes into Hell"
    assert label(scene, 0, "plague starvation") == "STARVATION: somebody discards the top card"


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
    assert prompts(scene, 0)[1:] == [f"{asker}: which card do you give Player 2?"]
    assert label(scene, 0, "pay 10") == "Give Player 2 a 10"


def test_hermes_names_the_offering() -> None:
    scene = Scene(gods=("HERMES", "ATHENA")).owns(1, "HERMES").kingdom(0, "10", "north")
    scene.do(0, "offer athena", "pay 10", "pay north")
    asked = ["HERMES: the offering was a 10 and a NORTH wind; which card do you gain?"]
    assert prompts(scene, 1)[1:] == asked
    assert label(scene, 1, "gain 10") == "Gain a 10"
    assert label(scene, 1, "leave") == "HERMES takes no card"


def test_an_offering_tells_what_is_missing_and_what_was_named() -> None:
    scene = Scene(gods=("NEMESIS", "ATHENA")).kingdom(0, "10", "20", "30")
    told = "Offer 2 cards for ATHENA: Your timers never go to Hell"
    assert label(scene, 0, "offer athena") == told
    scene.do(0, "offer athena")
    assert prompts(scene, 0) == ["Offering for ATHENA (2 cards): name card 1."]
    assert label(scene, 0, "pay 20") == "Pay a 20"
    scene.do(0, "pay 20")
    assert prompts(scene, 0) == ["Offering for ATHENA (2 cards): name card 2 (so far 20)."]
    assert label(scene, 0, "pay 10") == "Pay a 10 and gain ATHENA"


def test_a_cube_is_asked_for_by_its_god() -> None:
    scene = Scene(gods=("NEMESIS",)).kingdom(0, "10").pile(2, "50")
    scene.do(0, "offer nemesis", "pay 10")
    assert prompts(scene, 0) == ["NEMESIS: where do you put the cube?"]
    assert label(scene, 0, "cube pile 2") == "The cube of NEMESIS on pile 2 (50)"


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        (("buy ares",), "GAIA buys ARES: name card 1 of 1."),
        (("rob 2 50",), "HERACLES takes a 50 of Player 2: which card do you give?"),
        (("harpy 3",), "HARPY on pile 3: timer 2b flipped or as it is?"),
        (("hades",), "HADES: which timer goes into Hell, 1 of 2?"),
        (("hades", "send 2a flipped"), "HADES: which timer goes into Hell, 2 of 2?"),
        (("rhodes",), "RHODES: which card do you discard?"),
        (("rhodes", "pay 10"), "RHODES: which timer goes into Hell?"),
        (("uranus",), "URANUS: name card 1 of 1 to discard."),
        (("uranus", "pay 10"), "URANUS: which card of the discard do you gain?"),
        (("ephesus",), "EPHESUS: name card 1 of 2 to discard."),
        (("ephesus", "pay 10"), "EPHESUS: name card 2 of 2 to discard (so far 10)."),
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
        "SPARTA: when you leave, bring timer 2a (on pile 2, 12.0 s left) there, flipped: "
        "it flows 18.0 s"
    )
    scene.do(0, "bring 2a as it is")
    assert prompts(scene, 0) == ["SPARTA: timer 2a comes when your timer leaves the tile."]


def test_in_the_instant_of_a_win_claims_are_asked_for() -> None:
    scene = Scene().kingdom(0, "100", "100").do(0, "claim points")
    assert prompts(scene, 1) == ["Somebody has won; who claims in this instant wins too."]


# Labels


def test_a_label_tells_where_a_timer_goes_and_what_it_takes() -> None:
    scene = Scene().pile(1, "50").pile(2, "hydra").timer("1a", "pile1")
    assert label(scene, 0, "go 1a pile2") == "Flip timer 1a onto pile 2 (HYDRA)"
    assert label(scene, 0, "go 1a pile1") == "Flip timer 1a onto pile 1 again (50)"
    assert label(scene, 0, "go 1a front") == "Put timer 1a before you"
    assert label(scene, 0, "go 1a city1") == "Flip timer 1a onto ATHENS: +50 while you stand here"
    assert label(scene, 0, "take 1a pile2") == (
        "Take the 50 from pile 1; flip timer 1a onto pile 2 (HYDRA)"
    )
    # What comes to light there is not known yet.
    assert label(scene, 0, "take 1a pile1") == (
        "Take the 50 from pile 1; flip timer 1a onto pile 1 again"
    )


def test_a_label_tells_what_hinders_a_pick() -> None:
    scene = Scene(cities=("TROY", "ATHENS"), gods=("DIONYSUS",)).owns(1, "DIONYSUS")
    scene.cube("TROY", 4).pile(2, "hydra")
    scene.timer("1a", "pile1").timer("2a", "pile1").timer("1b", "pile2").timer("1c", "pile4")
    ends = "; put timer {} before you"
    for timer, told in (
        ("1a", "Take the 20 from pile 1 (nothing now: another timer stands there)"),
        ("1b", "Take the HYDRA from pile 2 (nothing now: you may not gain it)"),
        ("1c", "Take the 20 from pile 4 (nothing now: the cube of TROY lies there)"),
    ):
        assert label(scene, 0, f"take {timer} front") == told + ends.format(timer)


def test_a_label_tells_what_a_plague_does() -> None:
    scene = Scene().pile(1, "cataclysm").timer("1a", "pile1")
    assert label(scene, 0, "take 1a front") == (
        "Take the CATACLYSM from pile 1, the game ends, and the highest score wins; "
        "put timer 1a before you"
    )


def test_a_label_tells_how_long_a_timer_will_flow_in_hell() -> None:
    scene = Scene().pile(1, "war").timer("1a", "pile1").timer("2a", "pile3", left=10_000)
    scene.do(0, "take 1a pile2", at=0)
    assert label(scene, 0, "send 2a flipped") == (
        "Put timer 2a (on pile 3, 10.0 s left) into Hell, flipped: it flows 20.0 s"
    )
    assert label(scene, 0, "send 2b as it is") == (
        "Put timer 2b (before Player 2, flowed) into Hell, as it is: it has flowed"
    )


def test_a_claim_tells_what_wins_and_what_one_has() -> None:
    scene = Scene(gods=("HERA", "CYCLOPS")).kingdom(0, "50", "hydra")
    assert label(scene, 0, "claim points") == "Claim the points: 200 wins, you have 50"
    monsters = "Claim the MONSTERS: HYDRA and MINOTAUR win, you have HYDRA"
    assert label(scene, 0, "claim monsters") == monsters
    scene.owns(1, "HERA").owns(0, "CYCLOPS")
    assert label(scene, 0, "claim points") == "Claim the points: 300 wins, you have 50"
    monsters = "Claim the MONSTERS: one wins with CYCLOPS, you have HYDRA"
    assert label(scene, 0, "claim monsters") == monsters


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("hades", "HADES: put two timers into Hell"),
        ("rhodes", "RHODES: discard a card, and put a timer into Hell"),
        ("uranus", "URANUS: discard a card, and gain one from the discard"),
        ("demeter 2", "DEMETER: pick the 10 of pile 2"),
        ("harpy 3", "HARPY: put all timers on pile 3 into Hell (2 timers)"),
        ("troy 2", "TROY: move the cube to pile 2 (10)"),
        ("free", "CASSANDRA: take ZEUS for nothing"),
        ("rob 2 50", "HERACLES: take the 50 of Player 2 for a card of yours"),
        ("buy ares", "GAIA: buy ARES from Player 2 for 1 card: Your timers may raid kingdoms"),
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
    assert label(scene, 0, "cube god selene") == (
        "The cube of APOLLO on SELENE: only you may gain it"
    )
    scene.do(0, "cube god selene", "offer selene", "pay 20")
    sealed = "The cube of SELENE on RHODES: only you have its power"
    assert label(scene, 0, "cube city 2") == sealed


def test_a_label_names_central_piles_and_hell() -> None:
    scene = Scene(gods=("ARES",)).owns(0, "ARES").kingdom(0, "10").kingdom(1, "20", "50")
    scene.timer("1a", "kingdom2").timer("1b", "hell1").timer("1c", "kingdom1")
    raid = "Flip timer 1c onto the central pile of Player 2 (50)"
    assert label(scene, 0, "go 1c kingdom2") == raid
    assert label(scene, 0, "go 1c kingdom1") == "Flip timer 1c onto your central pile again"
    assert label(scene, 0, "go 1a kingdom1") == "Flip timer 1a onto your central pile (10)"
    assert label(scene, 0, "go 1b hell2") == "Flip timer 1b into the second part of Hell"
    assert label(scene, 0, "take 1a front") == (
        "Take the 50 from the central pile of Player 2; put timer 1a before you"
    )


def test_outcomes_of_chance_have_labels_too() -> None:
    view = Scene().state.mask(0)
    for move, told in (
        ("card east", "It is an EAST wind"),
        ("tile sparta", "SPARTA is in the game"),
        ("god ares", "ARES comes to the temple"),
        ("knock", "A timer is knocked"),
        ("sand 98", "The timer holds 98 percent of the sand"),
    ):
        assert GAME.label(view, MOVES.parse(move)) == told


# Advice and notation


def test_advice_names_all_parts_of_a_command() -> None:
    scene = Scene(gods=("ATHENA",)).kingdom(0, "10", "20")
    moves = [MOVES.parse(text) for text in ("offer athena", "pay 10", "pay 20")]
    assert GAME.line(scene.state.mask(0), moves) == (
        "Offer 2 cards for ATHENA: Your timers never go to Hell; pay 10 and pay 20"
    )
    assert GAME.line(scene.state.mask(0), moves[:1]) == label(scene, 0, "offer athena")
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
