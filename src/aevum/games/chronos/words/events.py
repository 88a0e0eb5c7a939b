"""What happens, one calm line of the log for each event."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.games.chronos.data import AS_PRINTED, CARDS, MINUTE, MOST_SEATS, SECOND
from aevum.games.chronos.rules.asks import (
    BY_CAP,
    BY_CATACLYSM,
    BY_FREEZE,
    BY_GOD,
    BY_MONSTERS,
    BY_POINTS,
    ENDINGS,
)
from aevum.games.chronos.rules.places import DEEP_HELL, FRONT
from aevum.games.chronos.words.phrases import (
    CLAIM_NAMES,
    CUBE_NAMES,
    a_card,
    card_name,
    city_name,
    first_up,
    god_name,
    pile_name,
    place_name,
    plague_effect,
    the_card,
    timer_name,
)
from aevum.games.phrases import listed, many, who

ALONE: Final = {
    "zero": "{} also gains a TERRITORY of value 0.",
    "knock": "{} knocks a timer, and EOS saw it.",
    "calm": "{} knocks nothing over.",
}
"""Events that have nothing but a player."""

CARDS_OF: Final = {
    "discards": "{} discards {}.",
    "starves": "{} starves and discards {}.",
    "becalmed": "SANTORINI: {} discards {}.",
    "recovers": "{} gains {} from the discard.",
    "shows": "{} now shows {}.",
}
"""Events of a player and one card."""

NOTHING: Final = (
    "another timer stands there",
    "the cube of TROY lies there",
    "DIONYSUS or SANTORINI forbids that card",
)
"""Why no card was taken, as `commands.WHY_NOT` numbers it."""

ENDED: Final = {
    BY_POINTS: " by points",
    BY_MONSTERS: " by MONSTERS",
    BY_GOD: " by a GOD",
    BY_CATACLYSM: " by CATACLYSM",
    BY_FREEZE: ", for it was frozen",
}
"""How a game ended, but for one that took too long."""


def ended(ending: str, minutes: int) -> str:
    """Return how a game ended that could last so many minutes, "" while it goes on."""
    return f" after {many(minutes, 'minute')}" if ending == BY_CAP else ENDED.get(ending, "")


def say(event: Event) -> str:
    """Return an event as a line of the log."""
    kind, seat, args = event.kind, event.seat, event.args
    if kind in ALONE:
        return ALONE[kind].format(who(seat))
    if kind in CARDS_OF:
        return CARDS_OF[kind].format(who(seat), a_card(args[0]))
    line = (
        _setup_line(kind, args)
        or _timer_line(kind, seat, args)
        or _card_line(kind, seat, args)
        or _god_line(kind, seat, args)
        or _end_line(kind, seat, args)
    )
    assert line, f"no words for the event {kind}"
    return line


def _setup_line(kind: str, args: list[int]) -> str:
    """What nature brings to light."""
    if kind == "city":
        return f"{city_name(args[0])} is in the game."
    if kind == "god":
        return f"{god_name(args[0])} comes to the temple."
    if kind == "reveal":
        return f"{first_up(pile_name(args[0]))} shows {a_card(args[1])}."
    return f"Atlantis: {a_card(args[0])} is laid on it." if kind == "atlantis" else ""


def _timer_line(kind: str, seat: int, args: list[int]) -> str:
    """What timers do."""
    if kind == "go":
        city = args[3] if len(args) > 3 else NONE
        return f"{who(seat)} {_move_words(args[0], args[1], args[2], city)}."
    if kind == "hell":
        flipped = "flipped" if args[1] else "as it is"
        return f"{who(seat)} puts {timer_name(args[0])} into Hell, {flipped}."
    if kind == "sparta":
        flipped = "flipped" if args[1] else "as it is"
        return f"SPARTA: {who(seat)} moves {timer_name(args[0])} onto the tile, {flipped}."
    if kind == "home":
        return f"{first_up(timer_name(args[0]))} goes back before {who(seat)}."
    if kind == "nothing":
        return f"{who(seat)} gets no card from {place_name(args[0])}: {NOTHING[args[1]]}."
    return ""


def _move_words(timer: int, where: int, to: int, city: int) -> str:
    name = timer_name(timer)
    there = city_name(city) if city != NONE else place_name(to)
    if to == FRONT:
        return f"takes {name} back from {place_name(where)}"
    if to == DEEP_HELL:
        return f"flips {name} into {place_name(to)}"
    if to == where:
        return f"flips {name} onto {there} again"
    return f"flips {name} onto {there}"


def _card_line(kind: str, seat: int, args: list[int]) -> str:
    """Cards that change hands."""
    if kind == "pick":
        return f"{who(seat)} picks {the_card(args[1])} from {pile_name(args[0])}."
    if kind == "plunder":
        return f"ARES: {who(seat)} takes {the_card(args[1])} of {who(args[0])}."
    if kind == "gives":
        return f"{who(seat)} gives {who(args[0])} {a_card(args[1])}."
    if kind == "robs":
        taken, given = the_card(args[1]), a_card(args[2])
        return f"HERACLES: {who(seat)} takes {taken} of {who(args[0])} and gives {given}."
    if kind == "owes":
        return f"{who(seat)} owes {who(args[0])} a card."
    if kind == "plague":
        return f"{card_name(args[0])} of {who(seat)}: {plague_effect(args[0])}."
    if kind == "looks":
        return f"{who(seat)} sees the discard: {_discard_words(args)}."
    return ""


def _discard_words(counts: list[int]) -> str:
    assert len(counts) == CARDS
    found = [
        f"{number} x {card_name(card)}" if number > 1 else a_card(card)
        for card, number in enumerate(counts)
        if number
    ]
    return listed(found) or "no card"


def _god_line(kind: str, seat: int, args: list[int]) -> str:
    """GODs that are gained and bought, and cubes."""
    if kind == "gains":
        return f"{who(seat)} gains {god_name(args[0])}."
    if kind == "buys":
        return f"GAIA: {who(seat)} buys {god_name(args[1])} from {who(args[0])}."
    if kind == "cube":
        on = city_name(args[2]) if len(args) > 2 else cube_place(args[0], args[1])
        put = f"{who(seat)} puts it on" if seat >= 0 else "it lies on"
        return f"The cube of {CUBE_NAMES[args[0]]}: {put} {on}."
    return ""


def cube_place(cube: int, number: int) -> str:
    """Return what a cube lies on, as its event numbers it."""
    if CUBE_NAMES[cube] == "APOLLO":
        return god_name(number)
    if CUBE_NAMES[cube] == "SELENE":
        return f"CITY {number + 1}"
    return pile_name(number)


def _end_line(kind: str, seat: int, args: list[int]) -> str:
    """Claims, the countdown and the end."""
    if kind == "claim":
        claimed = f"{who(seat)} claims {CLAIM_NAMES[args[0]]}"
        rested = many(args[2] if len(args) > 2 else AS_PRINTED.claim_rest // SECOND, "second")
        rest = f"that claim rests for {rested}"
        return f"{claimed}: true!" if args[1] else f"{claimed}: not so; {rest}."
    if kind == "wins":
        by = god_name(args[0]) if args else "a GOD"
        return f"{who(seat)} wins by {by}."
    if kind == "freeze":
        span = many(args[0] if args else AS_PRINTED.countdown // SECOND, "second")
        starter = f"{who(seat)} starts the countdown" if seat >= 0 else "The countdown starts"
        return f"{starter}: unless a card is picked within {span}, the game is over."
    if kind == "thaw":
        return "A card is picked: the countdown stops."
    if kind == "over":
        winners = [who(other) for other in range(MOST_SEATS) if args[0] >> other & 1]
        verb = "wins" if len(winners) == 1 else "win"
        minutes = args[2] if len(args) > 2 else AS_PRINTED.cap // MINUTE
        how = ended(ENDINGS[args[1]], minutes) if len(args) > 1 else ""
        return f"The game is over{how}: {listed(winners)} {verb}."
    return ""
