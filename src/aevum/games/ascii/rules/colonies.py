"""Colonies at work: what they activate on their hosts' maps."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Arg, Question, Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, GARRISON, MOODS, STAFFED_KINDS
from aevum.games.ascii.moves import PASS, TRAIN, USE
from aevum.games.ascii.rules.asks import F_COLONIES, HOST
from aevum.games.ascii.rules.building import most_trained, produce
from aevum.games.ascii.rules.die_refusals import refuse_idle, refuse_recruits
from aevum.games.ascii.rules.effect import SeaEffect
from aevum.games.ascii.rules.empire import RUIN, kind_of, owner_of, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import BUILDINGS
from aevum.games.ascii.rules.question import QuestionKind
from aevum.games.ascii.rules.tracks import train


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
    """Return whether a host may get the Unhappiness of a Colony (R8.6)."""
    return sea.last or sea.troubled[host] < MOODS - 1


def usable(sea: Mediterranean, seat: int, host: int) -> bool:
    """Return whether a Colony on a host's map would bring anything now and may be used."""
    return host != seat and may_trouble(sea, host) and len(uses(sea, seat, host)) > 0


def uses(sea: Mediterranean, seat: int, host: int) -> list[int]:
    """Return what a Colony on a host's map may activate."""
    empire, first, last = sea.empires[seat], host * STAFFED_KINDS, sea.last
    found = [
        USE + kind
        for kind in range(GARRISON)
        if sea.hosts[first + kind] and sea.terms.buildings[kind].productive(empire, last)
    ]
    number = most_trained(empire, sea.hosts[first + GARRISON], last)
    return found + [TRAIN + soldier for soldier in range(number)]


@mypyc_attr(acyclic=True)
class Colonies(SeaEffect):
    """Every Colony activates one type of its host's buildings, or none (R8.4).

    One that is passed over waits behind the others, so the player chooses their order.
    """

    def __init__(self, seat: int, hosts: list[int]) -> None:
        super().__init__(F_COLONIES, seat)
        self.hosts = hosts
        """The host of each Colony that is still to be activated, the next one first."""
        self.passed = 0
        """How many were passed over, or brought nothing, since the last one was used."""

    def rewarder(self) -> tuple[Arg, ...]:
        return (("building", "colony"),)

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if answer == PASS:
            self.pass_over()
        elif answer != NONE:
            self.passed = 0
            _use(sea, self.seat, self.hosts.pop(0), answer)
            return
        while self.passed < len(self.hosts):
            if uses(sea, self.seat, self.hosts[0]):
                sea.ask(self.seat, HOST, self.hosts[0])
                return
            self.pass_over()
        sea.done()

    def pass_over(self) -> None:
        """Move the next Colony behind the others."""
        self.passed += 1
        self.hosts.append(self.hosts.pop(0))

    def names(self) -> tuple[str, ...]:
        return ("hosts", "passed")

    def blank(self) -> Effect:
        return Colonies(0, [])


class UseColony(QuestionKind):
    """What does a Colony activate? The question is about its host."""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        return [PASS, *uses(sea, ask.seat, ask.subject)]

    def default(self, sea: Mediterranean, ask: Ask) -> int:
        found = self.answers(sea, ask)
        return found[1] if len(found) > 1 else PASS

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        unhappy = sea.terms.numbers.colony_unhappy
        note = m.note_host_suffers(who=ask.subject, unhappy=unhappy)
        return Question(m.ask_host(who=ask.subject), (), (note,))

    def wants(self) -> Text:
        return m.part_open_colony()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        if name not in ("use", "train"):
            return None
        empire, host = sea.empires[ask.seat], ask.subject
        first = host * STAFFED_KINDS
        if name == "use":
            none = Refusal("R8.5", m.no_host_staffed(who=host, building=BUILDINGS[args[0]]))
            return refuse_idle(sea, empire, args[0], sea.hosts[first + args[0]], none)
        garrisons = sea.hosts[first + GARRISON]
        made = garrisons * empire.numbers.makes[GARRISON]
        if made > args[0]:
            return refuse_recruits(sea, empire, args[0] + 1)
        text = m.no_host_garrisons(who=host, garrisons=garrisons, soldiers=made)
        return Refusal("R8.5", text)


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
