"""What bots like beyond what it counts: their styles, as strong as each other."""

from typing import Final, NamedTuple

from aevum.core.bot import Style
from aevum.games.tempus import messages as m


class Taste(NamedTuple):
    """A style, and by how many percent it overrates rows of the score."""

    style: Style
    likes: dict[str, int]


FARMER: Final = Style("farmer", m.part_style_farmer(), m.about_style_farmer())
FOUNDER: Final = Style("founder", m.part_style_founder(), m.about_style_founder())
ROAD_BUILDER: Final = Style(
    "road-builder", m.part_style_road_builder(), m.about_style_road_builder()
)
TASTES: Final = (
    Taste(FARMER, {"farms": 300}),
    Taste(FOUNDER, {"castles": 150, "markets": 100}),
    Taste(ROAD_BUILDER, {"road": 400}),
)
LIKES: Final = {taste.style.name: taste.likes for taste in TASTES}
"""By the name of the style."""
