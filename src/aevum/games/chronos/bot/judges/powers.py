"""The value of using a power now, by the row of moves that uses it."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.bot.hell import best_target, send, send_worth
from aevum.games.chronos.bot.judges.judge import PowerJudge
from aevum.games.chronos.bot.offerings import cheapest_cards, cube
from aevum.games.chronos.bot.outlook import VICTORY, Outlook
from aevum.games.chronos.data import CARDS, CATACLYSM, HYDRA, KEPT, MINOTAUR
from aevum.games.chronos.moves import (
    DEMETER_MOVE,
    EPHESUS_MOVE,
    FREE,
    GAIN,
    HADES_MOVE,
    HARPY_MOVE,
    MOVES,
    PAY,
    RHODES_MOVE,
    ROB,
    SEND,
    TROY_MOVE,
    URANUS_MOVE,
)
from aevum.games.chronos.rules.drafts import fee
from aevum.games.chronos.rules.effects import barred, may_give, targets
from aevum.games.chronos.rules.options import condemned
from aevum.games.chronos.rules.permits import harpy_timers, last_god

FREE_WORTH: Final = 40


class CondemnJudge(PowerJudge):
    """What DEMETER, EROS or ERINYES can put into Hell."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        timer = best_target(look, condemned(look.sea, look.seat))
        if timer == NONE:
            return [], 0
        return [send(look, timer)], send_worth(look, timer) - look.mind.lash


class LastGodJudge(PowerJudge):
    """A GOD from CASSANDRA."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        return [FREE, *cube(look, last_god(look.sea))], FREE_WORTH


class RobJudge(PowerJudge):
    """An exchange by HERACLES."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        victim, card = (move - ROB) // KEPT, (move - ROB) % KEPT
        mine = look.me.copy()
        kept = 0
        for each in (HYDRA, MINOTAUR):
            if not may_give(look.sea, victim, each):
                kept |= 1 << each
        given = cheapest_cards(mine, 1, kept)
        if not given or given[0] == card:
            return [], 0
        mine.add(card)
        theirs = look.realms[victim].copy()
        theirs.remove(card)
        theirs.add(given[0])
        gain = mine.worth() - look.me.worth()
        harm = look.harm(victim, look.realms[victim].worth() - theirs.worth())
        return [move, PAY + given[0]], gain + harm - look.mind.offering // 2


class PickTenJudge(PowerJudge):
    """A 10 for DEMETER."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        return [move], look.prize(move - DEMETER_MOVE)


class HarpyPowerJudge(PowerJudge):
    """A pile that HARPY clears."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        found = [move]
        worth = -look.mind.lash
        for timer in harpy_timers(look.sea, move - HARPY_MOVE):
            found.append(send(look, timer))
            worth += send_worth(look, timer)
        return found, worth


class SiegeJudge(PowerJudge):
    """The cube of TROY: off the bot's own card, onto a rival's."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        return [move], self.worth(look, move - TROY_MOVE)

    def worth(self, look: Outlook, pile: int) -> int:
        """Return the value of having the cube on a pile."""
        sea = look.sea
        worth = -look.mind.offering
        for timer in sea.timers:
            place = sea.place[timer]
            if place == pile:
                if sea.owner(timer) == look.seat:
                    return -1
                if sea.company[pile] == 1 and look.alert >> timer & 1:
                    worth += look.harm(sea.owner(timer), look.threat(timer))
            elif place == sea.besieged and sea.owner(timer) == look.seat:
                worth += 25
            elif place == sea.besieged and sea.company[place] == 1:
                card = look.shown(place)
                worth -= look.harm(sea.owner(timer), look.gain(sea.owner(timer), card))
        return worth


class HadesPowerJudge(PowerJudge):
    """Timers into an empty Hell."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        left = targets(look.sea, NONE)
        found = [move]
        worth = -look.mind.lash
        for _ in range(look.sea.terms.numbers.hades):
            timer = best_target(look, left)
            left.remove(timer)
            found.append(send(look, timer))
            worth += send_worth(look, timer)
        return found, worth


class RhodesJudge(PowerJudge):
    """The cost of RHODES against a timer in Hell."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        after = look.me.copy()
        number = fee(look.sea, move)
        paid = cheapest_cards(after, number, 0)
        timer = best_target(look, targets(look.sea, NONE))
        if len(paid) < number or timer == NONE:
            return [], 0
        worth = send_worth(look, timer) + after.worth() - look.me.worth()
        return [move, *[PAY + card for card in paid], send(look, timer)], worth - look.mind.lash


class ExchangeJudge(PowerJudge):
    """Cards of the kingdom against one from the discard, by URANUS or EPHESUS."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        sea = look.sea
        after = look.me.copy()
        number = fee(sea, move)
        paid = cheapest_cards(after, number, 0)
        best, best_worth = NONE, 0
        for card in range(CARDS):
            if len(paid) == number and sea.discard[card] and not barred(sea, look.seat, card):
                worth = after.gain_of(card) if card < KEPT else _plague(look, card)
                if best == NONE or worth > best_worth:
                    best, best_worth = card, worth
        if best == NONE or best in paid:
            return [], 0
        worth = best_worth + after.worth() - look.me.worth()
        return [move, *[PAY + card for card in paid], GAIN + best], worth - look.mind.offering // 2


def _plague(look: Outlook, card: int) -> int:
    """Return the value of a PLAGUE from the discard."""
    worth = look.plague(card)
    wins = card == CATACLYSM and worth >= VICTORY
    return worth if wins else worth // 2


NO_POWER: Final = PowerJudge()


def _judges() -> list[PowerJudge]:
    """Return the judge of every move, NO_POWER for moves that use no power."""
    found = [NO_POWER] * MOVES.size
    _lay(found, SEND, CondemnJudge(once=True))
    _lay(found, FREE, LastGodJudge())
    _lay(found, ROB, RobJudge())
    _lay(found, DEMETER_MOVE, PickTenJudge())
    _lay(found, HARPY_MOVE, HarpyPowerJudge())
    _lay(found, TROY_MOVE, SiegeJudge())
    _lay(found, HADES_MOVE, HadesPowerJudge())
    _lay(found, RHODES_MOVE, RhodesJudge())
    _lay(found, URANUS_MOVE, ExchangeJudge())
    _lay(found, EPHESUS_MOVE, ExchangeJudge())
    return found


def _lay(judges: list[PowerJudge], first: int, judge: PowerJudge) -> None:
    """Set the judge of every move of a row."""
    for move in range(first, first + MOVES.row(first).size):
        judges[move] = judge


POWER_JUDGES: Final[list[PowerJudge]] = _judges()
"""By the move."""


def best_power(look: Outlook, legal: list[int]) -> tuple[list[int], int]:
    """Return the best use of a power with all its parts and its value; [] if none is good."""
    best: list[int] = []
    best_worth = 0
    before: PowerJudge | None = None
    for move in legal:
        judge = POWER_JUDGES[move]
        if judge is NO_POWER or (judge.once and judge is before):
            continue
        before = judge
        line, worth = judge.line(look, move)
        if line and worth > best_worth:
            best, best_worth = line, worth
    return best, best_worth


def power_line(look: Outlook, move: int) -> tuple[list[int], int]:
    """Return a power's moves and their value; [] for a move that isn't a power."""
    return POWER_JUDGES[move].line(look, move)
