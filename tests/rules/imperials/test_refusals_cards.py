"""Refused cards, robberies and trades: each names its paragraph and the fact on the table."""

from collections.abc import Callable

import pytest

from tests.rules.imperials.refusing import Case, offered, rich, settled
from tests.rules.imperials.scene import Scene

CARDS: list[Case] = [
    (lambda: rich().acting(0), 0, "play harvest", "R9.2: you hold no Harvest."),
    (
        lambda: rich().holds(0, "Harvest").holds(0, "Monopoly").acting(0)
        .do(0, "play monopoly", "card ore"),
        0,
        "play harvest",
        "R9.2: you have played an action card in this turn; one is the limit.",
    ),
    (
        lambda: rich().acting(0).do(0, "buy").chance("drawn harvest"),
        0,
        "play harvest",
        "R9.2: you bought your Harvest in this turn; it waits for your next.",
    ),
    (
        lambda: rich().holds(0, "Treasure").acting(0),
        0,
        "play treasure",
        "R9.6: a Treasure is never played; its point counts by itself.",
    ),
    (
        lambda: rich("wonders").holds(0, "Alchemist").acting(0),
        0,
        "play alchemist",
        "R16.1: the Alchemist is played before the roll.",
    ),
    (
        lambda: rich("wonders").holds(0, "Bishop").acting(0),
        0,
        "play bishop",
        "R18.1: the dragon has not attacked yet, and the Bishop waits for that.",
    ),
    (
        lambda: rich("wonders").holds(0, "Crane").acting(0),
        0,
        "play crane",
        "R16.2: even so no improvement is possible; improvements need a town, and you have none.",
    ),
    (
        lambda: rich("wonders").holds(0, "Wedding").acting(0),
        0,
        "play wedding",
        "R18.9: nobody with more points than you holds a card.",
    ),
    (lambda: rich().acting(0), 0, "play spy", "R1.2: this Spy is a card of Wonders & Warriors."),
]  # fmt: skip

ROBBING: list[Case] = [
    (
        lambda: rich().before_roll(0).roll(3, 4).do(0, *["card ore"] * 4, *["card wood"] * 3),
        0,
        "card ore",
        "R7.2: you have no ore left to give up.",
    ),
    (
        lambda: Scene().before_roll(0).roll(3, 4),
        0,
        "tile -2,0",
        "R7.3: the robber must leave the desert for another tile.",
    ),
    (
        lambda: Scene().before_roll(0).roll(3, 4),
        1,
        "end",
        "R4.1: it is the turn of Player 1.",
    ),
    (
        lambda: Scene().fog("0,0").before_roll(0).roll(3, 4),
        0,
        "tile 0,0",
        "R2.14: tile 9 is fog, and the robber cannot go there.",
    ),
    (
        lambda: Scene().hand(0, wood=8).before_roll(1).roll(3, 4),
        1,
        "tile 0,0",
        "R4.4: Player 1 has a choice to make first.",
    ),
    (
        lambda: Scene().hand(0, wood=8).before_roll(0).roll(3, 4),
        0,
        "end",
        "R4.4: you are asked something else first. A seven: Discard 4 of your 8 cards.",
    ),
]

TRADES: list[Case] = [
    (
        lambda: settled(wood=3).acting(0),
        0,
        "market wood for ore",
        "R8.1: the market takes 4 wood from you, and you have 3.",
    ),
    (
        lambda: settled(wood=4).acting(0),
        0,
        "market wood for wood",
        "R8.3: no kind stands on both sides, and both are wood.",
    ),
    (
        lambda: settled(wood=4).stock(1, ore=0).acting(0),
        0,
        "market wood for ore",
        "R8.4: the market has no ore.",
    ),
    (
        lambda: Scene(player_trades=False).hand(0, wood=1).acting(0),
        0,
        "offer",
        "R8.5: this table plays without trades between players.",
    ),
    (
        offered,
        1,
        "market ore for wood",
        "R8.5: only Player 1, whose turn it is, can do that now.",
    ),
    (
        lambda: offered().do(0, "offer"),
        0,
        "end",
        "R8.8: you are putting an offer together; send it or cancel it first.",
    ),
    (lambda: offered().do(0, "offer"), 0, "send", "R8.6: the offer gives nothing yet."),
    (
        lambda: offered().do(0, "offer", "give wood"),
        0,
        "ask wood",
        "R8.6: no kind stands on both sides, and the offer gives wood.",
    ),
    (
        lambda: offered().do(0, "offer", "give wood", "ask ore"),
        0,
        "send",
        "R8.10: an offer of the same cards is open already.",
    ),
    (offered, 2, "accept 1", "R8.12: offer 1 asks for 1 ore, which you do not hold."),
    (offered, 0, "deal 1 with 2", "R8.13: Player 2 has not accepted offer 1."),
    (
        lambda: Scene().hand(1, ore=1).acting(0),
        1,
        "counter",
        "R8.14: Player 1 has no offer open that you could counter.",
    ),
    (
        lambda: offered().do(1, "embargo 1"),
        1,
        "lift 1",
        "R8.19: you have changed your embargo against Player 1 in this turn already.",
    ),
    (
        lambda: Scene(special_build="on").hand(1, wood=4).acting(0).do(1, "request").do(0, "end"),
        1,
        "market wood for ore",
        "R19.3: in a special build you only build, upgrade, activate, improve and buy.",
    ),
]

CASES = [*CARDS, *ROBBING, *TRADES]


@pytest.mark.parametrize(
    ("build", "seat", "move", "reason"), CASES, ids=[f"{case[2]}: {case[3][:5]}" for case in CASES]
)
def test_a_refusal_names_its_rule(
    build: Callable[[], Scene], seat: int, move: str, reason: str
) -> None:
    assert build().refused(seat, move) == reason
