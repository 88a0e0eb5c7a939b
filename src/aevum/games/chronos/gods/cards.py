"""GODs that move cards from kingdom to kingdom, from piles and from the discard."""

from typing import Final

from aevum.core.text import Arg, Label, Question, Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import (
    ATLAS,
    DIONYSUS,
    EOS,
    HECATE,
    HEPHAESTUS,
    HERACLES,
    HERMES,
    HYDRA,
    KEPT,
    NEMESIS,
    NORTH,
    URANUS,
    WAR,
)
from aevum.games.chronos.moves import CUBE, PAY, ROB, URANUS_MOVE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import HECATE_ASK, HERMES_ASK
from aevum.games.chronos.rules.card_kinds import is_monster
from aevum.games.chronos.rules.chance import Knock
from aevum.games.chronos.rules.command import Command
from aevum.games.chronos.rules.drafts import Draft, Exchange, paid, payments
from aevum.games.chronos.rules.effects import PLAGUE_KINDS, barred, gain_zero, give, may_give
from aevum.games.chronos.rules.god import God
from aevum.games.chronos.rules.hands import use_power
from aevum.games.chronos.rules.move_runs import Lot
from aevum.games.chronos.rules.offerings import PlaceCube
from aevum.games.chronos.rules.permits import loot, visible
from aevum.games.chronos.rules.phrases import CARDS as CARD_IDS
from aevum.games.chronos.rules.phrases import place_of, top_note
from aevum.games.chronos.rules.places import PILES, is_pile
from aevum.games.chronos.rules.refusals import (
    refuse_bare,
    refuse_barred,
    refuse_empty,
    refuse_nobody,
    refuse_price,
    refuse_without_god,
)


class Dionysus(God):
    """All MONSTERS come to its owner."""

    def bars(self, card: int) -> bool:
        return is_monster(card)

    def why_barred(self, card: int) -> Refusal:
        return Refusal("R9.2", m.no_dionysus(card=CARD_IDS[card]))

    def enforce(self, sea: Archipelago, owner: int) -> None:
        for step in range(1, sea.seats):
            seat = (owner + step) % sea.seats
            if sea.monsters(seat):
                for card in sea.hoards[seat][:]:
                    if is_monster(card):
                        give(sea, seat, owner, card)


class RobCard(Draft):
    """HERACLES: another's visible card for one of the player's own."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        victim = robbed(move)
        if victim >= sea.seats or not sea.has(seat, HERACLES):
            return False
        return loot(sea, seat, victim) >> robbed_card(move) & 1 == 1

    def parts(self, sea: Archipelago, seat: int, first: int) -> int:
        return 1

    def steps(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        victim = robbed(draft[0])
        cards = [card for card in range(KEPT) if may_give(sea, victim, card)]
        return payments(sea, seat, cards, draft)

    def holds(self, sea: Archipelago, seat: int, draft: list[int]) -> bool:
        victim = robbed(draft[0])
        for card in paid(draft):
            if not may_give(sea, victim, card):
                return False
        return super().holds(sea, seat, draft)

    def fulfil(self, sea: Archipelago, seat: int, draft: list[int]) -> None:
        """Take the card and give one, all at once."""
        use_power(sea, seat)
        victim, card, given = robbed(draft[0]), robbed_card(draft[0]), draft[1] - PAY
        if card >= NORTH:
            sea.take_out(victim, card)
        else:
            sea.take_top(victim)
        sea.take_out(seat, given)
        sea.put_in(seat, card)
        sea.put_in(victim, given)
        sea.note("robs", seat, victim, card, given, reveals=True)

    def draft_words(self, move: int) -> Text:
        return m.part_draft_god(god="heracles")

    def prompt(self, sea: Archipelago, seat: int, draft: list[int]) -> Question:
        asked = m.ask_rob(card=CARD_IDS[robbed_card(draft[0])], who=robbed(draft[0]))
        return Question(asked, (("god", "heracles"),))

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        return Label(m.move_rob(card=CARD_IDS[robbed_card(move)], who=robbed(move)))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        victim, card = robbed(move), robbed_card(move)
        reason = refuse_without_god(sea, seat, HERACLES) or refuse_nobody(sea, victim)
        if reason:
            return reason
        if victim == seat:
            return Refusal("R9.6", m.no_rob_self())
        if not visible(sea, victim, card):
            return Refusal("R9.6", m.no_rob_hidden(who=victim, card=CARD_IDS[card]))
        if barred(sea, seat, card):
            return refuse_barred(sea, card)
        if not sea.riches[seat]:
            return Refusal("R9.6", m.no_rob_give())
        if all(not sea.held(seat, each) or each >= HYDRA for each in range(KEPT)):
            return Refusal("R9.2", m.no_rob_monsters())
        return None


def robbed(move: int) -> int:
    """Return the seat from which HERACLES takes a card."""
    return (move - ROB) // KEPT


def robbed_card(move: int) -> int:
    """Return the card that HERACLES takes."""
    return (move - ROB) % KEPT


class Heracles(God):
    """Exchanges cards."""

    def commands(self) -> list[Command]:
        return [RobCard(ROB)]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        for victim in range(sea.seats):
            lot.add(ROB + victim * KEPT, loot(sea, seat, victim))


class Hecate(God):
    """Its owner chooses which plague strikes."""

    def strikes(self, sea: Archipelago, seat: int, card: int) -> bool:
        sea.open(seat, HECATE_ASK, card, sea.now + sea.terms.numbers.choice)
        return True


class SwapCard(Exchange):
    """URANUS: cards of the kingdom for one from the discard."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        return sea.has(seat, URANUS) and sea.riches[seat] >= sea.terms.numbers.uranus

    def fee(self, sea: Archipelago) -> int:
        return sea.terms.numbers.uranus

    def source(self) -> Arg:
        return ("god", "uranus")

    def draft_words(self, move: int) -> Text:
        return m.part_draft_god(god="uranus")

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        return Label(m.move_uranus(), m.part_cards(n=self.fee(sea)).inner())

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        missing = refuse_without_god(sea, seat, URANUS)
        return missing or refuse_price("R9.21", self._poor, self.fee(sea), sea, seat)

    def _poor(self, cost: Text, has: Text) -> Text:
        return m.no_price(god="uranus", cost=cost, has=has)


class Uranus(God):
    """Gains cards from the discard, and may look through it."""

    def __init__(self) -> None:
        super().__init__(URANUS)
        self.sees_discard = True

    def commands(self) -> list[Command]:
        return [SwapCard(URANUS_MOVE)]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        if sea.riches[seat] >= sea.terms.numbers.uranus:
            lot.add(URANUS_MOVE, 1)


class Eos(God):
    """Gets a card from everybody else who knocks a timer over."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.fines = True

    def can_be_drawn(self, sea: Archipelago) -> bool:
        return sea.terms.knocks

    def landed(self, sea: Archipelago, owner: int, seat: int, to: int, beside: int) -> None:
        if owner != seat and beside and is_pile(to):
            sea.tasks.append(Knock(seat, beside))


class Hermes(God):
    """Gains a card of each offering that others make."""

    def offered(self, sea: Archipelago, owner: int, seat: int, packed: int) -> None:
        if owner != seat:
            sea.open(owner, HERMES_ASK, packed, sea.now + sea.terms.numbers.choice)


class HauntPile(PlaceCube):
    """NEMESIS: puts the cube onto a pile."""

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        pile = move - CUBE
        return Label(m.move_cube(at=place_of(pile)), notes=top_note(sea, pile))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        return refuse_bare(sea, move - CUBE) or refuse_empty(sea, move - CUBE)

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        sea.haunted = move - CUBE
        sea.note("cube", seat, 1, sea.haunted)


class Nemesis(God):
    """Gets a card from everybody else who picks from the pile under her cube."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.fines = True

    def commands(self) -> list[Command]:
        return [HauntPile(CUBE, NEMESIS)]

    def cubes(self, sea: Archipelago, seat: int) -> list[int]:
        return [CUBE + pile for pile in range(PILES) if sea.standing >> pile & 1]

    def picked(self, sea: Archipelago, owner: int, seat: int, pile: int, card: int) -> None:
        if sea.haunted == pile and owner != seat:
            sea.owe(seat, owner)


class Hephaestus(God):
    """Plagues of its owner strike all the others."""

    def spreads(self, sea: Archipelago, seat: int, card: int) -> bool:
        plague = PLAGUE_KINDS[card - WAR]
        struck = False
        for step in range(1, sea.seats):
            struck = plague.spread(sea, seat, (seat + step) % sea.seats)
        return struck


class Atlas(God):
    """A 0 comes with each card that its owner picks."""

    def __init__(self) -> None:
        super().__init__(ATLAS)
        self.zeros = True

    def picked(self, sea: Archipelago, owner: int, seat: int, pile: int, card: int) -> None:
        if owner == seat:
            gain_zero(sea, seat)


CARD_GODS: Final[list[God]] = [
    Dionysus(DIONYSUS),
    Heracles(HERACLES),
    Hecate(HECATE),
    Uranus(),
    Eos(EOS),
    Hermes(HERMES),
    Nemesis(NEMESIS),
    Hephaestus(HEPHAESTUS),
    Atlas(),
]
