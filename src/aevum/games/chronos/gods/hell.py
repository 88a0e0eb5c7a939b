"""GODs of Hell: who puts timers there, and whose timers never go."""

from typing import Final

from aevum.core.native import i64
from aevum.core.state import NONE
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import (
    ATHENA,
    CHARON,
    DEMETER,
    ERINYES,
    EROS,
    HADES,
    HARPY,
    TEN,
)
from aevum.games.chronos.moves import DEMETER_MOVE, HADES_MOVE, HARPY_MOVE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.command import ANYTHING, Command
from aevum.games.chronos.rules.drafts import Draft, sends, sent_timer
from aevum.games.chronos.rules.effects import pick, targets
from aevum.games.chronos.rules.god import God
from aevum.games.chronos.rules.hands import use_power
from aevum.games.chronos.rules.move_runs import Lot
from aevum.games.chronos.rules.permits import harpy_timers
from aevum.games.chronos.rules.phrases import place_of, timer_of
from aevum.games.chronos.rules.places import BIT, DEEP_HELL, HELL, PILES, TIMERS, is_hell
from aevum.games.chronos.rules.refusals import refuse_bare, refuse_without_god

ALL_TIMERS: Final = (1 << TIMERS) - 1


class FillHell(Draft):
    """HADES: several timers go into an empty Hell."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        empty = sea.company[HELL] + sea.company[DEEP_HELL] == 0
        wanted = sea.terms.numbers.hades
        return empty and sea.has(seat, HADES) and len(targets(sea, NONE)) >= wanted

    def parts(self, sea: Archipelago, seat: int, first: int) -> int:
        return sea.terms.numbers.hades

    def steps(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        sent = [sent_timer(move) for move in draft[1:]]
        return sends([timer for timer in targets(sea, NONE) if timer not in sent])

    def draft_words(self, move: int) -> Text:
        return m.part_draft_god(god="hades")

    def prompt(self, sea: Archipelago, seat: int, draft: list[int]) -> Question:
        asked = m.ask_hades(n=len(draft), of=sea.terms.numbers.hades)
        return Question(asked, (("god", "hades"),))

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        return Label(m.move_hades(n=sea.terms.numbers.hades))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        missing = refuse_without_god(sea, seat, HADES)
        if missing:
            return missing
        there = sea.company[HELL] + sea.company[DEEP_HELL]
        if there:
            return Refusal("R9.1", m.no_hell_full(n=there))
        wanted, found = sea.terms.numbers.hades, len(targets(sea, NONE))
        return Refusal("R9.1", m.no_hades_few(n=found, of=wanted)) if found < wanted else None

    def refuse_timer(self, sea: Archipelago, seat: int, timer: int) -> Refusal | None:
        return Refusal("R9.1", m.no_hades_named(timer=timer_of(timer)))


FILL_HELL: Final = FillHell(HADES_MOVE)


class Hades(God):
    """Puts timers into an empty Hell."""

    def commands(self) -> list[Command]:
        return [FILL_HELL]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        if FILL_HELL.may_begin(sea, seat, HADES_MOVE):
            lot.add(HADES_MOVE, 1)


class Athena(God):
    """Timers never go to Hell."""

    def __init__(self) -> None:
        super().__init__(ATHENA)
        self.protects = True


class PickTen(Command):
    """DEMETER: a 10 is picked without a timer."""

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        use_power(sea, seat)
        pick(sea, seat, move - DEMETER_MOVE)
        return ANYTHING

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        return Label(m.move_demeter(at=place_of(move - DEMETER_MOVE)))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        pile = move - DEMETER_MOVE
        reason = refuse_without_god(sea, seat, DEMETER) or refuse_bare(sea, pile)
        if reason:
            return reason
        at = place_of(pile)
        if sea.tops[pile] != TEN:
            return Refusal("R9.14", m.no_ten(at=at))
        if sea.company[pile]:
            return Refusal("R9.14", m.no_pile_busy(at=at, n=sea.company[pile]))
        return Refusal("R11.7", m.no_troy_there(at=at)) if sea.besieged == pile else None


class Demeter(God):
    """Picks 10s without timers, and puts timers on 10s into Hell."""

    def commands(self) -> list[Command]:
        return [PickTen(DEMETER_MOVE)]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        found: i64 = 0
        for pile, top in enumerate(sea.tops):
            if top == TEN and sea.company[pile] == 0 and sea.besieged != pile:
                found |= BIT[pile]
        lot.add(DEMETER_MOVE, found)

    def condemns(self, sea: Archipelago, seat: int) -> int:
        found = 0
        for timer in sea.timers:
            place = sea.place[timer]
            if place < PILES and sea.tops[place] == TEN:
                found |= BIT[timer]
        return found

    def why_spared(self, sea: Archipelago, timer: int) -> Refusal | None:
        return Refusal("R9.14", m.no_demeter_ten(timer=timer_of(timer)))


class Eros(God):
    """If enough timers of its owner are together, others there go to Hell."""

    def condemns(self, sea: Archipelago, seat: int) -> int:
        couple = sea.terms.numbers.eros
        found = 0
        for timer in sea.timers:
            place = sea.place[timer]
            if place < PILES and sea.company[place] > couple:
                beside = sea.on_pile(seat, place) - int(sea.owner(timer) == seat)
                if beside >= couple:
                    found |= BIT[timer]
        return found

    def why_spared(self, sea: Archipelago, timer: int) -> Refusal | None:
        couple = sea.terms.numbers.eros
        return Refusal("R9.23", m.no_eros(n=couple, timer=timer_of(timer)))


class Charon(God):
    """Timers leave Hell after its first part."""

    def __init__(self) -> None:
        super().__init__(CHARON)
        self.leaves_hell = True


class Erinyes(God):
    """An owner whose timer is alone in Hell may put any timer there."""

    def condemns(self, sea: Archipelago, seat: int) -> int:
        if sea.company[HELL] + sea.company[DEEP_HELL] != 1:
            return 0
        alone = NONE
        for timer in sea.timers:
            if is_hell(sea.place[timer]):
                alone = sea.owner(timer)
        return ALL_TIMERS if alone == seat else 0

    def why_spared(self, sea: Archipelago, timer: int) -> Refusal | None:
        return Refusal("R9.31", m.no_erinyes())


class ClearPile(Draft):
    """HARPY: all timers of a pile go to Hell."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        return sea.has(seat, HARPY) and may_clear(sea, move - HARPY_MOVE)

    def parts(self, sea: Archipelago, seat: int, first: int) -> int:
        return len(harpy_timers(sea, first - HARPY_MOVE))

    def steps(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        named = len(draft) - 1
        return sends(harpy_timers(sea, draft[0] - HARPY_MOVE)[named : named + 1])

    def holds(self, sea: Archipelago, seat: int, draft: list[int]) -> bool:
        there = harpy_timers(sea, draft[0] - HARPY_MOVE)
        named = [sent_timer(move) for move in draft[1:]]
        return there[: len(named)] == named and super().holds(sea, seat, draft)

    def draft_words(self, move: int) -> Text:
        return m.part_draft_god(god="harpy")

    def prompt(self, sea: Archipelago, seat: int, draft: list[int]) -> Question:
        pile = draft[0] - HARPY_MOVE
        timer = harpy_timers(sea, pile)[len(draft) - 1]
        asked = m.ask_harpy(timer=timer_of(timer), at=place_of(pile))
        return Question(asked, (("god", "harpy"),))

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        pile = move - HARPY_MOVE
        there = m.note_timers_there(n=sea.company[pile])
        return Label(m.move_harpy(at=place_of(pile)), notes=(there,))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        pile, wanted = move - HARPY_MOVE, sea.terms.numbers.harpy
        reason = refuse_without_god(sea, seat, HARPY) or refuse_bare(sea, pile)
        if reason:
            return reason
        if sea.company[pile] < wanted:
            return Refusal("R9.33", m.no_harpy(n=wanted, at=place_of(pile)))
        if harpy_timers(sea, pile):
            return None
        return Refusal("R9.8", m.no_harpy_safe(at=place_of(pile)))

    def refuse_timer(self, sea: Archipelago, seat: int, timer: int) -> Refusal | None:
        wanted = sent_timer(self.steps(sea, seat, sea.drafts[seat])[0])
        return Refusal("R9.33", m.no_harpy_next(timer=timer_of(wanted)))


def may_clear(sea: Archipelago, pile: int) -> bool:
    """Return whether HARPY can clear a pile."""
    return sea.company[pile] >= sea.terms.numbers.harpy and len(harpy_timers(sea, pile)) > 0


class Harpy(God):
    """Clears a pile with several timers."""

    def __init__(self) -> None:
        super().__init__(HARPY)
        self.watches_piles = True

    def commands(self) -> list[Command]:
        return [ClearPile(HARPY_MOVE)]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        for pile in range(PILES):
            if may_clear(sea, pile):
                lot.add(HARPY_MOVE + pile, 1)


HELL_GODS: Final[list[God]] = [
    Hades(HADES),
    Athena(),
    Demeter(DEMETER),
    Eros(EROS),
    Charon(),
    Erinyes(ERINYES),
    Harpy(),
]
