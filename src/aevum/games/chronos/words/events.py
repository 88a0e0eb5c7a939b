"""The log: a message for each kind of event."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final, NamedTuple

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.core.text import Arg, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import AS_PRINTED, MINUTE, MOST_SEATS, SECOND, WAR
from aevum.games.chronos.messages import CardName
from aevum.games.chronos.rules.asks import BY_CAP, ENDINGS
from aevum.games.chronos.rules.phrases import (
    CARDS,
    CITIES,
    GODS,
    numbers_of,
    own_timer,
    place_of,
    timer_of,
)
from aevum.games.chronos.rules.places import ATLANTIS, CITY, FRONT


class Told(NamedTuple):
    """An event, with its numbers as arguments of messages."""

    seat: int
    args: list[int]

    def card(self, place: int = 0) -> CardName:
        """Return one of the numbers as a card."""
        return CARDS[self.args[place]]

    def at(self, place: int = 0) -> Text:
        """Return one of the numbers as a place."""
        return place_of(self.args[place], self.seat)

    def whose(self) -> Arg:
        """Return the first number as a timer of anybody."""
        return timer_of(self.args[0])

    def number(self, place: int, printed: int) -> int:
        """Return a number of the match that the event has at its end, or the printed one."""
        return self.args[place] if len(self.args) > place else printed


Say = Callable[[Told], Text]


def say(event: Event) -> Text:
    """Return an event as a line of the log."""
    if event.kind not in SAY:
        raise KeyError(f'the event "{event.kind}" has no line: give it one in SAY')
    return SAY[event.kind](Told(event.seat, event.args))


def _by(message: Callable[..., Text]) -> Say:
    """A line that names only the one who acts."""
    return lambda t: message(who=t.seat)


def _of_card(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, card=t.card())


# Timers


def _go(t: Told) -> Text:
    timer, where, to = t.args[:3]
    name = own_timer(timer)
    if to == FRONT:
        return m.say_takes_back(who=t.seat, timer=name, at=t.at(1))
    if to < ATLANTIS:
        on_pile = m.say_flips_again_pile if to == where else m.say_flips_pile
        return on_pile(who=t.seat, timer=name, n=to + 1)
    city = t.args[3] if len(t.args) > 3 else NONE
    message = m.say_flips_again if to == where else m.say_flips
    return message(who=t.seat, timer=name, to=place_of(to, t.seat, city))


def _hell(t: Told) -> Text:
    message = m.say_hell_flipped if t.args[1] else m.say_hell_kept
    return message(who=t.seat, timer=t.whose())


def _sparta(t: Told) -> Text:
    message = m.say_sparta_flipped if t.args[1] else m.say_sparta_kept
    return message(who=t.seat, timer=t.whose())


NOTHING: Final = (m.say_nothing_company, m.say_nothing_troy, m.say_nothing_barred)
"""Why no card was taken, as `commands.WHY_NOT` numbers it."""


def _nothing(t: Told) -> Text:
    return NOTHING[t.args[1]](who=t.seat, at=t.at())


# Cards, GODs and cubes


def _reveal(t: Told) -> Text:
    pile = t.args[0]
    if pile < ATLANTIS:
        return m.say_reveal_pile(n=pile + 1, card=t.card(1))
    return m.say_reveal(at=t.at(), card=t.card(1))


def _pick(t: Told) -> Text:
    pile = t.args[0]
    if pile < ATLANTIS:
        return m.say_picks_pile(who=t.seat, n=pile + 1, card=t.card(1))
    return m.say_picks(who=t.seat, at=t.at(), card=t.card(1))


PLAGUES: Final = (m.say_war, m.say_starvation, m.say_cataclysm)


def _plague(t: Told) -> Text:
    return PLAGUES[t.args[0] - WAR](who=t.seat)


def _robs(t: Told) -> Text:
    return m.say_robs(who=t.seat, victim=t.args[0], card=t.card(1), given=t.card(2))


def _cube_on_god(t: Told) -> Text:
    return m.say_cube_god(who=t.seat, god=GODS[t.args[1]])


def _cube_of_troy(t: Told) -> Text:
    if t.seat < 0:
        return m.say_cube_starts(at=t.at(1))
    return m.say_cube_troy(who=t.seat, at=t.at(1))


def _cube_on_city(t: Told) -> Text:
    city = t.args[2] if len(t.args) > 2 else NONE
    return m.say_cube_city(who=t.seat, at=place_of(CITY + t.args[1], NONE, city))


CUBES: Final[tuple[Say, ...]] = (
    _cube_on_god,
    lambda t: m.say_cube_pile(who=t.seat, at=t.at(1)),
    _cube_of_troy,
    _cube_on_city,
)
"""The cubes of APOLLO, NEMESIS, TROY and SELENE, as their event numbers them."""


# Claims and the end


def _claim(t: Told) -> Text:
    which, true = t.args[:2]
    if true:
        return (m.say_claims_points, m.say_claims_monsters)[which](who=t.seat)
    rest = t.number(2, AS_PRINTED.claim_rest // SECOND)
    return (m.say_mistaken_points, m.say_mistaken_monsters)[which](who=t.seat, n=rest)


def _wins(t: Told) -> Text:
    if not t.args:
        return m.say_wins_god(who=t.seat)
    return m.say_wins(who=t.seat, god=GODS[t.args[0]])


def _freeze(t: Told) -> Text:
    span = t.number(0, AS_PRINTED.countdown // SECOND)
    return m.say_freeze(who=t.seat, n=span) if t.seat >= 0 else m.say_freezes(n=span)


OVER: Final = (
    m.say_over,
    m.say_over_points,
    m.say_over_monsters,
    m.say_over_god,
    m.say_over_cataclysm,
    m.say_over_frozen,
)
"""How games end, in the order of ENDINGS, except the last, which has a duration."""


def _over(t: Told) -> Text:
    winners = [seat for seat in range(MOST_SEATS) if t.args[0] >> seat & 1]
    ending = ENDINGS[t.args[1]] if len(t.args) > 1 else ""
    return over_words(winners, ending, t.number(2, AS_PRINTED.cap // MINUTE))


def over_words(winners: list[int], ending: str, minutes: int) -> Text:
    """Return who won and how, in a game that could last so many minutes."""
    if ending == BY_CAP:
        return m.say_over_cap(winners=winners, n=minutes)
    return OVER[ENDINGS.index(ending)](winners=winners)


SAY: Final[dict[str, Say]] = {
    "city": lambda t: m.say_city(city=CITIES[t.args[0]]),
    "god": lambda t: m.say_god(god=GODS[t.args[0]]),
    "reveal": _reveal,
    "atlantis": lambda t: m.say_atlantis(card=t.card()),
    "go": _go,
    "hell": _hell,
    "sparta": _sparta,
    "home": lambda t: m.say_home(who=t.seat, timer=own_timer(t.args[0])),
    "nothing": _nothing,
    "pick": _pick,
    "zero": _by(m.say_zero),
    "plunder": lambda t: m.say_plunders(who=t.seat, victim=t.args[0], card=t.card(1)),
    "gives": lambda t: m.say_gives(who=t.seat, other=t.args[0], card=t.card(1)),
    "robs": _robs,
    "owes": lambda t: m.say_owes(who=t.seat, other=t.args[0]),
    "plague": _plague,
    "discards": _of_card(m.say_discards),
    "starves": _of_card(m.say_starves),
    "becalmed": _of_card(m.say_becalmed),
    "recovers": _of_card(m.say_recovers),
    "shows": _of_card(m.say_shows),
    "looks": lambda t: m.say_looks(who=t.seat, cards=numbers_of(t.args)),
    "gains": lambda t: m.say_gains(who=t.seat, god=GODS[t.args[0]]),
    "buys": lambda t: m.say_buys(who=t.seat, victim=t.args[0], god=GODS[t.args[1]]),
    "cube": lambda t: CUBES[t.args[0]](t),
    "knock": _by(m.say_knock),
    "calm": _by(m.say_calm),
    "claim": _claim,
    "wins": _wins,
    "freeze": _freeze,
    "thaw": lambda t: m.say_thaw(),
    "over": _over,
}
