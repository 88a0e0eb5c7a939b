"""The thirty player cards of the base game."""

from typing import Final

from aevum.games.temporum.cards.card import (
    MOMENTARY,
    PERPETUAL,
    Amount,
    Card,
    cards,
    crowns,
    dollars,
)
from aevum.games.temporum.rules.ops import (
    ANUBIS,
    BUTTERFLY,
    LARGER_HANDS,
    OPPONENTS,
    PREDICT,
    RESULT,
    RETURN_CARD,
    TIMES_RULED,
    YOUR_TIMES,
    advance,
    after_zone,
    choose,
    discard,
    discard_any,
    discard_hand,
    draw,
    each,
    end_of_turn,
    gain,
    lose,
    play,
    program,
    score,
    special,
)


def _perpetual(name: str, coins: int, cost: int, crowns: int, *amounts: Amount) -> Card:
    """What Perpetual cards do is in the rules that they change; their numbers are here."""
    return Card(name, PERPETUAL, coins, cost, crowns, amounts=amounts)


BASE_CARDS: Final = (
    Card("Anubis Statuette", MOMENTARY, 2, 16, 7, program(after_zone(ANUBIS))),
    Card("Artist", MOMENTARY, 8, 4, 4, program(draw(1))),
    Card("Bag of Loot", MOMENTARY, 7, 4, 4, program(special(RETURN_CARD))),
    Card("Barbarian Horde", MOMENTARY, 9, 16, 7, program(discard_any(), advance(1, per=RESULT))),
    _perpetual("Black Market", 7, 8, 5, dollars("gain", 2, "more for each other card played")),
    _perpetual("Conspiracy", 0, 8, 5, crowns("bonus", 1, "more for each card scored")),
    Card("Crown Jewels", MOMENTARY, 11, 4, 4, program(discard_any(), gain(4, per=RESULT))),
    Card("Engineer", MOMENTARY, 12, 8, 5, program(draw(2), discard(2))),
    _perpetual("Explorer", 6, 16, 7, dollars("gain", 1, "gained for each card drawn")),
    _perpetual(
        "Friends in Old Places", 6, 12, 6, dollars("discount", 2, "less for each card scored")
    ),
    _perpetual(
        "Gang of Pickpockets", 0, 12, 6, cards("draws", 1, "drawn for each other card played")
    ),
    Card("Gladiator's Gladius", MOMENTARY, 8, 16, 7, program(draw(1, per=TIMES_RULED))),
    Card("Golden Goose", MOMENTARY, 16, 20, 8, program(each(OPPONENTS, gain(5)))),
    Card("Infected Rat", MOMENTARY, 8, 12, 6, program(each(LARGER_HANDS, discard(1)))),
    Card("Inventor", MOMENTARY, 4, 20, 8, program(choose(draw(2), gain(8), advance(2)))),
    _perpetual("Investments", 8, 16, 7),
    Card("Kill Your Grandfather", MOMENTARY, 5, 4, 4, program(discard_hand(), draw(2))),
    Card("King's Sword", MOMENTARY, 8, 20, 8, program(advance(1, per=TIMES_RULED))),
    Card(
        "Mayan Ritual Knife",
        MOMENTARY,
        10,
        12,
        6,
        program(each(OPPONENTS, lose(2, per=YOUR_TIMES))),
    ),
    Card("Papal Tiara", MOMENTARY, 4, 20, 8, program(score())),
    Card("Predict the Future", MOMENTARY, 12, 4, 4, program(end_of_turn(PREDICT))),
    _perpetual(
        "Prime Real Estate", 7, 20, 8, dollars("gain", 1, "gained for each step into Time IV")
    ),
    _perpetual("Secret Society", 0, 8, 5, cards("draws", 1, "drawn for each card scored")),
    Card("Settlers", MOMENTARY, 8, 16, 7, program(advance(1))),
    Card("Shogun's Katana", MOMENTARY, 10, 12, 6, program(gain(2, per=TIMES_RULED))),
    Card("Step on a Butterfly", MOMENTARY, 12, 4, 4, program(end_of_turn(BUTTERFLY))),
    _perpetual("Think Tank", 11, 8, 5, dollars("gain", 1, "gained for each card discarded")),
    _perpetual("Treasure Map", 6, 12, 6, cards("draws", 2, "drawn for it")),
    Card("Trinket", MOMENTARY, 4, 8, 5, program(play())),
    Card("Tulip Stocks", MOMENTARY, 9, 20, 8, program(each(OPPONENTS, lose(5)))),
)
