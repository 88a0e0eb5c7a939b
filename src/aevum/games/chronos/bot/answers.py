"""How the bot answers choices in flight."""

from aevum.core.state import NONE, Ask
from aevum.games.chronos.bot.hell import best_target, send
from aevum.games.chronos.bot.outlook import Outlook
from aevum.games.chronos.data import CATACLYSM, WAR
from aevum.games.chronos.moves import GAIN, LEAVE, PAY, PLAGUE_MOVE, STARVE
from aevum.games.chronos.rules.asks import HECATE_ASK, PENALTY_ASK, STARVE_ASK, WAR_ASK
from aevum.games.chronos.rules.effects import targets
from aevum.games.chronos.rules.questions import choices


def answer(look: Outlook, ask: Ask) -> int:
    """Return the bot's answer to a choice in flight, NONE if there is nothing to choose."""
    options = choices(look.sea, ask)
    if not options:
        return NONE
    if ask.kind == WAR_ASK:
        return send(look, best_target(look, targets(look.sea, ask.subject)))
    if ask.kind == HECATE_ASK:
        return _plague(look)
    best, best_worth = NONE, 0
    for move in options:
        if ask.kind == STARVE_ASK:
            worth = look.hunger(move - STARVE)
        elif ask.kind == PENALTY_ASK:
            worth = _gift(look, ask.subject, move - PAY)
        else:
            worth = 0 if move == LEAVE else look.gain(look.seat, move - GAIN)
        if best == NONE or worth > best_worth:
            best, best_worth = move, worth
    return best


def _plague(look: Outlook) -> int:
    """Return the plague that HECATE makes of another."""
    best, best_worth = WAR, look.plague(WAR)
    for plague in range(WAR + 1, CATACLYSM + 1):
        worth = look.plague(plague)
        if worth > best_worth:
            best, best_worth = plague, worth
    return PLAGUE_MOVE + best - WAR


def _gift(look: Outlook, to: int, card: int) -> int:
    """Return what it costs to give somebody a card."""
    return look.harm(to, -look.realms[to].gain_of(card)) - look.me.loss_of(card)
