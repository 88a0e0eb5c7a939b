"""What every Zone does, in one or two sentences.

The sentences are templates, which `wording.py` fills with the numbers of a match.
"""

# not compiled: words are slow code on purpose

from typing import Final, NamedTuple

from aevum.games.temporum.printed import ZONES


class ZoneWords(NamedTuple):
    """The texts of a Zone: what a visit does, what its box says, what the setup does with it."""

    visit: str
    box: str = ""
    setup: str = ""


ACTION: Final = "{action}"  # what Zones begin with that let you do anything
ACTION_WORDS: Final = "Score a card, or play one, or draw {draws:one}."

# fmt: off
FIRST: Final[dict[str, ZoneWords]] = {
    "Late Jurassic": ZoneWords("{action} Then history changes here."),
    "Stone Age": ZoneWords(
        "Score a card. Then gain ${coins} for each Time without a crown of yours."),
    "Ancient Egypt": ZoneWords(
        "Score a card. Then advance {steps:one} of your crowns here if you rule here."),
    "Ice Age": ZoneWords(
        "Score a card. Then each opponent who stands in a Time you rule loses ${loss}."),
    "Primitive Paradise": ZoneWords(
        "Score a card.",
        box="Whoever is the first to visit a Zone alone takes the ${coins} lying on it.",
        setup="Every Zone of the board gets ${coins}."),
    "Time of Legends": ZoneWords("Score a card and advance {bonus:one crown} more."),
    "Ancient Greece": ZoneWords("{action} Then you may pay ${price} to draw {draws:card}."),
    "Iron Age": ZoneWords("Score a card for ${discount} less per Time you rule."),
    "Age of Atlantis": ZoneWords(
        "Score a card. Then put your HQ on any Zone, real or unreal, this one too: it brings you "
        "${coins} whenever you visit there."),
    "Alien Egypt": ZoneWords(
        "If you hold ${money} or more, you win at once. If not, gain ${coins} or score a card."),
    "Babylonian Bazaar": ZoneWords(
        "Score a card. Hourglass: everybody may pay ${price} to draw {draws:card} and advance "
        "{steps:crown}."),
    "Bronze Age": ZoneWords("Score a card. If you did, gain ${coins} per crown of yours here."),
    "Dawn of Man": ZoneWords(
        "Score a card. Then everybody, you too, advances {steps:crown} out of Time I."),
    "Kingdom of Trilobites": ZoneWords(
        "Score a card.",
        box="Whoever may change history while he stands here may do so in Time I, then in Time II, "
        "then in Time III."),
    "Neolithic Renaissance": ZoneWords(
        "Score a card. Hourglass: everybody with fewer than {hand:one card} draws up to "
        "{hand:one}."),
    "Trojan War": ZoneWords("Score a card. Then lose all your money, and draw {draws:card}."),
}

SECOND: Final[dict[str, ZoneWords]] = {
    "Pax Buddha": ZoneWords("{action} Then everybody draws {draws:card}, you too."),
    "Renaissance": ZoneWords("Draw {draws:card}, or {ruler-draws:one} if you rule here."),
    "Feudal Japan": ZoneWords(
        "Draw {draws:card}. If you rule here, you may then discard your hand and draw as many."),
    "Imperial China": ZoneWords("{action} Then you may discard a card to gain ${coins}."),
    "Age of Cults": ZoneWords(
        "Draw {draws:card}. Then all who hold cards pass one, at the same time and unseen, to the "
        "next of them on the left."),
    "Crusades": ZoneWords(
        "Draw {draws:card}. Then gain ${coins} for each player who stands in Time I."),
    "Plague": ZoneWords(
        "Draw {draws:card}. Then all who stand in Time I or III discard {discards:card}."),
    "Roman Empire": ZoneWords(
        "Draw {draws:card}. Then gain ${coins} if you rule here; otherwise lose ${loss}."),
    "Holy Norse Empire": ZoneWords("Draw {draws:card}. Then gain ${coins} if you rule here."),
    "Inquisition": ZoneWords(
        "Draw {draws:card}. If you rule here, each opponent then discards {discards:card} or loses "
        "${loss}, as he likes."),
    "Aztec Invasion": ZoneWords(
        "Draw {draws:card}. Then advance {steps:crown} out of Time I if you have none here."),
    "Egyptian America": ZoneWords(
        "Draw {draws:card}. Then advance {steps:one} of your crowns here if you rule here."),
    "Ancient Carthage": ZoneWords("Draw {draws:card} and take Trade Goods."),
    "Bright Ages": ZoneWords(
        "Draw {draws:card}. Then put a card from your hand on the deck, face up."),
    "Byzantine Empire": ZoneWords(
        "Draw {draws:card}.",
        box="Moving here brings ${coins} for each card in your hand."),
    "Celtic Paradise": ZoneWords(
        "Draw {draws:card}. Hourglass: everybody who holds less than ${under} gains "
        "${coins}{times:again}."),
    "Dark Ages": ZoneWords(
        "Draw {draws:card}.",
        box="If your turn starts here, discard {discards:card} before anything else."),
    "Empire of the Amazons": ZoneWords(
        "If you rule here, retreat one of your crowns here, if there is any, and draw "
        "{ruler-draws:card}. If not, draw {draws:one}."),
    "Greek America": ZoneWords(
        "Draw {draws:card}. If you rule here, you may put a Base here. Then, if a Base of yours is "
        "here, you may discard a card to gain ${coins}."),
    "Mongolian Empire": ZoneWords(
        "Draw {draws:card}. If you rule here, each opponent with at least as many cards as you "
        "then discards {discards:one}."),
    "Scientist Enclave": ZoneWords(
        "You may retreat one of your crowns here to take a Gizmo. If you do not, draw "
        "{draws:card}."),
    "Three Kingdoms": ZoneWords(
        "Draw {draws:card}. Hourglass: all who do not rule here discard {discards:card} and lose "
        "${loss}."),
    "Tibetan Empire": ZoneWords(
        "Draw {draws:card}. If you rule here, you gain no more money this turn, and may play a "
        "card."),
    "Viking America": ZoneWords(
        "Draw {draws:card}.",
        box="Moving from here to a Time you rule brings ${coins}."),
}

THIRD: Final[dict[str, ZoneWords]] = {
    "Age of Discovery": ZoneWords("Play a card. Then gain ${coins} for each crown you have here."),
    "Balloon Revolution": ZoneWords(
        "Play a card. Then gain ${coins} for each opponent who stands here."),
    "American Civil War": ZoneWords("Play a card. Then gain ${coins} for each Time you rule."),
    "Plutocracy": ZoneWords(
        "Play a card. Then advance {steps:crown} if you hold more money than anybody else."),
    "Prohibition Era": ZoneWords(
        "Play a card. Then gain ${coins}. Then all who rule here gain ${ruler-coins}; so do you if "
        "you rule here."),
    "Cold War": ZoneWords(
        "Play a card.", box="If your turn starts here and you are alone, gain ${coins}."),
    "Great Depression": ZoneWords(
        "{action} Then everybody who is not in Time IV, you too, loses ${loss}."),
    "Bureaucracy": ZoneWords(
        "Play a card. Then each opponent who holds ${money} or more retreats a crown of his "
        "choice."),
    "Police State": ZoneWords(
        "Play a card.", box="A pawn here cannot move to Time I or Time II."),
    "Summer of Love": ZoneWords("{action} Then everybody gains ${coins}, you too."),
    "French Revolution": ZoneWords("Play a card. Then draw {draws:card} if you rule here."),
    "Industrial Revolution": ZoneWords(
        "Play a card. If you rule here, you may take it back into your hand."),
    "Age of Piracy": ZoneWords(
        "Play a card. Then all who stand in Time I or II lose ${loss}. If you rule here, you gain "
        "what they lost."),
    "Age of Plastic": ZoneWords(
        "Play a card. Then choose: gain ${coins} if you rule here, or draw {draws:card} if you "
        "rule Time II."),
    "Atomic Age": ZoneWords(
        "Play a card. If you rule here, you may then go to some other real Zone; you do not visit "
        "it."),
    "Cultural Revolution": ZoneWords(
        "Play a card. Hourglass: whoever has no crown here advances one from Time I until it is "
        "here."),
    "Dutch Golden Age": ZoneWords(
        "Play a card. If you rule here, gain half of what you gained this turn, rounded down."),
    "Gold Rush": ZoneWords(
        "Play a card. If you are alone, put ${added} on this Zone. Then gain as much as lies here; "
        "what lies here stays."),
    "Meritocracy": ZoneWords(
        "Play a card. Then gain ${coins} for each card you drew this turn.",
        box="While this is real, whoever advances a crown takes one from Time III if he has any."),
    "New France": ZoneWords(
        "Play a card. If you rule here, you may put a Base here. Then advance {steps:crown} if a "
        "Base of yours is here."),
    "Pax Britannica": ZoneWords(
        "Play a card. Then gain ${coins} if you have {crowns:one crown} or more in every Time. If "
        "not, gain ${few-coins} if you have at least {few-crowns:one} in each."),
    "Rome Eternal": ZoneWords(
        "Play a card. If you rule here, take the Golden Laurels: they bring ${coins} for each step "
        "that your crowns advance."),
    "Russian Revolution": ZoneWords(
        "Play a card. If you rule here, each opponent retreats a crown from here or later."),
    "Y2K": ZoneWords(
        "Play a card. Hourglass: all may discard a Perpetual card from their hands to gain "
        "${coins}."),
}

FOURTH: Final[dict[str, ZoneWords]] = {
    "Nanotech Wonderland": ZoneWords("Gain ${coins} for each card in your hand."),
    "Robot Uprising": ZoneWords(
        "Advance {steps:crown}. Then draw {draws:card} for each Time you rule."),
    "Space Age": ZoneWords(
        "Score a card. Then, if you rule {ruled:one Time} or more, you may score another."),
    "Utopia": ZoneWords(
        "Gain ${coins} and draw {draws:card}.",
        box="While you stand here, you neither lose money nor discard in turns of others."),
    "Age of Cats": ZoneWords(
        "You may pay ${price} to score the same card twice. Each time you pay what it costs."),
    "Age of Toys": ZoneWords(
        "You may pay ${price} to draw two cards, discard one of them and play the other."),
    "Communist Utopia": ZoneWords(
        "If you hold less than ${under}, play a card. If you still do, play another."),
    "Information Age": ZoneWords(
        "From Time IV back to Time I, visit each real Zone that you have not visited this turn and "
        "in whose Time you have {crowns:one crown} or more."),
    "Nuclear Wasteland": ZoneWords(
        "If you rule here, gain ${coins}, then choose Time I, II or III and visit its real Zone."),
    "Savagery": ZoneWords("Discard your whole hand, then draw {draws:card}."),
    "Steampunk Empire": ZoneWords("Discard {discards:card}. If you did, advance {steps:crown}."),
    "Warm Globe": ZoneWords("Gain ${coins}. Then everybody plays a card, you first."),
    "Icy Wasteland": ZoneWords("{action} Then, if you rule here, each opponent loses ${loss}."),
    "Mere Anarchy": ZoneWords(
        "Lose all your money. Then gain ${coins} for each crown you have here."),
    "Age of Cybernetics": ZoneWords(
        "You may play a card from your hand as a copy of a Perpetual card you have in play."),
    "Alien Contact": ZoneWords("Draw a card. You may score that card at its usual cost."),
    "Age of Superheroes": ZoneWords(
        "If you are alone here, and have no money or no cards, advance a crown from Time I until "
        "it is here."),
    "Capitalist Utopia": ZoneWords(
        "Gain ${coins} for every $2 you hold.",
        box="While this is real, whoever rules Time IV rules every Time, beside its other rulers."),
    "Earth United": ZoneWords(
        "Show a Momentary card of your hand. All your opponents play it, one after the other; then "
        "you do, {plays:times}."),
    "Endless City": ZoneWords(
        "Gain ${coins} and take Trade Goods.",
        box="When this becomes real, everybody draws {draws:card}."),
    "Exodus": ZoneWords(
        "Choose a Time you rule and advance {steps:one} of your crowns from it, and a {steps:next} "
        "if you rule it even then.",
        box="While this is real, winning takes one more advance when all {all-crowns:one} crowns "
        "are home."),
    "Floating Cities": ZoneWords("If you hold exactly {hand:one card}, score one, then play one."),
    "Green World": ZoneWords(
        "Score a card. Then gain ${coins} for each crown you brought into this Time this turn."),
    "Mafia City-States": ZoneWords(
        "Each opponent pays you ${payment}. Then score a card.",
        box="When this becomes real, everybody gains ${coins}."),
    "Quiet Planet": ZoneWords(
        "Take {picks:card} from the pile here, whichever you like; you alone see them all.",
        setup="Deal {cards:one card} from the deck face down on this Zone."),
    "Poison Earth": ZoneWords(
        "Gain ${coins} and draw {draws:card}. Take a Poison token: when your next turn ends, you "
        "discard {discards:card}, lose ${loss} and give the token back."),
    "Robotic Utopia": ZoneWords(
        "If you rule here, play the card that lies here. It stays here.",
        setup="Reveal cards until a Momentary one comes and lay it here; discard the others."),
    "Scrapyard World": ZoneWords(
        "Score a card. Instead of money it takes one discarded card for each full ${scrap} it "
        "costs."),
    "Simulated Paradise": ZoneWords(
        "If you rule here, put the Simulation token on any other Zone, real or not. Then, ruling "
        "or not, do here what the Zone under the token says."),
    "Singularity": ZoneWords(
        "If the turn before this one was an opponent's, you may pay ${price} to take {turns:one} "
        "more {turns:turn/turns} after it."),
    "Underground Haven": ZoneWords(
        "You may discard a card to gain ${coins}. If you did and rule here, take the Sage: it "
        "draws {draws:card} for you before each visit to a Time you rule."),
    "Zombie Apocalypse": ZoneWords(
        "You may pay ${price} to take a Gizmo.",
        box="A pawn that moves away from Zombies takes one of them along. Whoever visits a Zone "
        "where Zombies are loses ${loss} first, however many they are.",
        setup="Put {zombies:one Zombie} on this Zone."),
}
# fmt: on

ZONE_WORDS: Final[dict[str, ZoneWords]] = {**FIRST, **SECOND, **THIRD, **FOURTH}


def _check() -> None:
    """Refuse words of another Time, Zones without words, and hourglasses left out or made up."""
    for time, words in enumerate((FIRST, SECOND, THIRD, FOURTH), 1):
        if set(words) != {zone.row.name for zone in ZONES if zone.row.time == time}:
            raise ValueError(f"Zones of Time {time} and their words do not match")
    for zone in ZONES:
        visit = ZONE_WORDS[zone.row.name].visit
        if not visit:
            raise ValueError(f"{zone.row.name} has no words")
        if zone.glass != ("Hourglass:" in visit):
            raise ValueError(f"the words of {zone.row.name} do not fit its hourglass")


_check()
