"""What bots like beyond what it counts: their styles, as strong as each other."""

from typing import Final, NamedTuple

from aevum.core.bot import Style
from aevum.games.tempus import messages as m


class Taste(NamedTuple):
    """A style, and by how many percent it overrates rows of the score."""

    style: Style
    likes: dict[str, int]


TASTES: Final = (
    Taste(
        Style("farmer", m.part_style_farmer(), m.about_style_farmer()),
        {"farms": 400},
    ),
    Taste(
        Style("founder", m.part_style_founder(), m.about_style_founder()),
        {"castles": 60, "markets": 100},
    ),
    Taste(
        Style("keeper", m.part_style_keeper(), m.about_style_keeper()),
        {"lakes": 60},
    ),
)
LIKES: Final = {taste.style.name: taste.likes for taste in TASTES}
"""By the name of the style."""
