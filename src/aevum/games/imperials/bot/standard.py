"""The standard bot: a plan of what to build next, and every choice judged by it."""

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import NONE, WAIT, Ask, State
from aevum.games.imperials.bot.answers import common_answer, talk
from aevum.games.imperials.bot.card_answers import card_answer
from aevum.games.imperials.bot.card_play import play_before_roll
from aevum.games.imperials.bot.evaluation import evaluate as evaluate
from aevum.games.imperials.bot.turn import main_move, special_move
from aevum.games.imperials.moves import ROLL
from aevum.games.imperials.rules.asks import MAIN, PLACE_ROAD, ROLL_DICE, SPECIAL, TALK
from aevum.games.imperials.rules.realm import Realm


class StandardBot(Bot):
    """Plays a sensible game in both modes; the same mask always gets the same answer."""

    name = "standard"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Realm)
        if len(legal) == 1:
            return legal[0]
        if ask.kind == TALK:
            return talk(view, ask.seat, legal)
        if not ask.must:
            return WAIT  # a sealed answer that could be taken back
        if ask.kind == MAIN:
            return main_move(view, ask.seat, legal)
        if ask.kind == SPECIAL:
            return special_move(view, ask.seat, legal)
        if ask.kind == ROLL_DICE:
            move = play_before_roll(view, ask.seat, legal)
            return ROLL if move == NONE else move
        if ask.kind < PLACE_ROAD:
            return common_answer(view, ask, legal)
        return card_answer(view, ask, legal)
