"""Deployment: who declares which operations (R8.1)."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Question, Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.moves import DONE, MOVES
from aevum.games.ascii.rules.asks import F_DEPLOYMENT, OPERATION
from aevum.games.ascii.rules.effect import SeaEffect
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import Operation, OperationKind, could_muster, strength
from aevum.games.ascii.rules.phrases import notes
from aevum.games.ascii.rules.question import QuestionKind


@mypyc_attr(acyclic=True)
class Deployment(SeaEffect):
    """Players who have an Army, or could, declare operations in the Order of Play (R8.1)."""

    def __init__(self) -> None:
        super().__init__(F_DEPLOYMENT, NONE)
        self.through = 0
        """How many seats of the order are done."""
        self.spare = 0
        """Deploy actions that Engineering left for the next operation."""

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if answer == DONE:
            self.through += 1
            self.spare = 0
        elif answer != NONE:
            self.declare(sea, answer)
            return
        elif self.stage == 1:  # an operation is over: its result is the action left
            self.stage = 0
            self.spare = sea.result
        while self.through < sea.seats:
            seat = sea.order[self.through]
            if self.spare or may_deploy(sea, seat):
                sea.ask(seat, OPERATION)
                return
            self.through += 1
            self.spare = 0
        sea.done()

    def declare(self, sea: Mediterranean, move: int) -> None:
        """Begin the operation that a move declares."""
        seat = sea.order[self.through]
        self.stage = 1
        kind = operation_kind(sea, move)
        assert kind is not None
        target = kind.target(sea, seat, move)
        kind.embark(sea, seat)
        sea.note("declares", seat, kind.number, target)
        operation = Operation(seat, kind.number, target, kind.cell(move), self.spare)
        sea.start_effect(operation)
        self.spare = 0
        operation.commit(sea)

    def names(self) -> tuple[str, ...]:
        return ("through", "spare")

    def blank(self) -> Effect:
        return Deployment()


def deployment_of(sea: Mediterranean) -> Deployment | None:
    """Return the Deployment in progress, if there is one."""
    for effect in sea.table:
        if isinstance(effect, Deployment):
            return effect
    return None


def may_deploy(sea: Mediterranean, seat: int) -> bool:
    """Return whether a seat has an Army ready, or Conscription would give it one (R8.1)."""
    empire = sea.empires[seat]
    return empire.ready() > 0 or (sea.terms.musters and could_muster(sea, empire) > 0)


def anyone_deploys(sea: Mediterranean) -> bool:
    """Return whether anybody has to be asked in Deployment."""
    # A generator would be slower, and every turn needs this.
    for seat in range(sea.seats):  # noqa: SIM110
        if may_deploy(sea, seat):
            return True
    return False


def operation_kind(sea: Mediterranean, move: int) -> OperationKind | None:
    """Return the kind of operation that a move declares, None if it declares none."""
    for kind in sea.terms.operations:
        if kind.first <= move < kind.first + kind.size:
            return kind
    return None


class DeclareOperation(QuestionKind):
    """Which operation does the seat declare, or is it done?"""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        deployment = sea.table[-1]
        assert isinstance(deployment, Deployment)
        actions = strength(sea.empires[ask.seat], deployment.spare)
        found = [DONE]  # the only move until a Conscription completes an Army
        for kind in sea.terms.operations:
            if actions >= kind.needed(sea.terms.numbers):
                kind.add(sea, ask.seat, found)
        return found

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        empire, spare = sea.empires[ask.seat], _spare(sea)
        ready, each = empire.ready(), empire.actions()
        if ready + spare == 0:
            return Question(m.ask_operation(), (), (m.note_unarmed(),))
        note = m.note_ready(armies=ready)
        if ready and each > 1:
            note = m.note_ready_twice(armies=ready, actions=each)
        more = m.note_left_over(actions=spare) if spare else None
        return Question(m.ask_operation(), (), notes(note, more))

    def wants(self) -> Text:
        return m.part_open_operation()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        move = MOVES.named(name).base
        for kind in sea.terms.operations:
            if kind.first <= move < kind.first + kind.size:
                actions = strength(sea.empires[ask.seat], _spare(sea))
                if actions == 0:
                    return Refusal("R8.1", m.no_army_ready())
                return kind.why(sea, ask.seat, actions, args)
        return None


def _spare(sea: Mediterranean) -> int:
    """Return the Deploy actions that the last operation left over."""
    deployment = deployment_of(sea)
    return deployment.spare if deployment is not None else 0
