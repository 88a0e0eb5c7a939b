"""A turn: its start, history, the move, the visit, the end, the check for victory (R2)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.core.text import Refusal, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import KINDS, OUTSIDE, PLACES, SECRET_TEXT, SLOTS, TIME_OF, TIMES
from aevum.games.temporum.moves import CHANGE, EFFECT_MOVE, EFFECTS, GO, PLAY, SCORE, SECRET, STAY
from aevum.games.temporum.rules.asks import F_TURN, TURN
from aevum.games.temporum.rules.chronicle import NOTHING_NAMED, STRIDE, Chronicle
from aevum.games.temporum.rules.due import start_due
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import DATA, E_POISON, E_SCIMITAR
from aevum.games.temporum.rules.front import has_place
from aevum.games.temporum.rules.hands import offer_caves, throw_away
from aevum.games.temporum.rules.history import flip, frozen, opens_history
from aevum.games.temporum.rules.moving import add_goals, go, goals, locked
from aevum.games.temporum.rules.phrases import (
    card_id,
    counted,
    effect_id,
    effect_ids,
    not_held,
    zone_at,
)
from aevum.games.temporum.rules.question import QuestionKind
from aevum.games.temporum.rules.running import run_text
from aevum.games.temporum.rules.visiting import Visit
from aevum.games.temporum.rules.waiting import start_waiting
from aevum.games.temporum.rules.why_go import why_change, why_go

# Stages of a turn
BEGIN: Final = 0
CHOOSING: Final = 1
ENDING: Final = 2
CHECKING: Final = 3

NO_CHANGE: Final = 9  # the last Time changed: history can no longer be changed


@mypyc_attr(acyclic=True)
class Turn(ChronicleEffect):
    """A turn. One effect serves all turns: `seat` is the player of the turn."""

    def __init__(self, seat: int) -> None:
        super().__init__(F_TURN, seat)
        self.starts: list[int] = []
        """Effects of the start of the turn that still wait."""
        self.closed = 0
        """1 once the options of the start of the turn are over."""
        self.changed = 0
        """The last Time in which history was changed, NO_CHANGE if no more changes are possible."""
        self.ended = 0
        """For how many players the effects of the end of the turn have happened."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer != NONE:
            self.act(chron, answer)
        while chron.paused == 0 and len(chron.table) == 1:  # nothing was started on top of it
            if self.stage == BEGIN:
                self.begin(chron)
            elif self.stage == CHOOSING:
                self.ask(chron)
            elif self.stage == ENDING:
                self.end(chron)
            else:
                self.check(chron)

    # The start

    def begin(self, chron: Chronicle) -> None:
        """Reset what lasts one turn, and check the player's place."""
        seat = self.seat
        chron.turn = seat
        chron.relics[seat] = 0
        for each in range(chron.seats):
            chron.visited[each] = 0
            chron.gained[each] = 0
            chron.drawn[each] = 0
            chron.arrived[each] = 0
        self.stage = CHOOSING
        self.closed = 0
        self.changed = 0
        chron.note("turn", seat)
        here = chron.pawn[seat]
        if here < SLOTS and chron.terms.things.begins_turns[chron.zones[here]]:
            chron.terms.zones[chron.zones[here]].turn_begins(chron, seat, self.starts)
        for place, laid in enumerate(chron.front[seat]):
            due = laid.acts_as.turn_begins(chron, seat, place)
            if due != NONE:
                self.starts.append(due)
        if chron.scimitars[seat]:
            self.starts += [E_SCIMITAR] * chron.scimitars[seat]
            chron.scimitars[seat] = 0

    def ask(self, chron: Chronicle) -> None:
        """Ask for the next thing to do, unless there is only one effect that everybody knows is
        due."""
        if self.starts and not chron.hands[self.seat]:
            moves = turn_moves(chron, self)
            if len(moves) == 1:
                self.use_effect(chron, moves[0] - EFFECT_MOVE)
                return
        chron.ask(self.seat, TURN)

    def act(self, chron: Chronicle, answer: int) -> None:
        """Carry out the move of the player of the turn."""
        if answer < SECRET:
            self.use_effect(chron, answer - EFFECT_MOVE)
        elif answer < CHANGE:
            self.use_secret(chron, answer - SECRET)
        elif answer < GO:
            time = answer - CHANGE + 1
            self.closed = 1
            self.changed = time if opens_history(chron, self.seat) else NO_CHANGE
            flip(chron, chron.real[time])
        else:
            if answer != STAY:
                go(chron, self.seat, answer - GO)
            self.stage = ENDING
            self.ended = 0
            # What the cards of the start of the turn let wait also waits for this visit.
            chron.start_effect(Visit(self.seat, chron.pawn[self.seat], 0))

    def use_effect(self, chron: Chronicle, kind: int) -> None:
        """Carry out an effect of the start of the turn."""
        for effect in self.starts:
            if effect % DATA == kind:
                self.starts.remove(effect)
                start_due(chron, self.seat, effect)
                return
        start_due(chron, self.seat, kind)

    def use_secret(self, chron: Chronicle, card: int) -> None:
        """Discard a card for its secret effect."""
        seat = self.seat
        chron.hands[seat].remove(card)
        chron.note("secret", seat, card, reveals=True)
        run_text(chron, seat, SECRET_TEXT + card, chron.pawn[seat])
        throw_away(chron, seat, card)
        offer_caves(chron, seat, 1)

    # The end

    def end(self, chron: Chronicle) -> None:
        """Carry out each player's effects of the end of a turn: the player of the turn first."""
        while self.ended < chron.seats:
            owner = (self.seat + self.ended) % chron.seats
            self.ended += 1
            if not (chron.front[owner] or chron.ends or chron.poison[owner]):
                continue
            waiting = _end_effects(chron, self.seat, owner)
            if waiting:
                start_waiting(chron, owner, waiting)
                return
        self.stage = CHECKING

    def check(self, chron: Chronicle) -> None:
        """End the game if the player of the turn has won; otherwise the next turn begins."""
        seat = self.seat
        if has_won(chron, seat):
            chron.winner = seat
            chron.ending = "crowns"
            chron.note("wins", seat, 0, chron.terms.numbers.told(chron.terms.numbers.crowns))
            chron.finish()
            return
        if chron.fresh_poison[seat]:
            chron.poison[seat] += chron.fresh_poison[seat]
            chron.fresh_poison[seat] = 0
        for each in range(chron.seats):
            chron.blocked[each] = 0
        chron.named = NOTHING_NAMED[chron.seats]
        if chron.after:
            chron.after = []
        chron.before = seat
        chron.turns += 1
        if chron.extra:
            self.seat = chron.extra.pop(0)
        else:
            chron.regular = (chron.regular + 1) % chron.seats
            self.seat = chron.regular
        self.stage = BEGIN

    # Copies

    def clone(self) -> Effect:
        copy = Turn(self.seat)
        self.copy_head(copy)
        if self.starts:
            copy.starts = self.starts[:]
        copy.closed = self.closed
        copy.changed = self.changed
        copy.ended = self.ended
        return copy

    def names(self) -> tuple[str, ...]:
        return ("starts", "closed", "changed", "ended")

    def blank(self) -> "Turn":
        return Turn(0)

    # Words

    def loose_trail(self, chron: Chronicle) -> list[Text]:
        return [m.part_name_zone(zone=zone_at(chron, chron.pawn[self.seat]))]

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        if self.starts:
            return m.ask_start()
        changes = len(open_changes(chron, self)) > 0
        if goals(chron, self.seat):
            return m.ask_turn_change() if changes else m.ask_turn()
        here = zone_at(chron, chron.pawn[self.seat])
        return m.ask_turn_change_stay(zone=here) if changes else m.ask_turn_stay(zone=here)

    def notes(self, chron: Chronicle, ask: Ask) -> list[Text]:
        if self.starts:
            return [m.note_waiting(effects=effect_ids(each % DATA for each in self.starts))]
        if self.closed:
            return []
        held = [card for card in chron.hands[ask.seat] if card >= 0]
        secrets = sorted({card for card in held if chron.terms.cards[card].secret})
        return [m.note_secrets(cards=counted(secrets))] if secrets else []

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if 0 <= move - EFFECT_MOVE < len(EFFECTS):
            return self.why_effect(move - EFFECT_MOVE)
        if 0 <= move - SECRET < KINDS:
            return self.why_secret(chron, move - SECRET)
        if CHANGE <= move <= STAY and self.starts:
            effects = effect_ids(each % DATA for each in self.starts)
            return Refusal("R2.1", m.no_start_first(effects=effects))
        if CHANGE <= move < GO:
            return why_change(chron, self.seat, move - CHANGE + 1)
        if 0 <= move - GO < PLACES:
            return why_go(chron, self.seat, move - GO, m.no_already_there_stay)
        if 0 <= move - SCORE < KINDS:
            return Refusal("R2.5", m.no_visit_first_score())
        return Refusal("R2.5", m.no_visit_first_play()) if 0 <= move - PLAY < KINDS else None

    def why_effect(self, effect: int) -> Refusal:
        """Return why an effect cannot be used."""
        if self.closed:
            return Refusal("R2.1", m.no_start_over())
        return Refusal("R2.1", m.no_effect(effect=effect_id(effect)))

    def why_secret(self, chron: Chronicle, card: int) -> Refusal:
        """Return why a card cannot be discarded for a secret."""
        if not chron.terms.cards[card].secret:
            return Refusal("R11.4", m.no_secret(card=card_id(card)))
        missing = not_held(chron, self.seat, card, "R11.4")
        return missing or Refusal("R11.4", m.no_secret_late())


def turn_of(chron: Chronicle) -> Turn:
    """Return the turn under way: the effect at the bottom of the stack."""
    turn = chron.table[0]
    assert isinstance(turn, Turn)
    return turn


# What the player of the turn may do


def turn_moves(chron: Chronicle, turn: Turn) -> list[int]:
    """Return what the player of the turn may do: use cards and effects, change history, move."""
    found: list[int] = []
    if not turn.closed:
        _add_starts(chron, turn, found)
    if turn.starts:
        return found
    found += [CHANGE + time - 1 for time in open_changes(chron, turn)]
    add_goals(chron, turn.seat, GO, found)
    found.append(STAY)
    return found


def has_starts(chron: Chronicle, turn: Turn) -> bool:
    """Return whether effects wait, or cards of the hand can be used only now."""
    if turn.starts:
        return True
    if not turn.closed:
        secret = chron.terms.things.secret
        for card in chron.hands[turn.seat]:
            if card >= 0 and secret[card]:
                return True
    return False


def _add_starts(chron: Chronicle, turn: Turn, found: list[int]) -> None:
    """Add what can be used at the start of a turn only."""
    seat, secret = turn.seat, chron.terms.things.secret
    kinds = 0  # a bit each
    for effect in turn.starts:
        kinds |= 1 << effect % DATA
    for each in chron.front[seat]:
        usable = each.acts_as.usable()
        if usable != NONE:
            kinds |= 1 << usable
    if kinds:
        found += [EFFECT_MOVE + kind for kind in range(DATA) if kinds >> kind & 1]
    last = NONE
    for card in chron.hands[seat]:
        if card >= 0 and card != last and secret[card]:
            found.append(SECRET + card)
            last = card


def open_changes(chron: Chronicle, turn: Turn) -> list[int]:
    """Return the Times in which the player of the turn may change history now."""
    if turn.changed == NO_CHANGE or frozen(chron):
        return []
    if opens_history(chron, turn.seat):
        return list(range(turn.changed + 1, TIMES))
    here = TIME_OF[chron.pawn[turn.seat]]
    return [here] if 0 < here < TIMES and turn.changed == 0 else []


class TakeTurn(QuestionKind):
    """Use cards and effects, change history, move or stay."""

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return turn_moves(chron, turn_of(chron))

    def admits(self, chron: Chronicle, ask: Ask, move: int) -> bool:
        turn = turn_of(chron)
        if move < CHANGE or turn.starts:
            return move in turn_moves(chron, turn)
        if move < GO:
            return move - CHANGE + 1 in open_changes(chron, turn)
        return move == STAY or (move < STAY and move - GO in goals(chron, turn.seat))

    def any_move(self, chron: Chronicle, ask: Ask, rng: Rng) -> int:
        turn = turn_of(chron)
        seat = turn.seat
        here = chron.pawn[seat]
        if here >= OUTSIDE or has_place(chron, seat) or opens_history(chron, seat):
            return rng.pick(turn_moves(chron, turn))
        if chron.front[seat] or has_starts(chron, turn) or locked(chron, here):
            return _any_in_order(chron, turn, rng)
        time = TIME_OF[here]
        change = int(time < TIMES and turn.changed == 0 and not frozen(chron))
        ticket = int(rng.below(TIMES + change))
        if ticket == 0:
            return STAY
        if ticket == TIMES:
            return CHANGE + time - 1
        return GO + chron.real[ticket if ticket < time else ticket + 1]


def _any_in_order(chron: Chronicle, turn: Turn, rng: Rng) -> int:
    """Return one of the `turn_moves`, by its place among them.

    The pawn must be in Time, its owner without other places, and history open in at most one Time.
    """
    found: list[int] = []
    if not turn.closed:
        _add_starts(chron, turn, found)
    if turn.starts:
        return rng.pick(found)
    here = chron.pawn[turn.seat]
    first = 3 if locked(chron, here) else 1  # the first Time that may be moved to
    time = TIME_OF[here]
    starts = len(found)
    change = int(time < TIMES and turn.changed == 0 and not frozen(chron))
    goals = TIMES + 1 - first - int(time >= first)
    ticket = int(rng.below(starts + change + goals + 1))
    if ticket < starts:
        return found[ticket]
    ticket -= starts
    if ticket < change:
        return CHANGE + time - 1
    ticket -= change
    if ticket == goals:
        return STAY
    goal = first + ticket
    return GO + chron.real[goal if goal < time or time < first else goal + 1]


# The end


def _end_effects(chron: Chronicle, seat: int, owner: int) -> list[int]:
    """Return what waits for an owner at the end of `seat`'s turn."""
    waiting = _ends_of(chron, owner) if chron.ends else []
    for each in chron.front[owner]:
        due = each.acts_as.turn_ends(chron, owner)
        if due != NONE:
            waiting.append(due)
    if owner == seat and chron.poison[seat]:
        waiting += [E_POISON] * chron.poison[seat]
    return waiting


def _ends_of(chron: Chronicle, owner: int) -> list[int]:
    """Remove and return the effects that cards and Zones left for an owner at the end of a turn."""
    waiting: list[int] = []
    rest: list[int] = []
    for place in range(0, len(chron.ends), 2):
        if chron.ends[place] == owner:
            waiting.append(chron.ends[place + 1])
        else:
            rest += chron.ends[place : place + 2]
    chron.ends = rest
    return waiting


def has_won(chron: Chronicle, seat: int) -> bool:
    """Return whether all crowns of a seat are home, or beyond if Exodus is real."""
    if chron.crowns[seat * STRIDE + TIMES] < chron.terms.numbers.crowns:
        return False
    return chron.beyond[seat] > 0 or not chron.asks_beyond
