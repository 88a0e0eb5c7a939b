"""Refused turns, buildings and warriors: each names its paragraph and the fact on the table."""

from collections.abc import Callable

import pytest

from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.refusing import Case, armed, marching, rich, settled

TURNS: list[Case] = [
    (lambda: rich().acting(0), 1, "end", "R4.1 no-turn who=0"),
    (
        lambda: rich().acting(0),
        0,
        "roll",
        "R4.1 no-rolled",
    ),
    (
        lambda: rich().before_roll(0),
        0,
        "road 0,0 SE",
        "R4.2 no-roll-first",
    ),
    (
        lambda: rich().before_roll(0).roll(3, 4),
        1,
        "request",
        "R19.1 no-special-table",
    ),
    (lambda: rich().acting(0), 0, "tile 3", "R4.1 no-not-asked"),
    (lambda: rich().acting(0), 0, "stolen ore", "R1.9 no-chance"),
    (lambda: Scene(), 0, "town 0,0 N", "R3.2 no-wrong-piece wanted=village given=town"),
    (
        lambda: Scene().do(0, "village 0,0 N"),
        0,
        "road 0,0 SE",
        (
            "R3.1 no-first-road-there borders=(part-border where=border 20)"
            "|(part-border where=border 27)|(part-border where=border 28)"
        ),
    ),
]

PLACES: list[Case] = [
    (
        lambda: settled(wood=1).acting(0),
        0,
        "road 0,0 SE",
        "R6.1 no-cost piece=road cost=1 wood+1 brick missing=1 brick",
    ),
    (
        lambda: rich().acting(0),
        0,
        "road 0,0 NE",
        "R6.2 no-road-taken owner=0",
    ),
    (
        lambda: rich().acting(0),
        0,
        "road -1,0 W",
        "R6.2 no-road-apart",
    ),
    (
        lambda: rich().village(1, "0,0 SE").acting(0),
        0,
        "road 0,0 SE",
        "R6.2 no-road-blocked owner=1 piece=village where=corner 30",
    ),
    (
        lambda: rich().acting(0),
        0,
        "road 300",
        "R2.1 no-such-border n=300 last=71",
    ),
    (
        lambda: rich().acting(0),
        0,
        "village 0,0 NE",
        "R6.3 no-too-close owner=0 piece=village where=corner 18",
    ),
    (
        lambda: rich().acting(0),
        0,
        "village 0,0 S",
        "R6.3 no-village-road",
    ),
    (
        lambda: Scene(3).village(0, "0,0 N").road(0, "0,0 NE").hand(0, wood=1).acting(0),
        0,
        "village 0,0 NE",
        "R6.3 no-village-reach",
    ),
    (
        lambda: rich("wonders").warrior(1, "0,0 SE").acting(0),
        0,
        "village 0,0 SE",
        "R6.4 no-corner-taken owner=1 piece=regular-warrior",
    ),
    (
        lambda: rich().fog("0,0").acting(0),
        0,
        "village 0,0 SE",
        "R2.14 no-fog-corner",
    ),
    (
        lambda: rich().acting(0),
        0,
        "town 0,0 S",
        "R6.5 no-town-village",
    ),
    (
        lambda: rich().town(0, "-2,0 N", "-1,2 S", "1,1 S", "2,-2 NE").acting(0),
        0,
        "town 0,0 N",
        "R6.6 no-pieces-left n=4 piece=town",
    ),
    (
        lambda: rich("wonders").acting(0),
        0,
        "fence 0,0 N",
        "R15.1 no-fence-town",
    ),
    (lambda: rich().acting(0), 0, "fence 0,0 N", "R1.2 no-fence-mode"),
    (
        lambda: rich("wonders").acting(0),
        0,
        "buy",
        "R11.1 no-buy-mode",
    ),
]

WARRIORS: list[Case] = [
    (
        lambda: armed(active=False).acting(0),
        0,
        "march 0,0 NE",
        "R13.5 no-warrior-inactive piece=regular-warrior",
    ),
    (
        lambda: armed(roused=True).acting(0),
        0,
        "march 0,0 NE",
        (
            "R13.4 no-warrior-roused piece=regular-warrior"
        ),
    ),
    (
        lambda: armed().robber("-2,0").acting(0),
        0,
        "chase 0,0 NE",
        (
            "R13.8 no-warrior-chase piece=regular-warrior tile=tile 7"
        ),
    ),
    (
        lambda: armed().acting(0).do(0, "upgrade 0,0 NE"),
        0,
        "upgrade 0,0 NE",
        "R13.3 no-warrior-barracks level=3",
    ),
    (
        lambda: armed().acting(0),
        0,
        "activate 0,0 N",
        "R13.1 no-warrior-here",
    ),
    (
        marching,
        0,
        "corner 0,0 S",
        "R13.6 no-march-road",
    ),
    (
        marching,
        0,
        "corner 0,0 N",
        "R13.6 no-corner-taken owner=0 piece=village",
    ),
    (
        marching,
        0,
        "corner 0,0 SE",
        "R13.6 no-march-strong owner=1 piece=strong-warrior",
    ),
    (
        lambda: rich("wonders").hand(0, paper=4).levels(0, science=3).acting(0),
        0,
        "improve science",
        "R11.5 no-improve-town",
    ),
    (
        lambda: (
            rich("wonders").town(0, "-1,2 S").wonder("trade", "-1,2 S").levels(0, science=3)
            .hand(0, paper=4).acting(0)
        ),
        0,
        "improve science",
        "R12.4 no-improve-wonder",
    ),
]  # fmt: skip

CASES = [*TURNS, *PLACES, *WARRIORS]


@pytest.mark.parametrize(
    ("build", "seat", "move", "reason"), CASES, ids=[f"{case[2]}: {case[3][:5]}" for case in CASES]
)
def test_a_refusal_names_its_rule(
    build: Callable[[], Scene], seat: int, move: str, reason: str
) -> None:
    assert build().refusal(seat, move) == reason


def test_nothing_is_refused_after_the_game_but_by_its_end() -> None:
    """R10.8"""
    scene = Scene(2, points=5).town(0, "0,0 N", "0,0 S").village(0, "-2,0 N").before_roll(0)
    scene.roll(1, 2)
    assert scene.refusal(0, "end") == "R10.8 no-over"
