"""What the bot thinks of the blue action cards."""

from aevum.core.state import Ask
from aevum.games.imperials.bot.card_choices import (
    road_to_remove,
)
from aevum.games.imperials.bot.defence import (
    SURE,
    Stakes,
    attack_chance,
    full_strength,
    idle_at,
)
from aevum.games.imperials.bot.income import CARD_WORTH
from aevum.games.imperials.bot.judges.basic import place_road
from aevum.games.imperials.bot.judges.held import held_worth
from aevum.games.imperials.bot.judges.judge import SURELY, Judge
from aevum.games.imperials.bot.mind import Mind
from aevum.games.imperials.bot.placing import NEVER_HERE, post_worth
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import (
    bishop_worth,
    prey_worth,
    robbed,
    threat,
)
from aevum.games.imperials.cards.military import invited, sabotaged
from aevum.games.imperials.moves import (
    ACTION_CARD,
    CORNER,
    PLAYER,
)
from aevum.games.imperials.rules.asks import CHOOSE_PLAYER, CHOOSE_ROAD
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.realm import (
    IDLE,
    TOWN_PIECE,
    Realm,
)
from aevum.games.imperials.rules.warriors import force, strength


class BishopJudge(Judge):
    """The tile with most to steal."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        best = 0
        for tile in range(len(realm.fog)):
            if not realm.fog[tile] and tile != realm.robber:
                best = max(best, bishop_worth(realm, seat, tile))
        return best + robbed(realm, seat)


class DeserterJudge(Judge):
    """A warrior of the strongest leader; of its own the least."""

    def worth(self, outlook: Outlook) -> int:
        return SURELY

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        if ask.kind == CHOOSE_PLAYER:
            other = move - PLAYER
            return threat(realm, ask.seat, other) + 20 * full_strength(realm, other)
        corner = move - CORNER
        if ask.seat != played_card(realm, ask).seat:
            return -2 * strength(realm, corner) - int(realm.active[corner] != IDLE)
        return post_worth(realm, ask.seat, corner)

    def stop(self) -> int:
        return NEVER_HERE


class DiplomatJudge(Judge):
    """The open road of another whose loss hurts most."""

    def worth(self, outlook: Outlook) -> int:
        return road_to_remove(outlook.realm, outlook.seat)[1]

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        if ask.kind == CHOOSE_ROAD:
            move = road_to_remove(realm, ask.seat)[0]
            return move if move in legal else legal[0]
        return place_road(Outlook(realm, ask.seat, mind), legal)


class IntrigueJudge(Judge):
    """A warrior that cuts the bot's roads, or is on one of its sites."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        best = 0
        for corner in range(len(realm.piece)):
            if realm.piece[corner] > TOWN_PIECE and realm.owner[corner] != seat:
                roads = 0
                for side in realm.hexes.corner_sides[corner]:
                    roads += int(realm.road[side] == seat)
                if roads:
                    best = max(best, 80 * roads + 20 * strength(realm, corner))
        return best

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        corner = move - CORNER
        return threat(realm, ask.seat, realm.owner[corner]) + 20 * strength(realm, corner)


class SaboteurJudge(Judge):
    """What the rivals lose."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        lost = sabotaged(realm, seat)
        return sum([lost[o] * threat(realm, seat, o) for o in range(realm.seats)]) // 2


class SpyJudge(Judge):
    """The best action card of a leader."""

    def worth(self, outlook: Outlook) -> int:
        return SURELY

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        if ask.kind == CHOOSE_PLAYER:
            return prey_worth(realm, ask.seat, move - PLAYER)
        return held_worth(move - ACTION_CARD)


class WarlordJudge(Judge):
    """Active warriors when the dragon comes."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        idle = idle_at(realm, seat)
        total = 0
        for corner in idle:
            total += force(realm, corner)
        stakes = Stakes(realm, seat)
        gain = stakes.outcome(stakes.now + total) - stakes.outcome(stakes.now)
        return (gain + len(idle) * CARD_WORTH // 2) * attack_chance(realm, realm.seats) // SURE


class WeddingJudge(Judge):
    """The cards it brings."""

    def worth(self, outlook: Outlook) -> int:
        return sum(invited(outlook.realm, outlook.seat)) * CARD_WORTH
