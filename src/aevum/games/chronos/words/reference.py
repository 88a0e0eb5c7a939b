"""The reference of cards, GODs, CITIES and numbers as Markdown, from the tables of the game."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.chronos.data import (
    CAP,
    CARD_NAMES,
    CARDS,
    CHOICE,
    CLAIM_REST,
    COPIES,
    COUNTDOWN,
    GRADES,
    HAND,
    HERA_TARGET,
    KEPT,
    OPENING,
    POWERS_AT_ONCE,
    SAND,
    STAGE_OF,
    TARGET,
    VALUES,
    ZERO,
    ZEROS,
)
from aevum.games.chronos.gods.pantheon import CITIES, CITY_NAMES, COSTS, GOD_NAMES, GODS
from aevum.games.chronos.rules.card_kinds import is_monster, is_wind
from aevum.games.chronos.words.briefs import CITY_BRIEFS, GOD_BRIEFS
from aevum.games.chronos.words.phrases import plague_effect
from aevum.games.chronos.words.whybusy import city_rule, god_rule

SUBJECTS: Final = {
    "COPIES": "How many there are of each card",
    "ZEROS": "TERRITORIES of value 0",
    "SAND": "How long a timer runs",
    "MANY_TIMERS": "Timers of each player",
    "OPENING": "When CITIES open anyway, and a game may freeze without a picked card",
    "COUNTDOWN": "The countdown of a frozen game",
    "CAP": "When a game is over at the latest",
    "CHOICE": "Time for a choice in flight",
    "HAND": "Time between two commands of a player",
    "POWERS_AT_ONCE": "Uses of repeatable powers within a second",
    "CLAIM_REST": "Rest after a mistaken claim",
    "KNOCK_OF": "How seldom a flip knocks a timer",
}
"""What each graded number is called."""


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


def _does(card: int) -> str:
    if card >= KEPT:
        return plague_effect(card)
    if is_monster(card):
        return "both together win"
    if is_wind(card):
        return "different ones multiply the score"
    return f"{VALUES[card]} points"


def _cards() -> str:
    rows = [("card", "kind", "copies", "from stage", "what it does")]
    for card in range(CARDS):
        copies = ZEROS if card == ZERO else COPIES[card]
        name, stage = CARD_NAMES[card], str(STAGE_OF[card])
        rows.append((name, _kind(card), str(copies), stage, _does(card)))
    return table(*rows)


def _gods() -> str:
    rows = [("GOD", "cost", "power", "rule")]
    rows += [
        (GOD_NAMES[god], str(COSTS[god]), GOD_BRIEFS[god], god_rule(god)) for god in range(GODS)
    ]
    return table(*rows)


def _cities() -> str:
    rows = [("CITY", "power", "rule")]
    rows += [(CITY_NAMES[city], CITY_BRIEFS[city], city_rule(city)) for city in range(CITIES)]
    return table(*rows)


def _numbers() -> str:
    return table(
        ("number", "is"),
        ("points to win", f"{TARGET}, or {HERA_TARGET} against HERA"),
        ("a timer runs", f"{SAND // 1000} seconds"),
        ("CITIES open at the latest after", f"{OPENING // 1000} seconds"),
        ("countdown of a frozen game", f"{COUNTDOWN // 1000} seconds"),
        ("a choice in flight has", f"{CHOICE // 1000} seconds"),
        ("between two commands", f"{HAND} milliseconds"),
        ("repeatable powers within a second", str(POWERS_AT_ONCE)),
        ("a mistaken claim rests", f"{CLAIM_REST // 1000} seconds"),
        ("the game is over after", f"{CAP // 60_000} minutes"),
    )


def _grades() -> str:
    rows = [("number", "grade", "why")]
    rows += [(SUBJECTS[name], grade, why) for name, (grade, why) in GRADES.items()]
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
