"""Refused turns, buildings and warriors: each names its paragraph and the fact on the table."""

from collections.abc import Callable

import pytest

from aevum.games.imperials.words.whybuild import APART
from tests.rules.imperials.refusing import Case, armed, marching, rich, settled
from tests.rules.imperials.scene import Scene

TURNS: list[Case] = [
    (lambda: rich().acting(0), 1, "end", "R4.1: it is the turn of Player 1."),
    (
        lambda: rich().acting(0),
        0,
        "roll",
        "R4.1: the dice are rolled once in a turn, and you have rolled.",
    ),
    (
        lambda: rich().before_roll(0),
        0,
        "road 0,0 SE",
        "R4.2: roll the dice first; before the roll only an action card can be played.",
    ),
    (
        lambda: rich().before_roll(0).roll(3, 4),
        1,
        "request",
        "R19.1: this table plays without special builds.",
    ),
    (lambda: rich().acting(0), 0, "tile 3", "R4.1: nobody asks you for that now."),
    (lambda: rich().acting(0), 0, "stolen ore", "R1.9: that is left to chance."),
    (lambda: Scene(), 0, "town 0,0 N", "R3.2: you place a village now, not a town."),
    (
        lambda: Scene().do(0, "village 0,0 N"),
        0,
        "road 0,0 SE",
        "R3.1: the road lies at your new settlement: 20, 27 or 28.",
    ),
]

PLACES: list[Case] = [
    (
        lambda: settled(wood=1).acting(0),
        0,
        "road 0,0 SE",
        "R6.1: a road costs 1 wood and 1 brick, and you lack 1 brick.",
    ),
    (
        lambda: rich().acting(0),
        0,
        "road 0,0 NE",
        "R6.2: your road lies at 28 already.",
    ),
    (
        lambda: rich().acting(0),
        0,
        "road -1,0 W",
        "R6.2: no road, village or town of yours meets side 34.",
    ),
    (
        lambda: rich().village(1, "0,0 SE").acting(0),
        0,
        "road 0,0 SE",
        "R6.2: Player 2's village at 30 blocks the way from your road to 44.",
    ),
    (
        lambda: rich().acting(0),
        0,
        "road 300",
        "R2.1: this map has no side 300; its sides are 0 to 71.",
    ),
    (
        lambda: rich().acting(0),
        0,
        "village 0,0 NE",
        f"R6.3: your village at 18 is next to corner 24; {APART}.",
    ),
    (
        lambda: rich().acting(0),
        0,
        "village 0,0 S",
        "R6.3: no road of yours leads to corner 35.",
    ),
    (
        lambda: Scene(3).village(0, "0,0 N").road(0, "0,0 NE").hand(0, wood=1).acting(0),
        0,
        "village 0,0 NE",
        "R6.3: none of your roads reaches a free corner; build a road first.",
    ),
    (
        lambda: rich("wonders").warrior(1, "0,0 SE").acting(0),
        0,
        "village 0,0 SE",
        "R6.4: Player 2's regular warrior stands at 30.",
    ),
    (
        lambda: rich().fog("0,0").acting(0),
        0,
        "village 0,0 SE",
        "R2.14: corner 30 lies at fog; a road there lifts it.",
    ),
    (
        lambda: rich().acting(0),
        0,
        "town 0,0 S",
        "R6.5: a town replaces a village of yours, and there is none at 35.",
    ),
    (
        lambda: rich().town(0, "-2,0 N", "-1,2 S", "1,1 S", "2,-2 NE").acting(0),
        0,
        "town 0,0 N",
        "R6.6: you have 4 towns, and all of them stand on the board.",
    ),
    (
        lambda: rich("wonders").acting(0),
        0,
        "fence 0,0 N",
        "R15.1: a fence is for a town of yours, and there is none at 18.",
    ),
    (lambda: rich().acting(0), 0, "fence 0,0 N", "R1.2: fences belong to Wonders & Warriors."),
    (
        lambda: rich("wonders").acting(0),
        0,
        "buy",
        "R11.1: in Wonders & Warriors action cards are not bought; the event die deals them.",
    ),
]

WARRIORS: list[Case] = [
    (
        lambda: armed(active=False).acting(0),
        0,
        "march 0,0 NE",
        "R13.5: only an active warrior acts, and the regular warrior at 24 is not.",
    ),
    (
        lambda: armed(roused=True).acting(0),
        0,
        "march 0,0 NE",
        (
            "R13.4: the regular warrior at 24 was activated in this turn"
            " and acts from your next turn on."
        ),
    ),
    (
        lambda: armed().robber("-2,0").acting(0),
        0,
        "chase 0,0 NE",
        (
            "R13.8: the robber is on the desert,"
            " and the regular warrior at 24 does not stand at that tile."
        ),
    ),
    (
        lambda: armed().acting(0).do(0, "upgrade 0,0 NE"),
        0,
        "upgrade 0,0 NE",
        "R13.3: mighty warriors take the Barracks, level 3 of military.",
    ),
    (
        lambda: armed().acting(0),
        0,
        "activate 0,0 N",
        "R13.1: no warrior of yours stands at 18.",
    ),
    (
        marching,
        0,
        "corner 0,0 S",
        "R13.6: your roads do not lead from 24 to 35.",
    ),
    (
        marching,
        0,
        "corner 0,0 N",
        "R13.6: your village stands at 18.",
    ),
    (
        marching,
        0,
        "corner 0,0 SE",
        "R13.6: Player 2's strong warrior at 30 is not weaker than your warrior.",
    ),
    (
        lambda: rich("wonders").hand(0, paper=4).levels(0, science=3).acting(0),
        0,
        "improve science",
        "R11.5: improvements need a town, and you have none.",
    ),
    (
        lambda: (
            rich("wonders").town(0, "-1,2 S").wonder("trade", "-1,2 S").levels(0, science=3)
            .hand(0, paper=4).acting(0)
        ),
        0,
        "improve science",
        "R12.4: this level brings a wonder, and no town of yours is free for it.",
    ),
]  # fmt: skip

CASES = [*TURNS, *PLACES, *WARRIORS]


@pytest.mark.parametrize(
    ("build", "seat", "move", "reason"), CASES, ids=[f"{case[2]}: {case[3][:5]}" for case in CASES]
)
def test_a_refusal_names_its_rule(
    build: Callable[[], Scene], seat: int, move: str, reason: str
) -> None:
    assert build().refused(seat, move) == reason


def test_nothing_is_refused_after_the_game_but_by_its_end() -> None:
    """R10.8"""
    scene = Scene(2, points=5).town(0, "0,0 N", "0,0 S").village(0, "-2,0 N").before_roll(0)
    scene.roll(1, 2)
    assert scene.refused(0, "end") == "R10.8: the game is over."
