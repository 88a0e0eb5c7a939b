"""Guild: Haggle with levels, characters and hints that name their plan."""

from aevum.bots.random import RandomBot
from aevum.core.bot import LEVELS, Bot, Explanation, Style
from aevum.core.state import State
from aevum.core.text import literal
from tests.tiny.haggle import END, SELL, Haggle

STYLES = (
    Style("trader", literal("Trader"), literal("Offers often and takes fair deals.")),
    Style("hoarder", literal("Hoarder"), literal("Keeps cards until they are pairs.")),
    Style("seller", literal("Seller"), literal("Sells every pair at once.")),
)


class GuildBot(RandomBot):
    """Plays by chance; only its name tells its skill."""

    def __init__(self, level: str, style: str) -> None:
        self.level = level
        self.style = style


class Guild(Haggle):
    """Haggle with levels and characters."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "guild"
        self.title = "Guild"

    def standard(self) -> Bot:
        return GuildBot(LEVELS[-1], "")

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def styles(self) -> tuple[Style, ...]:
        return STYLES

    def skilled(self, level: str, style: str = "") -> Bot:
        return GuildBot(level, style)

    def explain(self, view: State, seat: int, line: list[int], bot: Bot) -> Explanation | None:
        return Explanation(
            literal("This brings about +3 points by the end."),
            literal("A pair of ones"),
            (SELL, SELL + 1, END),
        )


GUILD = Guild()
