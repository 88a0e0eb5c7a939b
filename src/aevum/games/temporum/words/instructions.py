"""The instruction behind every kind of question, read from the stack of effects."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import Ask
from aevum.games.phrases import listed, many, who
from aevum.games.temporum.data import CARDS
from aevum.games.temporum.moves import CHANGE, NO
from aevum.games.temporum.names import THINK_TANK
from aevum.games.temporum.rules.asks import (
    BEGGAR_DOLLARS,
    CHOOSE_ONE,
    DISCARD_CARD,
    HISTORY,
    ORDER,
    PICK_CARD,
    PICK_PLACE,
    PICK_TIME,
    PLAY_CARD,
    SCORE_CARD,
    STEP_BACK,
    STEP_CROWN,
    TACTIC,
    TURN,
)
from aevum.games.temporum.rules.card_use import AGAIN, DRAWN_ONLY, KEPT, MAY, MUST, SCRAPPED
from aevum.games.temporum.rules.card_use import MAY as MAY_SCORE
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import effect_of
from aevum.games.temporum.rules.effects import (
    DATA,
    E_AMBASSADOR,
    E_INVESTMENTS,
    E_MANEUVER,
    E_TREASURE_MAP,
)
from aevum.games.temporum.rules.front import hacks
from aevum.games.temporum.rules.moving import goals
from aevum.games.temporum.rules.turns import open_changes, turn_of
from aevum.games.temporum.words.effectwords import EFFECT_NAMES
from aevum.games.temporum.words.figures import Figure
from aevum.games.temporum.words.flat import (
    DISCARD_PERPETUAL,
    F_CAVE,
    F_CULTS,
    F_CYBERNETICS,
    F_EARTH,
    F_EFFECT,
    F_EXODUS,
    F_GIZMO,
    F_JOURNAL,
    F_OWN,
    F_PICK,
    F_SCORE,
    F_TEXT,
    F_TOYS,
    F_WAITING,
    HEADQUARTERS,
    INQUISITION,
    MAY_PAY,
    MISSION,
    MODE,
    MOVE_ON,
    PUT_BASE,
    QUIET,
    SIMULATE,
    TAKE_BACK,
    TOP_OF_DECK,
    WASTELAND,
    FlatEffect,
    flat,
    flat_text,
)
from aevum.games.temporum.words.phrases import card_name, place_words, some, time_words, zone_name
from aevum.games.temporum.words.steps import (
    EXODUS,
    SPECIAL,
    branch_words,
    row_words,
    stake_words,
    with_numbers,
)

SCORINGS: Final = {
    MAY_SCORE: "score a card, if you like",
    SCRAPPED: "score a card and discard another for each full ${n.scrap} of its cost",
    KEPT: "score a card, which is then scored a second time",
    DRAWN_ONLY: "score the card you just drew, if you like",
}
TACTICIAN: Final = (
    "use Tactician: ${n.tactic} more for {n.tactic_crowns:crown} more, ${n.tactic} less for "
    "{n.tactic_crowns:one} fewer, or as printed"
)
PICKED_PLACES: Final = {
    HEADQUARTERS: "put your HQ on a Zone",
    WASTELAND: "visit the real Zone of Time I, II or III",
    MOVE_ON: "move without visiting, if you like",
    SIMULATE: "put the Simulation token on a Zone and follow what it says, here",
    MISSION: "move to a real Zone, without visiting it",
}


def instruction_of(chron: Chronicle, ask: Ask) -> str:
    """Return what a seat is told to do, without the card or Zone that tells it."""
    frame, kind = flat(chron), ask.kind
    if frame.op == F_OWN:
        return "choose"
    if kind == TURN:
        return _turn(chron, frame)
    if kind == SCORE_CARD:
        return _score(chron, frame)
    if kind == PLAY_CARD:
        return _play(chron, frame)
    if kind == TACTIC:
        return with_numbers(TACTICIAN, chron.terms.numbers)
    if kind == BEGGAR_DOLLARS:
        return f"pay ${frame.a}, with money of your Beggars if you like"
    if kind == STEP_CROWN:
        return _advance(chron, frame)
    if kind == STEP_BACK:
        return _retreat(chron, frame)
    if kind == DISCARD_CARD:
        return _discard(chron, frame)
    return _rarer(chron, ask, frame)


def _rarer(chron: Chronicle, ask: Ask, frame: FlatEffect) -> str:
    kind, numbers = ask.kind, chron.terms.numbers
    if kind == CHOOSE_ONE:
        if frame.op == F_PICK:
            return with_numbers(SPECIAL[INQUISITION], numbers)
        return listed(branch_words(numbers, frame.a, frame.pc - 1), "or")
    if kind == ORDER:
        names = listed([EFFECT_NAMES[each] for each in sorted({i % DATA for i in frame.items})])
        return f"say which of the waiting effects comes first: {names}"
    if kind == PICK_CARD:
        return _pick_card(chron, frame)
    if kind == PICK_PLACE:
        return _pick_place(frame)
    if kind == PICK_TIME:
        if frame.op == F_EXODUS:
            return with_numbers(EXODUS, numbers)
        return "name a Time to rule for this turn"
    if kind == HISTORY:
        changes = [move for move in effect_of(chron).options(chron, ask) if move != NO]
        times = listed([time_words(move - CHANGE + 1) for move in changes], "or")
        return f"change history in {times}, if you like"
    return _yes_no(chron, frame)


# The turn


def _turn(chron: Chronicle, frame: FlatEffect) -> str:
    """Say what can be done now, as far as everybody knows: secret cards are not told."""
    if frame.items:
        return "use what the start of your turn brings, in the order you like"
    found: list[str] = []
    times = open_changes(chron, turn_of(chron))
    if times:
        found.append("change history")
    here = zone_name(chron, chron.pawn[frame.seat])
    if goals(chron, frame.seat):
        found.append("move to another Zone and visit it")
    return ", or ".join([*found, f"stay and visit {here}"])


# Cards


def _score(chron: Chronicle, frame: FlatEffect) -> str:
    mode = frame.items[MODE]
    if mode == AGAIN:
        words = f"score {card_name(flat(chron, -2).c)} a second time"
    elif mode in SCORINGS:
        words = with_numbers(SCORINGS[mode], chron.terms.numbers)
    else:
        words = "score a card" + _changed(frame.a, frame.b)
    return words + (", or play a card of your hand instead" if hacks(chron, frame.seat) else "")


def _changed(less: int, more: int) -> str:
    """Say how much cheaper a scoring is, and how many crowns more it brings."""
    changes = [f"${less} less"] if less else []
    if more:
        changes.append(f"{some(abs(more), 'crown')} {'more' if more > 0 else 'fewer'}")
    return f" for {listed(changes)}" if changes else ""


def _play(chron: Chronicle, frame: FlatEffect) -> str:
    hacking = ", or score a card of your hand instead" if hacks(chron, frame.seat) else ""
    if frame.op == F_GIZMO:
        again = "play a Momentary card twice" if frame.pc == 1 else "play a Momentary card"
        return again + hacking
    if frame.op == F_TOYS:
        return "play the other card you drew" + hacking
    if frame.op == F_CYBERNETICS:
        return "play a card as a copy of a Perpetual card of yours, if you like" + hacking
    if frame.a == MUST:
        return "play a card" + hacking
    if frame.a == MAY:
        return "play a card, if you like" + hacking
    return f"play {card_name(frame.c)}" + hacking


def _discard(chron: Chronicle, frame: FlatEffect) -> str:
    left = frame.a - frame.b
    more = "more " if frame.b else ""
    number = "one more card" if more and left == 1 else some(left, f"{more}card")
    below = flat(chron, -2)
    if below.op == F_SCORE:
        return f"discard {number} as its price"
    if frame.c == 2:
        return f"discard as many {more}cards as you like{_stake(chron, below, ': ')}"
    if frame.c:
        return f"discard a card{_stake(chron, below, ' to ')}, if you like"
    return f"discard {number}{_stake(chron, below, ', then ')}"


def _stake(chron: Chronicle, below: FlatEffect, link: str) -> str:
    """Return what follows for who does what is asked, "" where nothing hangs on it."""
    if below.op != F_TEXT:
        return ""
    numbers = chron.terms.numbers
    words = stake_words(numbers, flat_text(numbers, below.a), below.pc)
    return f"{link}{words}" if words else ""


def _pick_card(chron: Chronicle, frame: FlatEffect) -> str:
    if frame.op == F_EFFECT:
        return "say which of your Caches to open"
    if frame.op == F_TOYS:
        return "discard one of the cards you just drew"
    if frame.op == F_CYBERNETICS:
        return f"play {card_name(frame.c)} as a copy of a Perpetual card of yours"
    if frame.op == F_EARTH:
        plays = Figure(chron.terms.numbers.earth_plays)
        return f"share a Momentary card: each opponent plays it once, then you {plays:times}"
    if frame.op == F_CULTS:
        return "pass a card to the next player on the left, unseen, all at once"
    if frame.op == F_JOURNAL:
        return f"give a card to {who(frame.items[0])}"
    if frame.a == QUIET:
        picks, taken = Figure(chron.terms.numbers.quiet_picks), Figure(frame.pc)
        which = f"the {taken:next} of {picks:one}" if taken else f"{picks:one} in all"
        return f"take a card of the pile, {which}"
    if frame.a == TOP_OF_DECK:
        return "put a card on top of the deck, face up"
    if frame.a == DISCARD_PERPETUAL:
        return with_numbers(SPECIAL[DISCARD_PERPETUAL], chron.terms.numbers)
    return "put a card under the Cache"


# Crowns


def _advance(chron: Chronicle, frame: FlatEffect) -> str:
    left = many(frame.a, "step") if not frame.c else f"{frame.a} more of {frame.a + frame.c} steps"
    if frame.b:
        return f"advance crowns from {time_words(frame.b)}, {left}"
    return f"advance your crowns, {left}" if frame.a > 1 or frame.c else "advance a crown"


def _retreat(chron: Chronicle, frame: FlatEffect) -> str:
    if frame.a != frame.seat:
        return f"choose a crown of {who(frame.a)} that goes back one Time"
    if not frame.items[0]:
        return "retreat a crown of yours"
    return f"retreat a crown of yours{_stake(chron, flat(chron, -2), ' to ')}, if you like"


# Places, and yes or no


def _pick_place(frame: FlatEffect) -> str:
    if frame.op == F_WAITING:
        return "say which Predict the Future comes first, by the Zone where you played it"
    if frame.op == F_EFFECT:
        if frame.a == E_MANEUVER:
            return "move without visiting, if you like"
        return "visit any Zone that you have not visited this turn"
    return PICKED_PLACES[frame.a]


def _yes_no(chron: Chronicle, frame: FlatEffect) -> str:
    """What may be done or left."""
    if frame.op == F_CAVE:
        return "take Hidden Cave back into your hand, if you like"
    if frame.op == F_EFFECT:
        return _offer(chron, frame)
    if frame.op == F_PICK:
        if frame.a == PUT_BASE:
            return f"put your Base on {place_words(chron, frame.b)}, if you like"
        assert frame.a == TAKE_BACK
        return f"take {CARDS[frame.c - 1].name} back into your hand, if you like"
    numbers = chron.terms.numbers
    text = flat_text(numbers, frame.a)
    step = text[frame.pc - 1]
    inner = row_words(numbers, text[frame.pc : frame.pc + step.n])
    if step.op == MAY_PAY:
        return f"pay ${step.m} to {inner}, if you like"
    return f"{inner}, if you like"


def _offer(chron: Chronicle, frame: FlatEffect) -> str:
    kind, numbers = frame.a, chron.terms.numbers
    if kind == E_AMBASSADOR:
        crowns = some(numbers.ambassador_steps, "crown")
        return f"pay ${numbers.ambassador_price} to advance {crowns}, if you like"
    if kind == E_TREASURE_MAP:
        cards = some(numbers.treasure_map_draws, "card")
        return f"discard this from play to draw {cards}, if you like"
    if kind == E_INVESTMENTS:
        thought = numbers.think_tank_gain * chron.has(frame.seat, THINK_TANK)
        half = (chron.gained[frame.seat] + thought) // 2
        return f"discard this from play to gain ${half}, if you like"
    return "discard this from play to take another turn, if you like"
