"""The lines below the ring: kingdoms as the player may see them, and the question bar."""

from rich.text import Text as Styled

from aevum.core.game import Game
from aevum.core.state import NEVER, NONE, TRUTH, Ask
from aevum.core.text import Arg, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import CARD_ROWS, HYDRA, NORTH, SECOND, WINDS
from aevum.games.chronos.messages import GodName
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import ACT
from aevum.games.chronos.rules.phrases import CARDS, GODS, partner, standing
from aevum.games.chronos.rules.phrases import seconds as seconds_left
from aevum.games.chronos.rules.places import FRONT, KINGDOM, SQUARE, is_kingdom, is_square
from aevum.games.chronos.rules.scoring import has_monsters, has_points, score, target
from aevum.games.chronos.rules.state import Conquest
from aevum.terminal.chronos.hand import Hand
from aevum.terminal.chronos.menu import own_asks, title
from aevum.terminal.chronos.names import card_name, name_of
from aevum.terminal.chronos.sand import seconds, timer_letter, timers_at
from aevum.terminal.language import tell
from aevum.terminal.theme import Palette


def winds(sea: Archipelago, seat: int) -> str:
    """Return the WINDs of a kingdom: "North East x2"; "" for none."""
    counts = sea.winds[seat * WINDS : (seat + 1) * WINDS]
    found = [(card_name(NORTH + wind), count) for wind, count in enumerate(counts) if count]
    return " ".join(name if count == 1 else f"{name}x{count}" for name, count in found)


def gods(sea: Archipelago, seat: int) -> str:
    """Return the GODs of a seat."""
    return " ".join([name_of("god", god) for god in owned(sea, seat)])


def owned(sea: Archipelago, seat: int) -> list[GodName]:
    """Return the ids of the GODs of a seat."""
    return [name for god, name in enumerate(GODS) if sea.gods[seat] >> god & 1]


def aside(sea: Archipelago, seat: int) -> list[Text]:
    """Return the places of a seat's timers that are neither on the board nor in Hell."""
    found: list[Text] = []
    for timer in sea.timers:
        place = sea.place[timer]
        if sea.owner(timer) != seat:
            continue
        name = _with_sand(sea, timer)
        if is_square(place):
            found.append(m.table_on_square(name=name, n=place - SQUARE + 1))
        elif is_kingdom(place):
            found.append(m.table_on_kingdom(name=name, n=place - KINGDOM + 1))
    front = [each for each in timers_at(sea, FRONT) if sea.owner(each) == seat]
    if front:
        names = " ".join(_with_sand(sea, timer) for timer in front)
        found.append(m.table_in_front(names=names))
    return found


def aside_words(sea: Archipelago, seat: int) -> str:
    """Return the same in words."""
    return ", ".join(map(tell, aside(sea, seat)))


def _with_sand(sea: Archipelago, timer: int) -> str:
    """Return a timer's letter, with its seconds while it flows."""
    left = sea.sand_left(timer)
    return f"{timer_letter(timer)} {seconds(left).strip()}" if left else timer_letter(timer)


def kingdom(sea: Archipelago, seat: int, name: str, mate: bool, p: Palette) -> Styled:
    """Return another's kingdom in a line: the top card, the number of cards, WINDs and GODs."""
    text = Styled().append(f" {name[:13]:<13}", style=f"bold {p.ink2}")
    text.append(f"{tell(m.table_with_you())}  " if mate else "", style=f"bold {p.now}")
    hoard = sea.hoards[seat]
    if sea.viewer == TRUTH:  # a finished game hides nothing
        points = tell(m.table_points(n=score(sea, seat)))
        text.append(" ".join(map(card_name, hoard)) + f"  {points}  ", style=p.ink)
    elif hoard:
        top = m.table_top_of(card=CARDS[hoard[-1]], n=len(hoard))
        text.append(f"{tell(top)}  ", style=p.ink)
    else:
        text.append(f"{tell(m.table_no_cards())}  ", style=p.ink)
    text.append(f"{winds(sea, seat)}  ".lstrip(), style=p.seaink)
    text.append(f"{gods(sea, seat)}  ".lstrip(), style=p.brass)
    return text.append(aside_words(sea, seat), style=p.ink3)


def own(sea: Archipelago, seat: int, room: int, p: Palette) -> list[Styled]:
    """Return the player's own kingdom in two lines, the whole pile with the top card last."""
    pile = [card_name(card) for card in sea.hoards[seat]]
    while pile[1:] and len(" ".join(pile)) > room - 30:
        pile = ["…", *pile[2:]] if pile[0] == "…" else ["…", *pile[1:]]
    none = tell(m.table_no_cards())
    first = Styled().append(f" {tell(m.table_you()):<5}", style=f"bold {p.now}")
    first.append(" ".join(pile[:-1]) + " " * bool(pile[1:]), style=p.ink2)
    first.append(pile[-1] if pile else none, style=f"bold {p.ink}" if pile else p.ink3)
    first.append("  " + winds(sea, seat), style=p.seaink)
    points = tell(m.table_score(n=score(sea, seat), of=target(sea, seat)))
    second = Styled().append(f"      {points}", style=p.ink2)
    claims = f" {tell(m.table_p_claims())}" if has_points(sea, seat) else ""
    claims += f" {tell(m.table_m_claims())}" if has_monsters(sea, seat) else ""
    second.append(claims, style=f"bold {p.now}")
    second.append(f"  {gods(sea, seat)}", style=p.brass)
    return [first, second.append(f"  {aside_words(sea, seat)}", style=p.ink3)]


def clock(sea: Archipelago, speed: str, held: bool) -> str:
    """Return the game's time in minutes and seconds, with how it runs."""
    whole = sea.now // 1000
    how = "paused" if held else {"full": ""}.get(speed, speed)
    return f"{whole // 60}:{whole % 60:02} {how}".strip()


def question(game: Game, sea: Conquest, hand: Hand, p: Palette) -> Styled:
    """Return the current state: the countdown, choices that run out, the picked timer."""
    text = Styled()
    if sea.countdown != NEVER:
        frozen = m.table_frozen(left=seconds_left(sea.countdown - sea.now))
        text.append(f"{tell(frozen)} ", style=f"bold {p.now}")
    for ask in own_asks(sea, hand.seat)[:1]:
        text.append(in_flight(game, sea, ask), style=f"bold {p.now}")
        enter = f" {tell(m.table_enter())} " if hand.waits(sea) else " "
        text.append(enter, style=f"bold {p.ink}")
    if hand.timer != NONE:
        text.append(_in_hand(sea, hand), style=f"bold {p.ink}")
    elif sea.drafts[hand.seat]:
        asked = game.words.prompt(sea, sea.asks[hand.seat]).whole()
        text.append(f"{tell(asked, hand.seat)} {tell(m.table_esc())}", style=f"bold {p.ink}")
    elif hand.menu:
        text.append(title(hand.menu), style=f"bold {p.ink}")
    elif not text:
        text.append(_free_timers(sea, hand.seat), style=p.ink2)
    others = [ask for ask in sea.asks if ask.kind != ACT and ask.seat != hand.seat]
    for ask in others[:1]:
        text.append(f"\n{in_flight(game, sea, ask)}", style=p.ink2)
    if not others and sea.cities and not sea.opened:
        opens = max(0, sea.terms.numbers.opening - sea.now) // SECOND
        text.append(f"\n{tell(m.table_cities_open(n=opens))}", style=p.ink3)
    return text


def goal(sea: Archipelago, seat: int) -> str:
    """Return an introduction for the seconds before the game begins."""
    points = target(sea, seat) if seat != NONE else sea.terms.numbers.target
    message = m.table_goal_monsters if _monsters(sea) else m.table_goal
    mate = partner(sea, seat)
    together = [tell(m.table_goal_mate(who=mate))] if mate != NONE else []
    return " ".join([tell(message(n=points)), *together])


def more_keys(sea: Archipelago) -> str:
    """Return the keys other than those of timers and places."""
    if sea.cities:
        return tell(m.table_keys_gods())
    return tell(m.table_keys_monsters() if _monsters(sea) else m.table_keys_points())


def _monsters(sea: Archipelago) -> bool:
    """Return whether a game has MONSTERS (R15.1)."""
    return sea.terms.stage >= CARD_ROWS[HYDRA].stage


def in_flight(game: Game, sea: Conquest, ask: Ask) -> str:
    """Return a choice that runs out, with its time."""
    left = seconds_left(ask.deadline - sea.now)
    asked = game.words.prompt(sea, ask)
    if ask.seat == sea.viewer:
        return tell(m.table_asked(question=asked.whole(), left=left), ask.seat)
    source: Arg = ("&", asked.source)
    told = {"who": ("seat", ask.seat), "source": source, "left": left.inner()}
    return tell(Text("table-chooses", told, m.BOOK), sea.viewer)


def _free_timers(sea: Archipelago, seat: int) -> str:
    """Return which timers can be picked up, or when the next one can."""
    own = [timer for timer in sea.timers if sea.owner(timer) == seat]
    free = [timer_letter(timer) for timer in own if not sea.sand_left(timer)]
    if free or not own:
        names = [m.part_timer_name(name=letter) for letter in free]
        return tell(m.table_pick_up(timers=names))
    first = min(own, key=sea.sand_left)
    left = -(-sea.sand_left(first) // SECOND)
    return tell(m.table_all_run(name=timer_letter(first), n=left))


def _in_hand(sea: Conquest, hand: Hand) -> str:
    message = m.table_in_hand_bare if hand.bare else m.table_in_hand
    if hand.raids:
        message = m.table_in_hand_raid
    name, where = timer_letter(hand.timer), standing(sea, hand.timer)
    return tell(message(name=name, standing=where), hand.seat)
