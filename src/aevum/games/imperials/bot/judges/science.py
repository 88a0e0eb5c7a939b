"""What the bot thinks of the green action cards."""

from aevum.core.state import NONE, Ask
from aevum.games.imperials.bot.card_choices import (
    best_dice,
    best_swap,
)
from aevum.games.imperials.bot.defence import (
    SURE,
    Stakes,
    attack_chance,
    town_gain,
)
from aevum.games.imperials.bot.income import CARD_WORTH
from aevum.games.imperials.bot.judges.judge import SURELY, Judge
from aevum.games.imperials.bot.mind import Mind
from aevum.games.imperials.bot.placing import NEVER_HERE, best_move, wonder_worth
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.cards.science import Reaping, Swapping
from aevum.games.imperials.data import CARDS
from aevum.games.imperials.moves import (
    CHOSEN_DICE,
    COLOUR,
    CORNER,
    IMPROVE,
    TILE,
)
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.realm import (
    IDLE,
    Realm,
)
from aevum.games.imperials.rules.warriors import strength, upgradable, warriors_of


class AlchemistJudge(Judge):
    """The best pair of dice."""

    def plays_first(self, realm: Realm, seat: int, mind: Mind) -> bool:
        full = cards_held(realm, seat) >= realm.terms.numbers.action_limit
        return best_dice(Outlook(realm, seat, mind))[1] >= SURELY or full

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        return CHOSEN_DICE + best_dice(Outlook(realm, ask.seat, mind))[0]


class CraneJudge(Judge):
    """An improvement that is a goal; the plan decides when to play it."""

    def worth(self, outlook: Outlook) -> int:
        return 0

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        scores = [0] * len(legal)
        for goal in Outlook(realm, ask.seat, mind).goals:
            for place, move in enumerate(legal):
                if goal.move == move - COLOUR + IMPROVE:
                    scores[place] = goal.value + 1
        return best_move(legal, scores)


class EngineerJudge(Judge):
    """A fence for the town that matters most."""

    def worth(self, outlook: Outlook) -> int:
        return SURELY

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        corner = move - CORNER
        return wonder_worth(realm, corner) + (1 << 20 if realm.wonder[corner] >= 0 else 0)


class InventorJudge(Judge):
    """The best swap."""

    def worth(self, outlook: Outlook) -> int:
        return best_swap(outlook.realm, outlook.seat)[2]

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        played = played_card(realm, ask)
        assert isinstance(played, Swapping)
        one, two, _ = best_swap(realm, ask.seat, played.first)
        return TILE + (one if played.first == NONE else two)


class ReapingJudge(Judge):
    """Irrigation or Mining: the cards it brings."""

    def __init__(self, card: int) -> None:
        self.card = card

    def worth(self, outlook: Outlook) -> int:
        realm = outlook.realm
        card = realm.terms.cards[self.card]
        assert isinstance(card, Reaping)
        change = [0] * CARDS
        change[card.good] = min(card.reaped(realm, outlook.seat), realm.market[card.good])
        return outlook.gain(change)


class MedicineJudge(Judge):
    """A town that is a goal; the plan decides when to play it."""

    def worth(self, outlook: Outlook) -> int:
        return 0

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        return town_gain(realm, move - CORNER)


class SmithJudge(Judge):
    """Strength against the dragon, active warriors first."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        most = realm.terms.numbers.smith_warriors
        steps = min(most, len([c for c in warriors_of(realm, seat) if upgradable(realm, seat, c)]))
        urge = Stakes(realm, seat).urge(0) * attack_chance(realm, 2 * realm.seats) // SURE
        return steps * (CARD_WORTH // 2 + urge)

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        corner = move - CORNER
        return strength(realm, corner) + (4 if realm.active[corner] != IDLE else 0)

    def stop(self) -> int:
        return NEVER_HERE
