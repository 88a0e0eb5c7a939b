"""A position as plain data and back; every piece of a save is checked before it is believed."""

from aevum.core.chance import load_chance
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.state import CHANCE, NEVER, SPECTATOR, TRUTH, UNKNOWN, Ask
from aevum.games.chronos.data import (
    CARDS,
    CITIES,
    CITIES_IN_PLAY,
    GODS,
    WINDS,
)
from aevum.games.chronos.moves import CLAIMS, MOVES
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.asks import ACT, DEAL, ENDINGS, HERMES_ASK
from aevum.games.chronos.rules.audit import audit
from aevum.games.chronos.rules.chance import TASKS
from aevum.games.chronos.rules.places import BIT, CITY, PILES, PLACES, TIMERS, is_city

LATEST = 1 << 40  # no moment of a game lies beyond it


def write(sea: Archipelago) -> list[object]:
    """Return everything that a table keeps."""
    return [
        [sea.seats, sea.now, int(sea.explicit), sea.viewer],
        sea.terms.to_data(),
        sea.dice.to_data(),
        [[a.seat, a.kind, a.serial, a.subject, a.deadline] for a in sea.asks],
        sea.place[:],
        sea.ends[:],
        sea.sand[:],
        sea.timers[:],
        [sea.fresh, int(sea.opened)],
        sea.tops[:],
        sea.under[:],
        sea.atlantis[:],
        [each[:] for each in sea.layers],
        [each[:] for each in sea.pools],
        sea.discard[:],
        [sea.discarded, sea.zeros],
        [each[:] for each in sea.hoards],
        sea.winds[:],
        sea.holder[:],
        sea.cities[:],
        [sea.reserved, sea.haunted, sea.besieged, sea.sealed],
        sea.hand[:],
        sea.uses[:],
        sea.rest[:],
        [each[:] for each in sea.drafts],
        [each[:] for each in sea.owed],
        sea.serials[:],
        [number for task in sea.tasks for number in task.saved()],
        [sea.countdown, int(sea.picked), sea.winners, sea.settled, sea.flows, sea.due],
        sea.ending,
        *sea.terms.numbers.values.to_data(),
    ]


def read(sea: Archipelago, reader: Reader) -> None:
    """Fill a fresh table with what `write` wrote, but for the numbers that it ends with."""
    seats, sea.now, explicit, sea.viewer = reader.numbers(4)
    sea.explicit = explicit != 0
    check(seats == sea.seats and SPECTATOR <= sea.viewer < seats and 0 <= sea.now <= LATEST)
    reader.next()  # the terms, read before
    sea.dice = load_chance(reader.inner())
    _read_asks(sea, reader.inner())
    sea.place = within(reader.numbers(TIMERS), 0, PLACES)
    sea.ends = within(reader.numbers(TIMERS), 0, LATEST)
    sea.sand = within(reader.numbers(TIMERS), 1, LATEST)
    sea.timers = within(reader.numbers(), 0, TIMERS - 1)
    sea.fresh, opened = within(reader.numbers(2), 0, (1 << TIMERS) - 1)
    sea.opened = opened != 0
    sea.tops = within(reader.numbers(PILES), -1, CARDS - 1)
    most = sum(sea.terms.numbers.copies) + sea.terms.numbers.zeros
    sea.under = within(reader.numbers(PILES), 0, most)
    sea.atlantis = within(reader.numbers(), 0, CARDS - 1)
    sea.layers = _lists(reader, -1, PILES, 0, most)
    sea.pools = _lists(reader, -1, CARDS, 0, most)
    sea.discard = within(reader.numbers(CARDS), 0, most)
    sea.discarded, sea.zeros = within(reader.numbers(2), 0, most)
    sea.hoards = _lists(reader, seats, -1, UNKNOWN, CARDS - 1)
    sea.winds = within(reader.numbers(seats * WINDS), 0, most)
    _read_gods(sea, reader)
    _read_course(sea, reader)
    reader.end()
    _count(sea)
    check(sea.viewer != TRUTH or audit(sea) == "")


def _read_asks(sea: Archipelago, reader: Reader) -> None:
    while reader.more():
        seat, kind, serial, subject, deadline = reader.numbers(5)
        check(CHANCE <= seat < sea.seats and ACT <= kind <= DEAL and serial >= 0)
        check((kind == DEAL) == (seat == CHANCE) and deadline >= 0)
        check(kind == HERMES_ASK or UNKNOWN <= subject < CARDS)
        sea.asks.append(Ask(seat, kind, serial, subject, deadline, seat == CHANCE))
    first = [ask.seat for ask in sea.asks[: sea.seats]]
    check(not sea.asks or first == list(range(sea.seats)))
    check(all(ask.kind == ACT for ask in sea.asks[: sea.seats]))
    check(all(ask.kind != ACT for ask in sea.asks[sea.seats :]))


def _read_gods(sea: Archipelago, reader: Reader) -> None:
    sea.holder = within(reader.numbers(GODS), TEMPLE, sea.seats - 1)
    for god, holder in enumerate(sea.holder):
        if holder == TEMPLE:
            sea.temple |= BIT[god]
        elif holder >= 0:
            sea.gods[holder] |= BIT[god]
    sea.cities = within(reader.numbers(), 0, CITIES - 1)
    check(len(set(sea.cities)) == len(sea.cities) <= CITIES_IN_PLAY)
    for place, city in enumerate(sea.cities):
        sea.slot[city] = CITY + place
    sea.reserved, sea.haunted, sea.besieged, sea.sealed = reader.numbers(4)
    check(-1 <= sea.reserved < GODS and -1 <= sea.haunted < PILES)
    check(-1 <= sea.besieged < PILES and -1 <= sea.sealed < CITIES_IN_PLAY)


def _read_course(sea: Archipelago, reader: Reader) -> None:
    seats = sea.seats
    sea.hand = within(reader.numbers(seats), 0, LATEST)
    sea.uses = within(reader.numbers(seats * sea.terms.numbers.powers), -NEVER, LATEST)
    sea.rest = within(reader.numbers(seats * CLAIMS), 0, LATEST)
    sea.drafts = _lists(reader, seats, -1, 0, MOVES.size - 1)
    sea.owed = _lists(reader, seats, -1, 0, seats - 1)
    sea.serials = within(reader.numbers(seats + 1), 0, LATEST)
    _read_tasks(sea, within(reader.numbers(), 0, TIMERS))
    course = reader.numbers(6)
    sea.countdown, sea.winners, sea.settled = course[0], course[2], course[3]
    sea.picked, sea.flows, sea.due = course[1] != 0, course[4], course[5]
    check(0 <= sea.winners < BIT[seats] and sea.flows >= 0)
    check(min(sea.countdown, sea.settled, sea.due) >= 0)
    sea.ending = reader.word()
    check(sea.ending in ENDINGS)


def _read_tasks(sea: Archipelago, numbers: list[int]) -> None:
    check(len(numbers) % 3 == 0 and all(kind < len(TASKS) for kind in numbers[::3]))
    for place in range(0, len(numbers), 3):
        task = TASKS[numbers[place]]
        sea.tasks.append(task.again(numbers[place + 1], numbers[place + 2]))


def _count(sea: Archipelago) -> None:
    """Set what follows from the rest."""
    sea.set_sand_due()
    for timer in sea.timers:
        place = sea.place[timer]
        sea.company[place] += 1
        if is_city(place):
            sea.guest[place - CITY] = timer
    for pile in range(PILES):
        if sea.tops[pile] >= 0 or sea.under[pile]:
            sea.standing |= BIT[pile]
    for seat in range(sea.seats):
        winds = sea.winds[seat * WINDS : (seat + 1) * WINDS]
        sea.riches[seat] = len(sea.hoards[seat]) + sum(winds)
        sea.count_kingdom(seat)
    sea.crown()
    check(
        (sea.zeros <= sea.terms.numbers.zeros and len(sea.pools) == len(sea.layers))
        or bool(sea.tasks)
    )


def _lists(reader: Reader, number: int, length: int, low: int, high: int) -> list[list[int]]:
    inner = reader.inner()
    check(number < 0 or len(inner.items) == number)
    return [within(inner.numbers(length), low, high) for _ in inner.items]


def within(numbers: list[int], low: int, high: int) -> list[int]:
    """Return numbers that all lie between two bounds."""
    check(all(low <= number <= high for number in numbers))
    return numbers


def check(holds: bool) -> None:
    """Refuse a save in which something does not hold."""
    if not holds:
        raise BadData("This save is damaged: it is no position of Chronos Conquest.")
