"""The balance report of ASCII Empires: which games are played for it, and the text of the page."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from aevum.core.native import build
from aevum.games.ascii import GAME
from tools.balance.ascii.compared import Pair, edict_section, end_rows, share_rows, told_apart
from tools.balance.ascii.ends import (
    common_triggers,
    ender_share,
    length_section,
    trigger_section,
)
from tools.balance.ascii.field import (
    TOO_MUCH,
    alone_section,
    by_strategy,
    mark,
    parts_section,
    place_section,
    strategy_section,
)
from tools.balance.ascii.numbers import Other, others
from tools.balance.ascii.record import Played, from_line
from tools.balance.ascii.rush import EDICTS
from tools.balance.ascii.watching import RUSH
from tools.balance.crew import Crew, Request, Watch
from tools.balance.order import Order
from tools.balance.variants import PRINTED, Variant, can_play

GAMES = 400  # tables for four with the numbers of the game
FIELD = 4
PART = 4  # a variant, and solo play, get one game for so many
RUSHED = 8  # so has a rush
REST = 20  # so has each other number of players
SEED = 6
HERE = Path(__file__)
WATCH = Watch(
    "tools.balance.ascii.watching",
    from_line,
    (HERE.with_name("record.py"), HERE.with_name("watching.py")),
)


@dataclass(frozen=True)
class Found:
    """All data of the page."""

    field: list[Played]
    """Tables for four."""
    alone: list[Played]
    rest: list[Played]
    """Every other number of players."""
    these: list[Other]
    replayed: dict[str, list[Pair]]
    """By the name of a variant."""
    rushes: dict[str, dict[str, list[Played]]]
    """By the values of Unhappiness, then by the rush."""

    def count(self) -> int:
        """Return how many games were played for the page."""
        again = [game for pairs in self.replayed.values() for _, game in pairs]
        again += [
            game for each in self.rushes.values() for games in each.values() for game in games
        ]
        return len(self.field) + len(self.alone) + len(self.rest) + len(again)


def page(order: Order) -> str:
    """Play everything and return the report."""
    games = order.games or GAMES
    part, few = max(FIELD, games // PART), max(FIELD, games // REST)

    def run(variant: Variant, requests: list[Request], bot: str = order.bot) -> list[Played]:
        crew = Crew(bot, SEED, order.jobs, WATCH)
        return crew.play(variant, requests, order.progress(f"{variant.name}, {bot}: "))

    others_seats = [n for n in range(GAME.min_seats + 1, GAME.max_seats + 1) if n != FIELD]
    field = run(PRINTED, [(FIELD, index) for index in range(games)])
    alone = run(PRINTED, [(1, index) for index in range(part)])
    rest = run(PRINTED, [(seats, index) for seats in others_seats for index in range(few)])
    these = [other for other in others() if can_play(GAME, other.variant, order.say)]
    replayed: dict[str, list[Pair]] = {}
    for other in these:
        again = run(other.variant, [(FIELD, index) for index in range(part)])
        replayed[other.variant.name] = list(zip(field, again, strict=False))
    found = Found(
        field,
        alone,
        rest,
        these,
        replayed,
        _rushes(run, order.bot, these, max(FIELD, games // RUSHED)),
    )
    return _page(found, order)


def _rushes(
    run: Callable[[Variant, list[Request], str], list[Played]],
    bot: str,
    these: list[Other],
    games: int,
) -> dict[str, dict[str, list[Played]]]:
    """Play tables with a player that ends the game with edicts, for all values of Unhappiness."""
    tables = [(FIELD, index) for index in range(games)]
    values = {"as it is": PRINTED} | {
        other.title: other.variant for other in these if other.number == "Unhappiness"
    }
    return {
        title: {rush: run(variant, tables, f"{bot}{RUSH}{rush}") for rush in EDICTS}
        for title, variant in values.items()
    }


def _page(found: Found, order: Order) -> str:
    everything = [*found.alone, *found.field, *found.rest]
    lines = [
        "# Balance of ASCII Empires",
        "",
        f"{found.count():,} games of `{order.bot}` bots: {len(found.field):,} tables for four with",
        f"the numbers of the game, {len(found.alone):,} games alone, {len(found.rest):,} tables",
        "for other numbers of players, the rest tables for four with one number changed or with a",
        f"player who ends the game by edicts. Rules version {GAME.version}, {build()} build, seed",
        f"{SEED}. All figures come from one command, which also writes this page:",
        "",
        "```sh",
        order.command(),
        "```",
        "",
        *WORDS["how"],
        "",
        "## What stands out",
        "",
        *_summary(found),
        "",
        "## Strategies",
        "",
        *WORDS["strategies"],
        "",
        *strategy_section(found.field),
        "",
        *WORDS["parts"],
        "",
        *parts_section(found.field),
        "",
        "## The end",
        "",
        *WORDS["end"],
        "",
        *length_section(everything),
        "",
        *WORDS["triggers"],
        "",
        *trigger_section(found.field),
        "",
        "## Alone",
        "",
        *WORDS["alone"],
        "",
        *alone_section(found.alone),
        "",
        "## Who is first",
        "",
        *WORDS["places"],
        "",
        *place_section([*found.field, *found.rest]),
        "",
        "## Reconstructed numbers",
        "",
        *WORDS["numbers"],
        "",
        *end_rows(found.field, found.replayed, found.these),
        "",
        *WORDS["shares"],
        "",
        *share_rows(found.field, found.replayed, found.these),
        "",
        "## Edicts",
        "",
        *WORDS["edicts"],
        "",
        *edict_section(found.rushes),
    ]
    return "\n".join(lines) + "\n"


def _summary(found: Found) -> list[str]:
    """Return a list of sentences; every figure is also in a table below."""
    (best, top), *_, (worst, bottom) = by_strategy(found.field).items()
    low, high = top.interval()
    where = f"{mark(top)} of {TOO_MUCH:.0%}"
    first = f"- Best strategy: {best} with {top.share:.1%} ({low:.1%} to {high:.1%}), {where};"
    won = f"{ender_share(found.field).share:.0%}"
    ends = f"- Tables for four end most by {common_triggers(found.field, 3)};"
    return [
        f"{first} worst: {worst} with {bottom.share:.1%}.",
        f"{ends} who checks a `!` wins {won} of these games.",
        *(told_apart(other, found.replayed[other.variant.name]) for other in found.these),
    ]


WORDS = {
    "how": [
        "Every strategy is the same bot with a bias: it values one way to the end more than it is",
        "worth; `even` has none. A table seats different strategies, drawn again when each has sat",
        "in every seat once. Intervals hold 95 %: of twenty fair figures about one lies outside by",
        "luck. What the bots do not see, the figures cannot show: they say how these numbers play",
        "among these bots, not what people will find.",
    ],
    "strategies": [
        "Tables for four: a fair share is 25 %. A shared victory is divided. A number that makes a",
        "strategy win more than 40 % would have to be another: that is the mark. A high share of",
        "`even` says that a bias costs more than it brings, and nothing about a number.",
    ],
    "parts": ["Mean points at the end by what they are for:"],
    "end": [
        "The turn in which games end. With others the game is scored after turn 40 at the latest,",
        "alone after turn 20; all others ended because somebody checked a `!`.",
    ],
    "triggers": [
        "Tables for four by the track whose `!` was checked; several may be in one game. The last",
        "columns are the players that checked it, and how many of them won.",
    ],
    "alone": ["Solo games: at most 20 turns, and nobody to take away or to add anything."],
    "places": [
        "Win share by place, counted from who is first where nothing else decides the order; that",
        "moves on by a seat each turn. Bold: the interval leaves the fair share out.",
    ],
    "numbers": [
        "Numbers that no source of this version gives, each replaced alone. A row is played with",
        "the first tables of the field again: the same strategies in the same seats with the",
        "same dice, until the first decision that differs. The bot reads the changed sheet. `later",
        "by` is the difference in turns on the same tables, with its interval.",
    ],
    "shares": [
        "Win share by strategy with each number, with its interval; bold: it leaves the fair 25 %",
        "out.",
    ],
    "edicts": [
        "A player who ends the game by edicts alone, among three `even` ones: ten Taxations in the",
        "first two turns, or seven Conscriptions as soon as there are Workers for them. The values",
        "of the Unhappiness track must make both a bad idea. A fair share is 25 %.",
    ],
}
