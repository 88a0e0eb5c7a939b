"""Which bots players choose from, what they call them, and companies of different characters."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from aevum.bots.registry import NAMES, current, packaged
from aevum.core import messages as m
from aevum.core.bot import Style
from aevum.core.errors import UnknownName, quote
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.text import CORE, Text, literal

USUAL_LEVEL: Final = "medium"  # until one is chosen
BEST: Final = "standard"
TITLED: Final = ("easy", "medium", "hard", "standard", "greedy", "random", "quick")
"""The bots that players know by a word, in every shell: the message `part-bot-NAME`."""


class Skill(NamedTuple):
    """The level and the style in a bot's name, "" for none."""

    level: str
    style: str


def skill(name: str, game: Game) -> Skill:
    """Return the level and style of a bot; the standard one plays at the highest level."""
    levels = game.levels()
    level, _, style = current(name).partition("-")
    if level == BEST and not style and levels:
        return Skill(levels[-1], "")
    if level not in levels or style not in ("", *(each.name for each in game.styles())):
        return Skill("", "")
    return Skill(level, style)


def style_of(name: str, game: Game) -> Style | None:
    """Return the style of a bot, None if it has none."""
    style = skill(name, game).style
    return next((each for each in game.styles() if each.name == style), None)


def offered(game: Game) -> tuple[str, ...]:
    """Return the bots that players choose from: the levels if the game has some, and packages'."""
    own = game.levels() or tuple(reversed(NAMES))
    return *own, *(bot.name for bot in packaged() if bot.suits(game))


def usual(game: Game) -> str:
    """Return the bot for seats that nobody chose one for."""
    levels = game.levels()
    if USUAL_LEVEL in levels:
        return USUAL_LEVEL
    return levels[len(levels) // 2] if levels else BEST


def bot_title(name: str, game: Game) -> Text:
    """Return what players call a bot: "Easy · Trader", "Hard", "Greedy"."""
    level = skill(name, game).level
    if not level:
        return level_title(name)
    told, style = level_title(level), style_of(name, game)
    return (
        told
        if style is None
        else m.part_bot_styled(level=told, style=style.title).within(game.book)
    )


def level_title(level: str) -> Text:
    """Return what players call a level, or another bot without a style."""
    return Text(f"part-bot-{level}", {}, CORE) if level in TITLED else literal(level)


def company(game: Game, seats: int, level: str, seed: int | str = 0) -> list[str]:
    """Return the names of bots for so many seats: one level, in styles that differ.

    The same seed gives the same company. If there are more seats than styles, styles are repeated
    as seldom as possible; without styles all bots are alike.
    """
    if level not in game.levels():
        known = ", ".join(game.levels())
        raise UnknownName(m.no_bot(name=quote(level), names=known))
    return in_styles(game, [level] * seats, seed)


def in_styles(game: Game, names: Sequence[str], seed: int | str) -> list[str]:
    """Return these names with a style for each bot of a level that has none.

    "" stands for a person and stays, as do all other bots; their styles are taken last.
    """
    styles = [style.name for style in game.styles()]
    taken = [skill(name, game).style for name in names if name]
    drawn = _shuffled(styles, seed)
    found: list[str] = []
    for name in names:
        level = current(name)
        if not styles or level not in game.levels():
            found.append(name)
            continue
        style = min(drawn, key=taken.count)
        taken.append(style)
        found.append(f"{level}-{style}")
    return found


def _shuffled(styles: list[str], seed: int | str) -> list[str]:
    rng, left, drawn = Rng(f"company {seed}"), list(styles), list[str]()
    while left:
        drawn.append(left.pop(int(rng.below(len(left)))))
    return drawn
