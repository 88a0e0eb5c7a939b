"""Ways of playing: what a bot likes more than others do, without playing worse."""

from typing import Final, NamedTuple

from aevum.core.bot import Style
from aevum.games.temporum import messages as m
from aevum.games.temporum.bot.weights import STANDARD, Weights


class StyleRow(NamedTuple):
    style: Style
    weights: Weights


ROWS: Final = (
    StyleRow(
        Style("collector", m.part_style_collector(), m.about_style_collector()),
        Weights({"spare_card": 45}),
    ),
    StyleRow(
        Style("historian", m.part_style_historian(), m.about_style_historian()),
        Weights({"change": 14}),
    ),
    StyleRow(
        Style("merchant", m.part_style_merchant(), m.about_style_merchant()),
        Weights({"spare_dollar": 10}),
    ),
)
STYLES: Final = tuple(row.style for row in ROWS)


def style_weights(name: str) -> Weights:
    """Return the weights of a style, those of the standard bot for none."""
    for row in ROWS:
        if row.style.name == name:
            return row.weights
    return STANDARD
