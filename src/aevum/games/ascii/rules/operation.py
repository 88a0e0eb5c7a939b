"""An operation in progress, and what every kind of operation offers (R8)."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Question, Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, MOODS, Numbers
from aevum.games.ascii.moves import CANCEL as CANCEL_MOVE
from aevum.games.ascii.moves import FOUND as FOUND_MOVE
from aevum.games.ascii.moves import MORE, PASS, STOP
from aevum.games.ascii.rules.asks import CANCEL, F_OPERATION, PRESS, SITE
from aevum.games.ascii.rules.effect import SeaEffect
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import notes
from aevum.games.ascii.rules.phrases import operation as operation_words
from aevum.games.ascii.rules.question import QuestionKind
from aevum.games.ascii.rules.shapes import EAST_BANK, LEVEL, WEST_BANK, cells_of
from aevum.games.ascii.rules.site_refusals import near_banks, refuse_colony
from aevum.games.ascii.rules.terrain import ROWS


def strength(empire: Empire, left: int) -> int:
    """Return how many Deploy actions an Empire can bring up."""
    return empire.ready() * empire.actions() + left


def could_muster(sea: Mediterranean, empire: Empire) -> int:
    """Return how many Armies would be ready after all Conscriptions that may be dictated."""
    last = MOODS if sea.last else MOODS - 1
    numbers = empire.numbers
    edicts = max(0, last - empire.unhappy) // numbers.edict_unhappy
    soldiers = min(numbers.conscripts * edicts, empire.workers)
    soldiers = min(soldiers, empire.soldiers_room(sea.last))
    return numbers.armies[empire.military + soldiers] - empire.deployed


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class OperationKind:
    """A kind of operation and everything it does; `terms.operations` has all of them.

    It owns a range of moves. `add` lists those that a seat may declare, if it has the actions
    (`needed`). Once declared, it is an `Operation`; `succeed` is its effect at the end.
    """

    def __init__(self, number: int, first: int, size: int) -> None:
        self.number = number
        """Its place in `terms.operations`."""
        self.first = first
        """The code of its first move; the others name another target."""
        self.size = size
        """How many moves it has."""

    def needed(self, numbers: Numbers) -> int:
        """Return how many actions it takes."""
        return numbers.colony_actions

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        """Add what a seat with enough actions may declare, ascending."""
        raise NotImplementedError("abstract: add")

    def target(self, sea: Mediterranean, seat: int, move: int) -> int:
        """Return the target of a move: a seat, NONE for the Barbarians."""
        return move - self.first

    def cell(self, move: int) -> int:
        """Return the Colony that a move names, NONE for none."""
        return NONE

    def embark(self, sea: Mediterranean, seat: int) -> None:
        """Take what goes along from a sheet when it is declared."""

    def come_home(self, sea: Mediterranean, seat: int) -> None:
        """Give that back, since the operation was given up."""

    def why(self, sea: Mediterranean, seat: int, actions: int, args: list[int]) -> Refusal | None:
        """Return why it cannot be declared with so many actions; `args` are those of its move."""
        if actions < self.needed(sea.terms.numbers):
            text = m.no_weak(needed=self.needed(sea.terms.numbers), actions=actions)
            return Refusal("R8.7", text)
        return None

    def asks_where(self) -> bool:
        """Return whether a site is asked for before it succeeds."""
        return False

    def succeed(self, sea: Mediterranean, operation: "Operation", answer: int) -> None:
        """Carry out its effect; `answer` is the site, if it asks for one."""
        raise NotImplementedError("abstract: succeed")


@mypyc_attr(acyclic=True)
class Operation(SeaEffect):
    """Asks all who may cancel; then it succeeds, gets more Armies, or is given up."""

    def __init__(self, seat: int, what: int, target: int, cell: int, actions: int) -> None:
        super().__init__(F_OPERATION, seat)
        self.what = what
        """Its kind, in `terms.operations`."""
        self.target = target
        """A seat, NONE for the Barbarians."""
        self.cell = cell
        """The Colony to be razed, NONE if there is none."""
        self.actions = actions
        """Actions that count for it, below 0 where Engineering cancelled more than there were."""
        self.asked = 0
        """How many seats of the order were asked to cancel."""

    def kind(self, sea: Mediterranean) -> OperationKind:
        """Return its kind."""
        return sea.terms.operations[self.what]

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if self.stage == 0:
            if answer == CANCEL_MOVE:
                self.cancel(sea)
            if self.lacks(sea) <= 0 and self.ask_next(sea):
                return
            if self.lacks(sea) > 0:
                self.stage = 1
                self.falter(sea)
            elif self.kind(sea).asks_where():
                self.stage = 2
                sea.ask(self.seat, SITE, self.target)
            else:
                self.succeed(sea, NONE)
        elif self.stage == 2:
            self.succeed(sea, answer)
        elif answer == MORE:
            self.stage = 0
            self.commit(sea)
        else:
            self.give_up(sea)

    def lacks(self, sea: Mediterranean) -> int:
        """Return how many actions are missing, 0 or less if there are enough."""
        return self.kind(sea).needed(sea.terms.numbers) - self.actions

    def commit(self, sea: Mediterranean) -> None:
        """Deploy as few Armies as provide the missing actions."""
        empire = sea.empires[self.seat]
        armies = 0
        while self.lacks(sea) > 0:
            empire.deployed += 1
            armies += 1
            self.actions += empire.actions()
        if armies:
            sea.note("deploys", self.seat, armies)
        self.asked = 0

    def ask_next(self, sea: Mediterranean) -> bool:
        """Ask the next seat in order that may cancel; return whether there is one."""
        while self.asked < sea.seats:
            seat = sea.order[self.asked]
            self.asked += 1
            if self.may_cancel(sea, seat):
                sea.ask(seat, CANCEL, self.seat)
                return True
        return False

    def may_cancel(self, sea: Mediterranean, seat: int) -> bool:
        """Return whether a seat could cancel: it is the target or Reaches it, and has an Army
        (R8.2). The target is also asked if a Conscription would give it one.
        """
        if seat == self.seat:
            return False
        target = self.target
        if target != NONE and seat != target and not sea.reaches(seat, target):
            return False
        empire = sea.empires[seat]
        if empire.ready() > 0:
            return True
        return seat == target and could_muster(sea, empire) > 0

    def canceller(self, sea: Mediterranean) -> int:
        """Return the seat that is asked to cancel, or was asked last."""
        return sea.order[self.asked - 1]

    def cancel(self, sea: Mediterranean) -> None:
        """Cross a D against it; Engineering counts double, against this one only (R8.2)."""
        seat = self.canceller(sea)
        empire = sea.empires[seat]
        empire.deployed += 1
        self.actions -= empire.actions()
        self.asked = 0  # a replacement for a cancelled action can be cancelled too
        sea.note("cancels", seat, self.seat)

    def falter(self, sea: Mediterranean) -> None:
        """Let the aggressor deploy more Armies, if there are any or could be conscripted."""
        empire = sea.empires[self.seat]
        if could_muster(sea, empire) * empire.actions() >= self.lacks(sea):
            sea.ask(self.seat, PRESS, self.target)
        else:
            self.give_up(sea)

    def give_up(self, sea: Mediterranean) -> None:
        """End it without success; no action is left."""
        self.kind(sea).come_home(sea, self.seat)
        sea.note("gives_up", self.seat, self.what)
        sea.done(0)

    def succeed(self, sea: Mediterranean, answer: int) -> None:
        """Carry it out; its remaining actions count for the next one."""
        self.kind(sea).succeed(sea, self, answer)
        sea.done(-self.lacks(sea))

    def names(self) -> tuple[str, ...]:
        return ("what", "target", "cell", "actions", "asked")

    def blank(self) -> Effect:
        return Operation(0, 0, NONE, NONE, 0)


def operation_of(sea: Mediterranean) -> Operation | None:
    """Return the operation in progress, if there is one."""
    for effect in sea.table:
        if isinstance(effect, Operation):
            return effect
    return None


def operation_asked(sea: Mediterranean) -> Operation:
    """Return the operation in progress, which must exist."""
    top = sea.table[-1]
    assert isinstance(top, Operation)
    return top


def needed(sea: Mediterranean, operation: Operation) -> int:
    """Return how many actions an operation takes."""
    return operation.kind(sea).needed(sea.terms.numbers)


def colony_sites(sea: Mediterranean, seat: int, host: int) -> int:
    """Return where a seat could found a Colony on a host's map: near bank, or with Navigation
    anywhere (R7.2).
    """
    empire = sea.empires[seat]
    anchors = sea.empires[host].free[COLONY]
    if not empire.can_pay(empire.numbers.mountain_price):
        anchors &= LEVEL[COLONY]
    if empire.sails():
        return anchors
    near = 0
    if (seat + 1) % sea.seats == host:  # the left neighbour, whose right side is near
        near |= EAST_BANK
    if (host + 1) % sea.seats == seat:
        near |= WEST_BANK
    return anchors & near


# Questions


class CancelOperation(QuestionKind):
    """Does the seat cancel an action of an operation? The question is about the aggressor."""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        """Return whether to cancel: with an Army that is ready."""
        return [PASS, CANCEL_MOVE] if sea.empires[ask.seat].ready() > 0 else [PASS]

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        declared, ready = operation_asked(sea), sea.empires[ask.seat].ready()
        what = operation_words(declared.what, declared.target)
        own = m.note_ready(armies=ready) if ready else m.note_unarmed()
        theirs = m.note_they_have(who=declared.seat, armies=sea.empires[declared.seat].ready())
        return Question(m.ask_cancel(who=declared.seat, what=what), (), (own, theirs))

    def wants(self) -> Text:
        return m.part_open_cancel()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        return Refusal("R8.2", m.no_cancel()) if name == "cancel" else None


class PressOn(QuestionKind):
    """Does the aggressor deploy more Armies? The question is about the target."""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        """Return whether to go on: with Armies that are ready."""
        operation = operation_asked(sea)
        if strength(sea.empires[ask.seat], 0) >= operation.lacks(sea):
            return [MORE, STOP]
        return [STOP]

    def default(self, sea: Mediterranean, ask: Ask) -> int:
        return STOP

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        declared, empire = operation_asked(sea), sea.empires[ask.seat]
        missing = declared.lacks(sea)
        what = operation_words(declared.what, declared.target)
        text = m.ask_press_weak() if strength(empire, 0) < missing else m.ask_press()
        lacks = m.note_cancelled(what=what, actions=missing)
        return Question(text, (), (lacks, m.note_ready(armies=empire.ready())))

    def wants(self) -> Text:
        return m.part_open_press()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        return Refusal("R8.12", m.no_press()) if name == "more" else None


class ChooseSite(QuestionKind):
    """Where is a Colony founded? The question is about its host."""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        return cells_of(colony_sites(sea, ask.seat, ask.subject), FOUND_MOVE)

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        host = operation_asked(sea).target
        bank = None if sea.empires[ask.seat].sails() else _bank_note(sea, ask.seat, host)
        return Question(m.ask_site(who=host), (), notes(m.note_north_west(), bank))

    def wants(self) -> Text:
        return m.part_open_site()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        if name != "found":
            return None
        cell = args[0] * ROWS + args[1]
        return refuse_colony(sea, ask.seat, operation_asked(sea).target, cell)


def _bank_note(sea: Mediterranean, seat: int, host: int) -> Text | None:
    """Return the note on which bank is near without Navigation."""
    east, west = near_banks(sea, seat, host)
    if east and west:
        return m.note_either_bank()
    if east:
        return m.note_east_bank()
    return m.note_west_bank() if west else None
