"""The doubtful numbers of Temporum: the same deals played with the other number."""

from collections.abc import Callable
from dataclasses import dataclass

from aevum.arena.stats import mean_interval
from aevum.games.temporum.data import CARD_NUMBER, MONEY, ZONE_NUMBER
from tools.balance.games import NOBODY, Played, most_of, those_with
from tools.balance.shares import shift, table
from tools.balance.variants import Variant, row

EQUAL = Variant("equal-money", row("money", MONEY, (4, 4, 4, 4, 4)))
FALLING = Variant("falling-money", row("money", MONEY, (0, 4, 7, 5, 4)))

BANK = CARD_NUMBER["Bank"]
SUNBOAT = CARD_NUMBER["Sunboat of Ra"]
CELTIC_PARADISE = ZONE_NUMBER["Celtic Paradise"]


@dataclass(frozen=True)
class Doubt:
    """A number that no source settles, with its other possible values."""

    title: str
    variant: Variant
    who: str
    """The players whose win share is compared, in words."""
    touches: Callable[[Played], bool]
    """Whether the number can have mattered in a game."""
    concerned: Callable[[Played], set[int]]
    """The places whose share is compared, from the game without the change."""
    uses: Callable[[Played], int]
    """How often the card or Zone was used in a game."""


DOUBTS = (
    Doubt(
        "Bank: $4 instead of $1",
        Variant("bank-4", {"bank.bonus": 4}),
        "got it",
        lambda game: bool(those_with(game.got, BANK)),
        lambda game: those_with(game.got, BANK),
        lambda game: sum(row.count(BANK) for row in game.plays),
    ),
    Doubt(
        "Sunboat of Ra: $12 instead of $2",
        Variant("sunboat-12", {"sunboat-of-ra.coins": 12}),
        "got it",
        lambda game: bool(those_with(game.got, SUNBOAT)),
        lambda game: those_with(game.got, SUNBOAT),
        lambda game: sum(row.count(SUNBOAT) for row in game.plays),
    ),
    Doubt(
        "Celtic Paradise: up to $8 instead of $8",
        # One dollar at a time to everybody who has less than 8.
        Variant("celtic-up-to-8", {"celtic-paradise.coins": 1, "celtic-paradise.times": 8}),
        "was there most",
        lambda game: CELTIC_PARADISE in game.zones,
        lambda game: most_of(game.visits, CELTIC_PARADISE),
        lambda game: sum(row.count(CELTIC_PARADISE) for row in game.visits),
    ),
)


Pair = tuple[Played, Played]  # the same deal without and with the change


def settled(pairs: list[Pair]) -> list[Pair]:
    """Return the pairs in which both games were won."""
    return [pair for pair in pairs if NOBODY not in (pair[0].winner, pair[1].winner)]


def shares(doubt: Doubt, pairs: list[Pair]) -> list[tuple[float, float]]:
    """Return for each game the share of a win of the players concerned, in both runs."""
    held = [(one, other, doubt.concerned(one)) for one, other in pairs]
    return [(one.share(who), other.share(who)) for one, other, who in held if who]


def gains(doubt: Doubt, pairs: list[Pair]) -> tuple[float, float, float]:
    """Return by how much the change raises that share, with the interval."""
    found = [after - before for before, after in shares(doubt, pairs)]
    return mean_interval(found) if found else (0.0, -1.0, 1.0)


def doubt_section(replayed: dict[str, list[Pair]]) -> list[str]:
    """Return one row for each doubt."""
    head = ["number", "games", "went another way", "won by another", "whose share", "as it is"]
    head += ["changed", "difference in points", "uses a game", "changed", "rounds more"]
    rows = [_row(doubt, replayed[doubt.title]) for doubt in DOUBTS if doubt.title in replayed]
    return table(head, [row for row in rows if row])


def _row(doubt: Doubt, pairs: list[Pair]) -> list[str]:
    found = shares(doubt, pairs)
    count = len(pairs)
    if not found:
        return []
    return [
        doubt.title,
        f"{count:,}",
        f"{sum(one != other for one, other in pairs) / count:.1%}",
        f"{sum(one.winner != other.winner for one, other in pairs) / count:.1%}",
        doubt.who,
        f"{sum(before for before, _ in found) / len(found):.1%}",
        f"{sum(after for _, after in found) / len(found):.1%}",
        shift([after - before for before, after in found], percent=True),
        f"{sum(doubt.uses(one) for one, _ in pairs) / count:.2f}",
        f"{sum(doubt.uses(other) for _, other in pairs) / count:.2f}",
        shift([(other.turns - one.turns) / one.seats for one, other in pairs], percent=False),
    ]
