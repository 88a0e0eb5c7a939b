"""Choices in flight: what plagues, penalties and HERMES ask one seat while the game goes on."""

from aevum.core.state import NONE, Ask
from aevum.games.chronos.data import KEPT, PLAGUES, WAR
from aevum.games.chronos.moves import FLIPS, GAIN, LEAVE, PAY, PLAGUE_MOVE, SEND, STARVE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.drafts import is_flipped, offered, recover, sends, sent_timer
from aevum.games.chronos.rules.effects import barred, damn, gifts, give, starve, targets, unleash
from aevum.games.chronos.rules.question import QuestionKind
from aevum.games.chronos.rules.scoring import leader, lowest_card, target_timer


class ChooseTimer(QuestionKind):
    """WAR: which timer goes into Hell? The subject is whose it must be, if anybody's."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return sends(targets(sea, ask.subject))

    def default(self, sea: Archipelago, ask: Ask) -> int:
        victim = ask.subject if ask.subject != NONE else leader(sea, ask.seat, True)
        timer = target_timer(sea, victim if victim != NONE else ask.seat)
        return SEND + timer * FLIPS + 1

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        damn(sea, ask.seat, sent_timer(move), is_flipped(move))

    def is_void(self, sea: Archipelago, ask: Ask) -> bool:
        return not targets(sea, ask.subject)


class ChooseStarving(QuestionKind):
    """STARVATION: who loses the top card?"""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return [STARVE + seat for seat in range(sea.seats) if seat != ask.seat]

    def default(self, sea: Archipelago, ask: Ask) -> int:
        return STARVE + leader(sea, ask.seat, False)

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        starve(sea, move - STARVE)


class ChoosePlague(QuestionKind):
    """HECATE: which plague is it? The subject is the printed one."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return [PLAGUE_MOVE + plague for plague in range(PLAGUES)]

    def default(self, sea: Archipelago, ask: Ask) -> int:
        return PLAGUE_MOVE + ask.subject - WAR

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        unleash(sea, ask.seat, WAR + move - PLAGUE_MOVE)


class GiveCard(QuestionKind):
    """A penalty: which card is given? The subject is to whom."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return [PAY + card for card in gifts(sea, ask.seat, ask.subject)]

    def default(self, sea: Archipelago, ask: Ask) -> int:
        return PAY + lowest_card(sea, ask.seat, gifts(sea, ask.seat, ask.subject))

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        give(sea, ask.seat, ask.subject, move - PAY)

    def is_void(self, sea: Archipelago, ask: Ask) -> bool:
        return not gifts(sea, ask.seat, ask.subject)


class TakeOffered(QuestionKind):
    """HERMES: which card of an offering is gained? The subject packs their counts."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        cards = [
            GAIN + card
            for card in range(KEPT)
            if offered(ask.subject, card) and not barred(sea, ask.seat, card)
        ]
        return [*cards, LEAVE]

    def default(self, sea: Archipelago, ask: Ask) -> int:
        return LEAVE

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        if move != LEAVE:
            recover(sea, ask.seat, move - GAIN)
