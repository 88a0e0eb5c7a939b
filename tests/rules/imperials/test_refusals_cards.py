"""Refused cards, robberies and trades: each names its paragraph and the fact on the table."""

from collections.abc import Callable

import pytest

from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.refusing import Case, offered, rich, settled

CARDS: list[Case] = [
    (lambda: rich().acting(0), 0, "play harvest", "R9.2 no-card-held card=harvest"),
    (
        lambda: rich().holds(0, "Harvest").holds(0, "Monopoly").acting(0)
        .do(0, "play monopoly", "card ore"),
        0,
        "play harvest",
        "R9.2 no-play-limit n=1",
    ),
    (
        lambda: rich().acting(0).do(0, "buy").chance("drawn harvest"),
        0,
        "play harvest",
        "R9.2 no-play-fresh",
    ),
    (
        lambda: rich().holds(0, "Treasure").acting(0),
        0,
        "play treasure",
        "R9.6 no-play-treasure card=treasure",
    ),
    (
        lambda: rich("wonders").holds(0, "Alchemist").acting(0),
        0,
        "play alchemist",
        "R16.1 no-play-alchemist",
    ),
    (
        lambda: rich("wonders").holds(0, "Bishop").acting(0),
        0,
        "play bishop",
        "R18.1 no-play-bishop",
    ),
    (
        lambda: rich("wonders").holds(0, "Crane").acting(0),
        0,
        "play crane",
        "R16.2 no-play-crane reason=(no-improve-town)",
    ),
    (
        lambda: rich("wonders").holds(0, "Wedding").acting(0),
        0,
        "play wedding",
        "R18.9 no-play-ahead",
    ),
    (lambda: rich().acting(0), 0, "play spy", "R1.2 no-play-wonders card=spy"),
]  # fmt: skip

ROBBING: list[Case] = [
    (
        lambda: rich().before_roll(0).roll(3, 4).do(0, *["card ore"] * 4, *["card wood"] * 3),
        0,
        "card ore",
        "R7.2 no-good-left good=ore",
    ),
    (
        lambda: Scene().before_roll(0).roll(3, 4),
        0,
        "tile -2,0",
        "R7.3 no-robber-stays tile=tile 7",
    ),
    (
        lambda: Scene().before_roll(0).roll(3, 4),
        1,
        "end",
        "R4.1 no-turn who=0",
    ),
    (
        lambda: Scene().fog("0,0").before_roll(0).roll(3, 4),
        0,
        "tile 0,0",
        "R2.14 no-robber-fog",
    ),
    (
        lambda: Scene().hand(0, wood=8).before_roll(1).roll(3, 4),
        1,
        "tile 0,0",
        "R4.4 no-their-choice who=0",
    ),
    (
        lambda: Scene().hand(0, wood=8).before_roll(0).roll(3, 4),
        0,
        "end",
        "R4.4 no-first-answer question=(ask-discard-seven n=4 cards=8)",
    ),
]

TRADES: list[Case] = [
    (
        lambda: settled(wood=3).acting(0),
        0,
        "market wood for ore",
        "R8.1 no-market-ratio n=4 good=wood held=3",
    ),
    (
        lambda: settled(wood=4).acting(0),
        0,
        "market wood for wood",
        "R8.3 no-same-kind good=wood",
    ),
    (
        lambda: settled(wood=4).stock(1, ore=0).acting(0),
        0,
        "market wood for ore",
        "R8.4 no-good-market good=ore",
    ),
    (
        lambda: Scene(player_trades=False).hand(0, wood=1).acting(0),
        0,
        "offer",
        "R8.5 no-trades",
    ),
    (
        offered,
        1,
        "market ore for wood",
        "R8.5 no-only-turn who=0",
    ),
    (
        lambda: offered().do(0, "offer"),
        0,
        "end",
        "R8.8 no-drafting",
    ),
    (lambda: offered().do(0, "offer"), 0, "send", "R8.6 no-send-give"),
    (
        lambda: offered().do(0, "offer", "give wood"),
        0,
        "ask wood",
        "R8.6 no-given-too good=wood",
    ),
    (
        lambda: offered().do(0, "offer", "give wood", "ask ore"),
        0,
        "send",
        "R8.10 no-send-twice",
    ),
    (offered, 2, "accept 1", "R8.12 no-offer-cards offer=(part-offer-own n=1) goods=1 ore"),
    (offered, 0, "deal 1 with 2", "R8.13 no-not-accepted who=1 offer=(part-offer-own n=1)"),
    (
        lambda: Scene().hand(1, ore=1).acting(0),
        1,
        "counter",
        "R8.14 no-counter-offer who=0",
    ),
    (
        lambda: offered().do(1, "embargo 1"),
        1,
        "lift 1",
        "R8.19 no-embargo-again who=0",
    ),
    (
        lambda: Scene(special_build="on").hand(1, wood=4).acting(0).do(1, "request").do(0, "end"),
        1,
        "market wood for ore",
        "R19.3 no-special-only",
    ),
]

CASES = [*CARDS, *ROBBING, *TRADES]


@pytest.mark.parametrize(
    ("build", "seat", "move", "reason"), CASES, ids=[f"{case[2]}: {case[3][:5]}" for case in CASES]
)
def test_a_refusal_names_its_rule(
    build: Callable[[], Scene], seat: int, move: str, reason: str
) -> None:
    assert build().refusal(seat, move) == reason
