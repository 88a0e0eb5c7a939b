"""What every player card does, in one or two sentences; the numbers on it are in the tables.

The sentences are templates, which `wording.py` fills with the numbers of a match.
"""

# not compiled: words are slow code on purpose

from typing import Final, NamedTuple

from aevum.games.temporum import printed
from aevum.games.temporum.data import CARD_NUMBER, CARDS


class CardWords(NamedTuple):
    """The texts of a card: when played, when scored, when discarded at the start of a turn."""

    play: str
    on_score: str = ""
    secret: str = ""


# fmt: off
CARD_WORDS: Final[dict[str, CardWords]] = {
    "Anubis Statuette": CardWords(
        "When this Zone is done, visit any Zone, also an unreal one, that you have not visited "
        "this turn. A pawn still on an unreal Zone then joins that Time's real one."),
    "Artist": CardWords("Draw {draws:card}."),
    "Bag of Loot": CardWords("Take this card back into your hand."),
    "Barbarian Horde": CardWords(
        "Discard as many cards as you like and advance {steps:crown} for each of them."),
    "Black Market": CardWords("Whenever you play another card, gain ${gain} with its coins."),
    "Conspiracy": CardWords("Whenever you score a card, advance {bonus:one crown} more."),
    "Crown Jewels": CardWords(
        "Discard as many cards as you like and gain ${gain} for each of them."),
    "Engineer": CardWords("Draw {draws:card}, then discard {discards:one}."),
    "Explorer": CardWords("Whenever you draw a card, gain ${gain}."),
    "Friends in Old Places": CardWords("Scoring a card costs you ${discount} less."),
    "Gang of Pickpockets": CardWords(
        "Whenever you have played another card and it is resolved, draw {draws:card}."),
    "Gladiator's Gladius": CardWords("Draw {draws:card} for each Time you rule."),
    "Golden Goose": CardWords("All your opponents gain ${gain}."),
    "Infected Rat": CardWords("All who hold more cards than you discard {discards:one}."),
    "Inventor": CardWords("Draw {draws:card}, or gain ${gain}, or advance {steps:crown}."),
    "Investments": CardWords(
        "When any turn ends you may discard this from play and gain half of what you gained in "
        "that turn, rounded down."),
    "Kill Your Grandfather": CardWords("Discard your whole hand, then draw {draws:card}."),
    "King's Sword": CardWords("Advance {steps:crown} for each Time you rule."),
    "Mayan Ritual Knife": CardWords("All your opponents lose ${loss} for each Time you rule."),
    "Papal Tiara": CardWords("Score a card at its usual cost."),
    "Predict the Future": CardWords(
        "When this turn ends you may change history in the Zone where you played this."),
    "Prime Real Estate": CardWords("Whenever a crown of yours steps into Time IV, gain ${gain}."),
    "Secret Society": CardWords("Whenever you have scored a card, draw {draws:one}."),
    "Settlers": CardWords("Advance {steps:crown}."),
    "Shogun's Katana": CardWords("Gain ${gain} for each Time you rule."),
    "Step on a Butterfly": CardWords(
        "When this turn ends, history changes in Time I, then in Time II, then in Time III, each "
        "time in the Zone that is real by then."),
    "Think Tank": CardWords("Whenever you discard a card, gain ${gain}."),
    "Treasure Map": CardWords(
        "When you have visited a Zone of Time IV, you may discard this from play and draw "
        "{draws:card}."),
    "Trinket": CardWords("Play another card."),
    "Tulip Stocks": CardWords("All your opponents lose ${loss}."),
    "A Place Outside Time": CardWords(
        "This is a Zone that only you can enter, in no Time. Visiting it: gain ${gain}, or advance "
        "{steps:crown}."),
    "Ambassador": CardWords(
        "Whenever you have played another card and it is resolved, you may pay ${price} to advance "
        "{steps:crown}."),
    "Ancient Scroll": CardWords("Everybody draws {draws:card}, you too."),
    "Assassin's Dagger": CardWords(
        "Advance {steps:crown}, then gain ${gain} for each Time you rule."),
    "Bank": CardWords("Your first gain of money in each turn, anybody's, is ${bonus} larger."),
    "Battle Plans": CardWords(
        "Each opponent retreats a crown that you choose, one that can retreat if there is any."),
    "Beggar": CardWords(
        "At the start of your turn put ${gain} on this if you hold less than ${under}. You can pay "
        "with that money, but never lose it."),
    "Cache": CardWords(
        "Put a card from your hand face down under this. At the start of a turn of yours you may "
        "discard this from play to play that card."),
    "Cutthroat's Cutlass": CardWords(
        "Retreat a crown. If you did, draw {draws:card} for each Time you then rule."),
    "Detective": CardWords(
        "Whenever you are to draw and your hand is empty, draw {draws:one card} more."),
    "Golden Apple": CardWords("All your opponents move to your Zone, without visiting it."),
    "Hacker": CardWords(
        "Whenever you are told to play a card, you may score one from your hand instead; told to "
        "score, you may play one."),
    "Hidden Cave": CardWords(
        "Whenever you were made to discard, you may take this from play back into your hand."),
    "Hideout": CardWords(
        "When your turn ends and you hold ${money} or more, advance {steps:crown}."),
    "Inventor's Journal": CardWords(
        "Draw as many cards as there are players. Then give each opponent a card from your hand."),
    "Maneuver": CardWords(
        "When this Zone is done, move your pawn to a real Zone, if you like. You do not visit it."),
    "Meet Younger Self": CardWords("Draw {draws:card}.", on_score="Draw {score-draws:card}."),
    "Mysterious Relic": CardWords("Nothing changes history until your next turn begins."),
    "Panacea": CardWords(
        "Gain ${gain} if you rule Time III. Then draw {draws:card} if you rule Time II. Then "
        "advance {steps:crown} if you rule Time I."),
    "Pilgrims": CardWords("Score a card for ${discount} less, but with {bonus:crown} fewer."),
    "Revolutionaries": CardWords(
        "Whenever you have played another card and it is resolved, {steps:one} of your crowns in "
        "Time II {steps:advances/advance}."),
    "Secret Mission": CardWords(
        "Draw {draws:card} and advance {steps:crown}.",
        secret="Move to the real Zone of a Time, without visiting it."),
    "Secret Plot": CardWords(
        "Discard {discards:card}, then score one at its usual cost, then play one.",
        secret="Advance {secret-steps:crown}."),
    "Secret Stash": CardWords(
        "If you are alone in your Zone, gain ${gain} for each crown you have in this Time.",
        secret="Gain ${secret-gain}."),
    "Secret Weapon": CardWords(
        "Draw {draws:card}, then play one.",
        secret="Name a Time: you rule it this turn, beside those who rule it anyway."),
    "Sultan's Scimitar": CardWords(
        "At the start of your next turn see which Times you rule. Advance {steps:crown} out of "
        "each of them, from Time IV back to Time I."),
    "Sunboat of Ra": CardWords(
        "When your turn ends and an opponent's came before it, you may discard this from play; "
        "then you are on turn again."),
    "Tactician": CardWords(
        "Whenever you score a card you may pay ${dollars} more for {shift:one crown} more, or "
        "${dollars} less for {shift:one} fewer."),
    "University": CardWords(
        "Each time you have visited a Zone of Time II, draw {draws:card}, then discard "
        "{discards:one}."),
    "Visionary": CardWords(
        "Advance {steps:crown}, then play another card.",
        on_score="You may score another card, when this one is wholly done."),
    "Gizmo": CardWords(
        "Choose another Momentary card of your hand, no Gizmo, and play it twice. This then goes "
        "back to its pile."),
    "Trade Goods": CardWords(
        "Draw {draws:card}, or gain ${gain}, or draw {both-draws:card} and gain ${both-gain}. This "
        "then goes back to its pile."),
}
# fmt: on


def _check() -> None:
    """Refuse words without a card, cards without words, and texts that only one of them has."""
    if set(CARD_WORDS) != {card.name for card in CARDS}:
        raise ValueError("cards and their words do not match")
    for card in CARDS:
        words = CARD_WORDS[card.name]
        if not words.play:
            raise ValueError(f"{card.name} has no words")
        made = printed.CARDS[CARD_NUMBER[card.name]]
        if bool(words.on_score) != bool(made.on_score) or bool(words.secret) != bool(made.secret):
            raise ValueError(f"the words of {card.name} do not fit its texts")


_check()
