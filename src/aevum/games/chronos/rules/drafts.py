"""Commands of several parts: offerings, and powers that need cards or timers.

A draft is only the moves made for it so far. Nothing happens until the last part is named; until
then the parts are secret. A draft is dropped when it is no longer possible.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.core.text import Arg, Label, Question, Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import CARDS, KEPT
from aevum.games.chronos.moves import FLIPS, GAIN, PAY, SEND
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import HERMES_ASK
from aevum.games.chronos.rules.command import ANYTHING, NOTHING, Command
from aevum.games.chronos.rules.effects import barred, damn, gain, settle, targets
from aevum.games.chronos.rules.hands import use_power
from aevum.games.chronos.rules.phrases import CARDS as CARD_IDS
from aevum.games.chronos.rules.phrases import GODS as GOD_IDS
from aevum.games.chronos.rules.phrases import (
    counted,
    plague_note,
    sand_notes,
    timer_of,
)
from aevum.games.chronos.rules.refusals import (
    refuse_absent,
    refuse_barred,
    refuse_begun,
    refuse_tired,
    refuse_waiting,
)

EVERY_CARD: Final = list(range(KEPT))
PACK: Final = 4  # bits for the number of cards of a kind in an offering


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Command):
    """A command of several parts; a move begins it, and each part is a move too.

    A subclass says how many parts it needs (`parts`), which moves may come next (`steps`) and what
    it does with all of them (`fulfil`). `may_begin` and `holds` say whether it is still possible.
    """

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        sea.drafts[seat] = [move]
        return self.go_on(sea, seat)

    def go_on(self, sea: Archipelago, seat: int) -> int:
        """Carry a draft out if it is complete; return what may happen then."""
        if not self.complete(sea, seat):
            return NOTHING
        draft = sea.drafts[seat]
        sea.drafts[seat] = []
        self.fulfil(sea, seat, draft)
        return ANYTHING

    def complete(self, sea: Archipelago, seat: int) -> bool:
        """Return whether a draft has everything it needs."""
        draft = sea.drafts[seat]
        return len(draft) - 1 >= self.parts(sea, seat, draft[0])

    def parts(self, sea: Archipelago, seat: int, first: int) -> int:
        """Return how many parts it needs besides the move that begins it."""
        raise NotImplementedError("abstract: parts")

    def steps(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        """Return the moves that continue it, ascending."""
        raise NotImplementedError("abstract: steps")

    def holds(self, sea: Archipelago, seat: int, draft: list[int]) -> bool:
        """Return whether it can still be completed, given that it could begin and its parts fit."""
        return not self.complete(sea, seat) and len(self.steps(sea, seat, draft)) > 0

    def fulfil(self, sea: Archipelago, seat: int, draft: list[int]) -> None:
        """Carry out a complete draft: by default a power whose parts work one by one."""
        use_power(sea, seat)
        for move in draft[1:]:
            sea.terms.pantheon.commands[move].work(sea, seat, move)

    def leaves(self, sea: Archipelago, seat: int, timer: int, to: int) -> bool:
        """React to a timer of the seat being taken up; return whether to fulfil it once it is set
        down."""
        return False

    def fee(self, sea: Archipelago) -> int:
        """Return how many cards it costs, for a power that costs cards."""
        return 0

    # In words

    def prompt(self, sea: Archipelago, seat: int, draft: list[int]) -> Question:
        """Return what it still needs, and what was named for it."""
        raise NotImplementedError("abstract: prompt")

    def bought(self, first: int) -> int:
        """Return the GOD that its last card brings, NONE if it brings none."""
        return NONE

    def gained(self, sea: Archipelago, first: int) -> int:
        """Return the GOD that it gains from the temple, NONE if it gains none."""
        return NONE

    def refuse_timer(self, sea: Archipelago, seat: int, timer: int) -> Refusal | None:
        """Return why a timer for Hell is not its next part."""
        return refuse_begun(sea, seat)


def begun(sea: Archipelago, seat: int) -> Draft:
    """Return the kind of command that a seat is putting together."""
    kind = sea.terms.pantheon.commands[sea.drafts[seat][0]]
    assert isinstance(kind, Draft)
    return kind


def steps(sea: Archipelago, seat: int) -> list[int]:
    """Return the moves that continue a seat's draft, ascending."""
    return begun(sea, seat).steps(sea, seat, sea.drafts[seat])


def still_holds(sea: Archipelago, seat: int) -> bool:
    """Return whether a draft is still possible: its first move, and every named part."""
    draft = sea.drafts[seat]
    kind = begun(sea, seat)
    if not kind.may_begin(sea, seat, draft[0]):
        return False
    for place in range(1, len(draft)):
        move = draft[place]
        if not sea.terms.pantheon.commands[move].fits(sea, seat, draft, move):
            return False
    return kind.holds(sea, seat, draft)


def fee(sea: Archipelago, move: int) -> int:
    """Return how many cards a power costs, by the move that begins it."""
    kind = sea.terms.pantheon.commands[move]
    assert isinstance(kind, Draft)
    return kind.fee(sea)


# Parts


def refuse_part(sea: Archipelago, seat: int) -> Refusal:
    """Refuse a part of a command that comes at the wrong place."""
    moves = steps(sea, seat)
    if not moves:
        return Refusal("R8.3", m.no_next_leave())
    return Refusal("R8.3", sea.terms.pantheon.commands[moves[0]].wanted())


def is_next(sea: Archipelago, seat: int, kind: Command) -> bool:
    """Return whether moves of a kind continue a command."""
    return any(sea.terms.pantheon.commands[move] is kind for move in steps(sea, seat))


def ask_card(text: Text, source: tuple[Arg, ...], draft: list[int]) -> Question:
    """Return the question for another card, with those already named."""
    cards = paid(draft)
    return Question(text, source, (m.note_so_far(cards=counted(cards)),) if cards else ())


class PayCard(Command):
    """A card of the kingdom, which is discarded."""

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        card = CARD_IDS[move - PAY]
        god = self._bought(sea, seat)
        if god == NONE:
            return Label(m.move_pay(card=card))
        return Label(m.move_pay_gain(card=card, god=GOD_IDS[god]))

    def _bought(self, sea: Archipelago, seat: int) -> int:
        """Return the GOD that the next card brings, NONE if none."""
        draft = sea.drafts[seat]
        if not draft:
            return NONE
        kind = begun(sea, seat)
        last = len(draft) == kind.parts(sea, seat, draft[0])
        return kind.bought(draft[0]) if last else NONE

    def refuse(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        reason = refuse_waiting(sea, seat)
        if reason:
            return reason
        draft, card = sea.drafts[seat], move - PAY
        if not draft:
            return Refusal("R8.1", m.no_pay())
        if not is_next(sea, seat, self):
            return refuse_part(sea, seat)
        held = sea.held(seat, card)
        if not held:
            return Refusal("R8.1", m.no_held(card=CARD_IDS[card]))
        if draft.count(move) >= held:
            return Refusal("R8.1", m.no_named(card=CARD_IDS[card]))
        return Refusal("R9.2", m.no_give_monster(card=CARD_IDS[card]))

    def wanted(self) -> Text:
        return m.no_next_pay()

    def fits(self, sea: Archipelago, seat: int, draft: list[int], move: int) -> bool:
        return sea.held(seat, move - PAY) >= draft.count(move)

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        discard(sea, seat, move - PAY)


class GainCard(Command):
    """A card of the discard, which is gained."""

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        card = move - GAIN
        return Label(m.move_gain(card=CARD_IDS[card]), notes=plague_note(card))

    def refuse(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        card = move - GAIN
        reason = refuse_waiting(sea, seat)
        if reason:
            return reason
        if not sea.drafts[seat] or not isinstance(begun(sea, seat), Exchange):
            return refuse_begun(sea, seat) or Refusal("R8.7", m.no_gain())
        if not is_next(sea, seat, self):
            return refuse_part(sea, seat)
        if barred(sea, seat, card):
            return refuse_barred(sea, card)
        if 0 < sea.discard[card] <= kept_for_hermes(sea, card):
            return Refusal("R9.29", m.no_for_hermes(card=CARD_IDS[card]))
        return Refusal("R8.7", m.no_discarded(card=CARD_IDS[card]))

    def wanted(self) -> Text:
        return m.no_next_gain()

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        recover(sea, seat, move - GAIN)


class SendTimer(Command):
    """A timer that goes into Hell, at once or as a part of a command."""

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        flipped, timer = is_flipped(move), sent_timer(move)
        message = m.move_send_flipped if flipped else m.move_send_kept
        return Label(message(timer=timer_of(timer)), notes=sand_notes(sea, timer, flipped))

    def refuse(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        timer = sent_timer(move)
        reason = refuse_spared(sea, timer) or refuse_waiting(sea, seat)
        if reason:
            return reason
        if sea.drafts[seat]:
            return begun(sea, seat).refuse_timer(sea, seat, timer)
        pantheon = sea.terms.pantheon
        own = [pantheon.gods[god] for god in pantheon.condemning if sea.has(seat, god)]
        if any(god.condemns(sea, seat) >> timer & 1 for god in own):
            return refuse_tired(sea, seat)
        for god in reversed(own):
            spared = god.why_spared(sea, timer)
            if spared:
                return spared
        return Refusal("R5.1", m.no_sender())

    def wanted(self) -> Text:
        return m.no_next_send()

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        use_power(sea, seat)
        damn(sea, seat, sent_timer(move), is_flipped(move))
        return ANYTHING

    def fits(self, sea: Archipelago, seat: int, draft: list[int], move: int) -> bool:
        return not sea.safe(sent_timer(move))

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        damn(sea, seat, sent_timer(move), is_flipped(move), True)


def refuse_spared(sea: Archipelago, timer: int) -> Refusal | None:
    """Refuse a timer that is not in the game, or never goes to Hell."""
    gone = refuse_absent(sea, timer)
    if gone or not sea.safe(timer):
        return gone
    return Refusal("R9.8", m.no_safe(who=sea.owner(timer)))


def sent_timer(move: int) -> int:
    """Return the timer that a move puts into Hell."""
    return (move - SEND) // FLIPS


def is_flipped(move: int) -> bool:
    """Return whether a move puts a timer into Hell flipped."""
    return (move - SEND) % FLIPS == 1


def sends(timers: list[int]) -> list[int]:
    """Return the moves that put one of these timers into Hell."""
    return [SEND + timer * FLIPS + flip for timer in timers for flip in range(FLIPS)]


def discard(sea: Archipelago, seat: int, card: int) -> None:
    """Let a seat discard a card of its kingdom."""
    sea.take_out(seat, card)
    sea.throw(card)
    sea.note("discards", seat, card, reveals=True)


def recover(sea: Archipelago, seat: int, card: int) -> None:
    """Gain a card from the discard; a plague strikes again and goes back."""
    sea.discard[card] -= 1
    sea.discarded -= 1
    sea.note("recovers", seat, card, reveals=True)
    gain(sea, seat, card)
    settle(sea, seat)


def payments(sea: Archipelago, seat: int, cards: list[int], draft: list[int]) -> list[int]:
    """Return the cards that can still be named, without those already named."""
    found: list[int] = []
    first = seat * KEPT
    for card in cards:
        held = sea.kept[first + card]
        if held and held > draft.count(PAY + card):
            found.append(PAY + card)
    return found


def paid(draft: list[int]) -> list[int]:
    """Return the cards named for a draft, in the order in which they were named."""
    return [move - PAY for move in draft[1:] if PAY <= move < GAIN]


# Powers that cost cards


@mypyc_attr(allow_interpreted_subclasses=True)
class PaidPower(Draft):
    """A power that costs some cards, and then needs one more thing."""

    def parts(self, sea: Archipelago, seat: int, first: int) -> int:
        return self.fee(sea) + 1

    def steps(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        if len(draft) - 1 < self.fee(sea):
            return payments(sea, seat, EVERY_CARD, draft)
        return self.finds(sea, seat, draft)

    def finds(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        """Return the moves that name what the cards are for."""
        raise NotImplementedError("abstract: finds")

    def prompt(self, sea: Archipelago, seat: int, draft: list[int]) -> Question:
        named, wanted = len(draft) - 1, self.fee(sea)
        if named >= wanted:
            return Question(self.then(), (self.source(),))
        text = m.ask_discard() if wanted == 1 else m.ask_discard_of(n=named + 1, of=wanted)
        return ask_card(text, (self.source(),), draft)

    def source(self) -> Arg:
        """Return the GOD or the CITY that asks."""
        raise NotImplementedError("abstract: source")

    def then(self) -> Text:
        """Return the question for what the cards are for."""
        raise NotImplementedError("abstract: then")


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(PaidPower):
    """A power that gives a card from the discard."""

    def then(self) -> Text:
        return m.ask_recover()

    def finds(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        """Return what can be gained from the discard, including what is being discarded now."""
        found: list[int] = []
        for card in range(CARDS):
            there = sea.discard[card] > kept_for_hermes(sea, card)
            there = there or (card < KEPT and PAY + card in draft)
            if there and not barred(sea, seat, card):
                found.append(GAIN + card)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PaidSend(PaidPower):
    """A power that puts a timer into Hell."""

    def then(self) -> Text:
        return m.ask_war()

    def finds(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        return sends(targets(sea, NONE))


def offered(packed: int, card: int) -> int:
    """Return how many cards of a kind an offering had, as packed in HERMES's question."""
    return packed >> (PACK * card) & ((1 << PACK) - 1)


def kept_for_hermes(sea: Archipelago, card: int) -> int:
    """Return how many discarded cards of a kind HERMES may still take, which nobody else gets."""
    kept = 0
    for place in range(sea.seats, len(sea.asks)):
        if sea.asks[place].kind == HERMES_ASK:
            kept += offered(sea.asks[place].subject, card)
    return kept
