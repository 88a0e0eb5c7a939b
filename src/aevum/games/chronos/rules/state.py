"""Chronos Conquest: who may do what, what time brings, and how the game ends."""

from aevum.core.chance import chance
from aevum.core.data import Reader
from aevum.core.rng import Rng
from aevum.core.state import (
    CHANCE,
    MASKED,
    NONE,
    NOT_ASKED,
    NOT_LEGAL,
    OK,
    TRUTH,
    Ask,
    State,
)
from aevum.games.chronos.data import Numbers
from aevum.games.chronos.rules.audit import audit
from aevum.games.chronos.rules.command import A_WIN, ANYTHING
from aevum.games.chronos.rules.commands import command
from aevum.games.chronos.rules.endings import look_for_wins
from aevum.games.chronos.rules.flow import Flow
from aevum.games.chronos.rules.masks import guess, hide
from aevum.games.chronos.rules.options import ACTING, acts
from aevum.games.chronos.rules.pantheon import Pantheon
from aevum.games.chronos.rules.questions import QUESTIONS, choices
from aevum.games.chronos.rules.saves import read, write
from aevum.games.chronos.rules.scoring import score
from aevum.games.chronos.rules.setup import lay_out
from aevum.games.chronos.rules.terms import Terms, load_terms


class Conquest(Flow):
    """A position of Chronos Conquest. Time is in milliseconds; nothing ticks."""

    def start(self) -> None:
        self.ask_nature()
        self.set_due()

    # Moves

    def legal(self, seat: int) -> list[int]:
        if not self.asks or self.asks[-1].seat == CHANCE:
            return []
        found = acts(self, seat)
        if len(self.asks) == self.seats:
            return found
        for place in range(self.seats, len(self.asks)):
            if self.asks[place].seat == seat:
                found += choices(self, self.asks[place])
        return sorted(set(found))

    def random_move(self, seat: int, rng: Rng) -> int:
        """Return one of `legal(seat)`, NONE if there is none."""
        if len(self.asks) != self.seats:
            legal = self.legal(seat)
            return rng.pick(legal) if legal else NONE
        move = ACTING.any_move(self, self.asks[seat], rng)
        if move != NONE:
            self.sure_seat = seat  # legal until anything else happens
            self.sure_move = move
        return move

    def apply(self, seat: int, move: int) -> int:
        if self.viewer != TRUTH:
            return MASKED
        if self.asks and self.asks[-1].seat == CHANCE:
            return self.answer_nature(seat, move)
        if not 0 <= seat < self.seats or not self.asks:
            return NOT_ASKED
        sure = seat == self.sure_seat and move == self.sure_move
        self.sure_seat = NONE
        asked: Ask | None = None
        if not sure and not ACTING.admits(self, self.asks[seat], move):
            asked = self._asked(seat, move)
            if asked is None:
                return NOT_LEGAL
        before = self.heights()
        if asked is not None:
            self.answer(asked, move)
            follows = ANYTHING
        else:
            follows = command(self, seat, move)
        if follows == ANYTHING:
            self.follow()
        elif follows == A_WIN:
            look_for_wins(self)
            self.set_due()
        self.show_tops(before)
        return OK

    def _asked(self, seat: int, move: int) -> Ask | None:
        """Return the oldest open choice that admits a move."""
        for place in range(self.seats, len(self.asks)):
            ask = self.asks[place]
            if ask.seat == seat and QUESTIONS[ask.kind].admits(self, ask, move):
                return ask
        return None

    def about(self) -> str:
        teams = " teams" if self.terms.teams else ""
        return f"chronos stage {self.terms.stage}{teams}"

    # The result

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Winners are first, whatever their points; the others are ranked by score."""
        scores = self.scores()
        keys = [(self.winners >> seat & 1, scores[seat]) for seat in range(self.seats)]
        won = self.winners.bit_count()
        found: list[int] = []
        for mine in keys:
            if mine[0] or not won:
                better = 0 if won else sum(1 for other in keys if other[1] > mine[1])
            else:
                better = won + sum(1 for other in keys if not other[0] and other[1] > mine[1])
            found.append(1 + better)
        return found

    def end(self) -> str:
        return "" if self.asks else self.ending

    def audit(self) -> str:
        return audit(self)

    # Copies

    def clone(self) -> "Conquest":
        copy = Conquest(
            self.seats,
            self.asks[:],
            self.now,
            self.explicit,
            self.viewer,
            self.dice.clone(),
            self.terms,
        )
        copy.copy_table(self)
        return copy

    def hide(self, seat: int) -> None:
        hide(self, seat)
        self.set_due()

    def guess(self, viewer: int, rng: Rng) -> None:
        guess(self, viewer, rng)

    def to_data(self) -> list[object]:
        return write(self)


def setup(seats: int, seed: int, terms: Terms, carried: str) -> State:
    """Return the table before anything is drawn."""
    state = Conquest(seats, [], 0, False, TRUTH, chance(seed), terms)
    state.clear()
    lay_out(state, carried)
    return state


def load(data: object, seats: int, numbers: Numbers, pantheon: Pantheon) -> State:
    """Return the state that `to_data` wrote, except the numbers at its end."""
    reader = Reader(data)
    reader.next()
    terms = load_terms(reader, numbers, pantheon)
    state = Conquest(seats, [], 0, False, TRUTH, chance(0), terms)
    state.clear()
    read(state, Reader(data))
    return state
