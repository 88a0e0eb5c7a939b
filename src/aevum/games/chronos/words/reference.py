"""The reference of cards, GODs, CITIES and numbers as Markdown, from the tables of the game."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.chronos.data import (
    AS_PRINTED,
    CARD_ROWS,
    CARDS,
    CITY_TILES,
    KEPT,
    NUMBERS,
    PANTHEON,
)
from aevum.games.chronos.rules.card_kinds import is_monster, is_wind
from aevum.games.chronos.rules.phrases import card_brief, city_brief, god_brief

SUBJECTS: Final = {
    "copies.10": (
        "How many there are of each card",
        "kinds and the total of 110 are printed; games last about 4 minutes",
    ),
    "copies.0": ("TERRITORIES of value 0", ""),
    "timer.seconds": ("How long a timer runs", "about 30 seconds"),
    "timers.3": ("Timers of each player", ""),
    "opening.seconds": (
        "When CITIES open anyway, and a game may freeze without a picked card",
        "so that one who waits for ever holds nobody up",
    ),
    "countdown.seconds": ("The countdown of a frozen game", ""),
    "game.minutes": (
        "When a game is over at the latest",
        "a bound for games in which nobody picks",
    ),
    "choice.seconds": ("Time for a choice in flight", "the game goes on for the others"),
    "hand.milliseconds": ("Time between two commands of a player", "people have two hands"),
    "powers.limit": ("Uses of repeatable powers within a second", "people have two hands"),
    "claim.seconds": ("Rest after a mistaken claim", "a mistaken claim costs nothing else"),
    "eos.knock": (
        "How seldom a flip knocks a timer",
        "on a screen nothing falls over by itself",
    ),
}
"""What numbers are called whose grade is told (of several the first), and why they are so."""


def table(*rows: tuple[str, ...]) -> str:
    """Return rows as a table of Markdown; the first is its head."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def _kind(card: int) -> str:
    if card >= KEPT:
        return "PLAGUE"
    if is_monster(card):
        return "MONSTER"
    return "WIND" if is_wind(card) else "TERRITORY"


def _cards() -> str:
    rows = [("card", "kind", "copies", "from stage", "what it does")]
    for card in range(CARDS):
        row = CARD_ROWS[card]
        name, stage = row.name, str(row.stage)
        rows.append((name, _kind(card), str(row.copies), stage, str(card_brief(card))))
    return table(*rows)


def _gods() -> str:
    rows = [("GOD", "cost", "power", "rule")]
    rows += [
        (row.name, str(row.price), str(god_brief(god, AS_PRINTED)), row.rule)
        for god, row in enumerate(PANTHEON)
    ]
    return table(*rows)


def _cities() -> str:
    rows = [("CITY", "power", "rule")]
    rows += [
        (row.name, str(city_brief(city, AS_PRINTED)), row.rule)
        for city, row in enumerate(CITY_TILES)
    ]
    return table(*rows)


def _numbers() -> str:
    of = AS_PRINTED.values.of
    return table(
        ("number", "is"),
        ("points to win", f"{of('win.points')}, or {of('hera.points')} against HERA"),
        ("a timer runs", f"{of('timer.seconds')} seconds"),
        ("CITIES open at the latest after", f"{of('opening.seconds')} seconds"),
        ("countdown of a frozen game", f"{of('countdown.seconds')} seconds"),
        ("a choice in flight has", f"{of('choice.seconds')} seconds"),
        ("between two commands", f"{of('hand.milliseconds')} milliseconds"),
        ("repeatable powers within a second", str(of("powers.limit"))),
        ("a mistaken claim rests", f"{of('claim.seconds')} seconds"),
        ("the game is over after", f"{of('game.minutes')} minutes"),
    )


def _grades() -> str:
    rows = [("number", "grade", "why")]
    grades = {number.name: number.grade for number in NUMBERS}
    rows += [(subject, grades[name], why) for name, (subject, why) in SUBJECTS.items()]
    return table(*rows)


def write_reference() -> str:
    """Return the whole reference; it follows the rules, so that its chapters are theirs."""
    parts = [
        "## The reference of cards",
        _cards(),
        "## The reference of GODs",
        _gods(),
        "## The reference of CITIES",
        _cities(),
        "## Numbers",
        _numbers(),
        "## Where the numbers come from",
        "What is not named here is the rulebook's own.",
        _grades(),
    ]
    return "\n\n".join(parts) + "\n"
