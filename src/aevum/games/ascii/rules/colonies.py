"""Colonies at work: what they activate on their hosts' maps."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.ascii.data import COLONY, GARRISON, MOODS, STAFFED_KINDS
from aevum.games.ascii.moves import PASS, TRAIN, USE
from aevum.games.ascii.rules.asks import HOST
from aevum.games.ascii.rules.empire import RUIN, kind_of, owner_of, state_of
from aevum.games.ascii.rules.marking import train
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.producing import most_trained, produce, productive


def hosts_of(sea: Mediterranean, seat: int) -> list[int]:
    """Return the host of each Colony that may be activated, in the order of seats."""
    found: list[int] = []
    for host in range(sea.seats):
        if may_trouble(sea, host):
            found += [
                host
                for each in sea.empires[host].buildings
                if kind_of(each) == COLONY and owner_of(each) == seat and state_of(each) != RUIN
            ]
    return found


def may_trouble(sea: Mediterranean, host: int) -> bool:
    """Tell whether a host may get the Unhappiness of a Colony (R8.6)."""
    return sea.last or sea.troubled[host] < MOODS - 1


def usable(sea: Mediterranean, seat: int, host: int) -> bool:
    """Tell whether a Colony on a host's map would bring anything now and may be used."""
    return host != seat and may_trouble(sea, host) and len(uses(sea, seat, host)) > 0


def uses(sea: Mediterranean, seat: int, host: int) -> list[int]:
    """Return what a Colony on a host's map may activate."""
    first = host * STAFFED_KINDS
    found = [
        USE + kind
        for kind in range(GARRISON)
        if sea.hosts[first + kind] and productive(sea, seat, kind)
    ]
    number = most_trained(sea.empires[seat], sea.hosts[first + GARRISON], sea.last)
    return found + [TRAIN + soldier for soldier in range(number)]


def step_colonies(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """In a lane: every Colony activates one type of its host's buildings, or none (R8.4).

    One that is passed over waits behind the others, so the player orders them; `b` counts those
    that were passed over, or brought nothing, since the last one was used.
    """
    if answer == PASS:
        _wait(frame)
    elif answer != NONE:
        frame.b = 0
        _use(sea, frame.seat, frame.items.pop(0), answer)
        return
    while frame.b < len(frame.items):
        if uses(sea, frame.seat, frame.items[0]):
            sea.ask(frame.seat, HOST, frame.items[0])
            return
        _wait(frame)
    sea.done()


def _wait(frame: Frame) -> None:
    frame.b += 1
    frame.items.append(frame.items.pop(0))


def _use(sea: Mediterranean, seat: int, host: int, answer: int) -> None:
    kind = GARRISON if answer >= TRAIN else answer - USE
    trouble = sea.terms.numbers.colony_unhappy
    sea.note("uses", seat, host, kind)
    if sea.tells_numbers():
        sea.add_numbers([trouble])
    sea.owed_unhappy[host] += trouble
    if kind == GARRISON:
        train(sea, seat, answer - TRAIN + 1)
    else:
        produce(sea, seat, kind, sea.hosts[host * STAFFED_KINDS + kind])
