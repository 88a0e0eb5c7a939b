"""Which action card the bot plays, and when."""

from aevum.core.state import NONE
from aevum.games.imperials.bot.judges.judge import CROWDED, ENOUGH
from aevum.games.imperials.bot.judges.table import judge_of
from aevum.games.imperials.bot.mind import Mind
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.moves import PLAY, ROAD
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.realm import Realm


def best_play(outlook: Outlook, legal: list[int]) -> int:
    """Return the action card to play now, NONE to keep them all."""
    realm, seat = outlook.realm, outlook.seat
    full = realm.wonders and cards_held(realm, seat) >= realm.terms.numbers.action_limit
    best, found = (CROWDED if full else ENOUGH) - 1, NONE
    for move in legal:
        if PLAY <= move < ROAD:
            value = judge_of(move - PLAY).worth(outlook)
            if value > best:
                best, found = value, move
    return found


def play_before_roll(realm: Realm, seat: int, legal: list[int], mind: Mind) -> int:
    """Return a card to play before the roll, NONE to keep them all."""
    for move in legal:
        if PLAY <= move < ROAD and judge_of(move - PLAY).plays_first(realm, seat, mind):
            return move
    return NONE
