"""The lines below the ring: kingdoms as one may see them, and the bar that asks."""

from typing import Final

from rich.text import Text

from aevum.core.game import Game
from aevum.core.state import NEVER, NONE, TRUTH, Ask
from aevum.games.chronos.data import (
    CARD_NAMES,
    CARD_ROWS,
    GOD_NAMES,
    GODS,
    HYDRA,
    NORTH,
    WINDS,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import ACT
from aevum.games.chronos.rules.places import FRONT, KINGDOM, SQUARE, is_kingdom, is_square
from aevum.games.chronos.rules.scoring import has_monsters, has_points, score, target
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.words.phrases import card_name, partner, standing
from aevum.games.phrases import listed, who
from aevum.terminal.chronos.hand import Hand
from aevum.terminal.chronos.menu import TITLES, own_asks
from aevum.terminal.chronos.sand import seconds, timer_letter, timers_at
from aevum.terminal.theme import Palette

GOAL: Final = "Flip timers onto piles; alone when its sand is out, a timer takes the card."
PICK: Final = "{} picks a timer up, then a key for the place."
RUNS: Final = "All your timers run; the first, {}, for {} s more."
MORE: Final = "{}, d bargains, ? tells all keys."
CLAIMS: Final = ("p claims the points", "p and m claim points and MONSTERS")
MORE_WITH_GODS: Final = "p and m claim, o offers for a GOD, u uses a power, d bargains, ? all keys."
WATCH: Final = "Bots play among themselves. Space pauses, q leaves. ? keys"


def winds(sea: Archipelago, seat: int) -> str:
    """Return the WINDs of a kingdom: "NORTH, EAST x2"; "" for none."""
    counts = sea.winds[seat * WINDS : (seat + 1) * WINDS]
    found = [(CARD_NAMES[NORTH + wind], count) for wind, count in enumerate(counts) if count]
    return " ".join(name if count == 1 else f"{name}x{count}" for name, count in found)


def gods(sea: Archipelago, seat: int) -> str:
    """Return the GODs of a seat."""
    return " ".join(GOD_NAMES[god] for god in range(GODS) if sea.gods[seat] >> god & 1)


def aside(sea: Archipelago, seat: int) -> str:
    """Return where the timers of a seat are that stand neither on the board nor in Hell."""
    found: list[str] = []
    for timer in sea.timers:
        place = sea.place[timer]
        if sea.owner(timer) != seat:
            continue
        if is_square(place):
            found.append(f"{_with_sand(sea, timer)} on square {place - SQUARE + 1}")
        elif is_kingdom(place):
            found.append(f"{_with_sand(sea, timer)} on the pile of {place - KINGDOM + 1}")
    front = [each for each in timers_at(sea, FRONT) if sea.owner(each) == seat]
    if front:
        found.append(f"in front {' '.join(_with_sand(sea, timer) for timer in front)}")
    return ", ".join(found)


def _with_sand(sea: Archipelago, timer: int) -> str:
    """Return a timer by its letter, with its seconds while it flows."""
    left = sea.sand_left(timer)
    return f"{timer_letter(timer)} {seconds(left).strip()}" if left else timer_letter(timer)


def kingdom(sea: Archipelago, seat: int, name: str, mate: bool, p: Palette) -> Text:
    """Return another's kingdom in a line: the top card, how many there are, WINDs and GODs."""
    text = Text().append(f" {name[:13]:<13}", style=f"bold {p.ink2}")
    text.append("with you  " if mate else "", style=f"bold {p.now}")
    hoard = sea.hoards[seat]
    if sea.viewer == TRUTH:  # a game that is over hides nothing
        text.append(" ".join(map(card_name, hoard)) + f"  {score(sea, seat)} points  ", style=p.ink)
    else:
        text.append(f"top {CARD_NAMES[hoard[-1]]}" if hoard else "no cards", style=p.ink)
        text.append(f" of {len(hoard)}  " if hoard else "  ", style=p.ink3)
    text.append(f"{winds(sea, seat)}  ".lstrip(), style=p.seaink)
    text.append(f"{gods(sea, seat)}  ".lstrip(), style=p.brass)
    return text.append(aside(sea, seat), style=p.ink3)


def own(sea: Archipelago, seat: int, room: int, p: Palette) -> list[Text]:
    """Return one's own kingdom in two lines, the whole pile with the top card last."""
    pile = [card_name(card) for card in sea.hoards[seat]]
    while pile[1:] and len(" ".join(pile)) > room - 30:
        pile = ["…", *pile[2:]] if pile[0] == "…" else ["…", *pile[1:]]
    first = Text().append(" YOU  ", style=f"bold {p.now}")
    first.append(" ".join(pile[:-1]) + " " * bool(pile[1:]), style=p.ink2)
    first.append(pile[-1] if pile else "no cards", style=f"bold {p.ink}" if pile else p.ink3)
    first.append("  " + winds(sea, seat), style=p.seaink)
    reached = has_points(sea, seat)
    second = Text().append(f"      {score(sea, seat)} of {target(sea, seat)} points", style=p.ink2)
    second.append(" (p claims)" if reached else "", style=f"bold {p.now}")
    monsters = " MONSTERS (m claims)" if has_monsters(sea, seat) else ""
    second.append(monsters, style=f"bold {p.now}")
    second.append(f"  {gods(sea, seat)}", style=p.brass)
    return [first, second.append(f"  {aside(sea, seat)}", style=p.ink3)]


def clock(sea: Archipelago, speed: str, held: bool) -> str:
    """Return the game's time in minutes and seconds, with how it runs."""
    whole = sea.now // 1000
    how = "paused" if held else {"full": ""}.get(speed, speed)
    return f"{whole // 60}:{whole % 60:02} {how}".strip()


def question(game: Game, sea: Conquest, hand: Hand, p: Palette) -> Text:
    """Return what is to be known now: the countdown, choices that run out, what is in hand."""
    text = Text()
    if sea.countdown != NEVER:
        left = seconds(sea.countdown - sea.now).strip()
        text.append(f"FROZEN: over in {left} s unless a card is picked. ", style=f"bold {p.now}")
    for ask in own_asks(sea, hand.seat)[:1]:
        text.append(in_flight(game, sea, ask), style=f"bold {p.now}")
        text.append(" Enter answers. " if hand.waits(sea) else " ", style=f"bold {p.ink}")
    if hand.timer != NONE:
        text.append(_in_hand(sea, hand), style=f"bold {p.ink}")
    elif sea.drafts[hand.seat]:
        words = game.prompt(sea, sea.asks[hand.seat])
        text.append(f"{words} Esc drops it.", style=f"bold {p.ink}")
    elif hand.menu:
        text.append(TITLES[hand.menu], style=f"bold {p.ink}")
    elif not text:
        text.append(_free_timers(sea, hand.seat), style=p.ink2)
    others = [ask for ask in sea.asks if ask.kind != ACT and ask.seat != hand.seat]
    for ask in others[:1]:
        text.append(f"\n{in_flight(game, sea, ask)}", style=p.ink2)
    if not others and sea.cities and not sea.opened:
        opens = max(0, sea.terms.numbers.opening - sea.now) // 1000
        words = f"\nCITIES open when all timers were flipped, or in {opens} s."
        text.append(words, style=p.ink3)
    return text


def goal(sea: Archipelago, seat: int) -> str:
    """Return what the game is about, for the seconds before it begins."""
    points = target(sea, seat) if seat != NONE else sea.terms.numbers.target
    monsters = " or HYDRA and MINOTAUR" if _monsters(sea) else ""
    mate = partner(sea, seat)
    together = f" {who(mate)} wins with you." if mate != NONE else ""
    return f"{GOAL} First with {points} points{monsters}: claim it!{together}"


def more_keys(sea: Archipelago) -> str:
    """Return the keys besides those of timers and places."""
    return MORE_WITH_GODS if sea.cities else MORE.format(CLAIMS[_monsters(sea)])


def _monsters(sea: Archipelago) -> bool:
    """Tell whether a game has MONSTERS (R15.1)."""
    return sea.terms.stage >= CARD_ROWS[HYDRA].stage


def in_flight(game: Game, sea: Conquest, ask: Ask) -> str:
    """Return a choice that runs out, with its time."""
    left = seconds(ask.deadline - sea.now).strip()
    words = game.prompt(sea, ask)
    if ask.seat == sea.viewer:
        return f"{words} {left} s."
    return f"Player {ask.seat + 1} chooses ({words.partition(':')[0]}), {left} s."


def _free_timers(sea: Archipelago, seat: int) -> str:
    """Return which timers can be picked up, or when the next one can."""
    own = [timer for timer in sea.timers if sea.owner(timer) == seat]
    free = [timer_letter(timer) for timer in own if not sea.sand_left(timer)]
    if free or not own:
        return PICK.format(listed(free, "or"))
    first = min(own, key=sea.sand_left)
    return RUNS.format(timer_letter(first), -(-sea.sand_left(first) // 1000))


def _in_hand(sea: Conquest, hand: Hand) -> str:
    card = ", without the card" if hand.bare else ""
    goal = "whose kingdom? A player's number." if hand.raids else "where to?"
    return f"Timer {timer_letter(hand.timer)}, {standing(sea, hand.timer)}{card}: {goal}"
