"""The look "Longitude": a chart by night and by day. Magenta is only what is happening now."""

from dataclasses import dataclass, fields
from typing import Final

from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """The colours of one theme, by what they mean."""

    table: str
    sheet: str
    raised: str
    sunk: str
    line: str
    line2: str
    ink: str
    ink2: str
    ink3: str
    now: str
    onnow: str
    nowsoft: str
    nowline: str
    brass: str
    brassfill: str
    brasssoft: str
    ok: str
    sea: str
    seaink: str
    forest: str
    forestink: str
    rock: str
    rockink: str
    dune: str
    duneline: str
    inv: str
    oninv: str


NIGHT: Final = Palette(
    table="#0A1117",
    sheet="#121C24",
    raised="#1A2731",
    sunk="#0E161D",
    line="#283642",
    line2="#657884",
    ink="#E8ECE6",
    ink2="#A9B6BC",
    ink3="#8A99A1",
    now="#FF7AB8",
    onnow="#1F0814",
    nowsoft="#4A1634",
    nowline="#6B3350",
    brass="#DDB866",
    brassfill="#C69A45",
    brasssoft="#3A2E14",
    ok="#6FCB97",
    sea="#143746",
    seaink="#86C0D6",
    forest="#2C4730",
    forestink="#A5CC93",
    rock="#3D4147",
    rockink="#C5C3BC",
    dune="#2A281D",
    duneline="#45412E",
    inv="#E8ECE6",
    oninv="#121C24",
)

DAY: Final = Palette(
    table="#DFE6E5",
    sheet="#FBFAF5",
    raised="#FFFFFF",
    sunk="#EFF0EA",
    line="#CDD3CE",
    line2="#828D92",
    ink="#16242E",
    ink2="#44535D",
    ink3="#57656E",
    now="#A8106B",
    onnow="#FFFFFF",
    nowsoft="#F3D3E4",
    nowline="#DDA9C4",
    brass="#7F5A0C",
    brassfill="#8F640A",
    brasssoft="#F4E7C6",
    ok="#2B7048",
    sea="#CFE4EC",
    seaink="#2C6480",
    forest="#CBDDB4",
    forestink="#3F6233",
    rock="#D9D4CA",
    rockink="#5B5449",
    dune="#F4EBD2",
    duneline="#DCD0AE",
    inv="#16242E",
    oninv="#F6F3E9",
)

NIGHT_NAME: Final = "longitude-night"
DAY_NAME: Final = "longitude-day"


def variables(palette: Palette) -> dict[str, str]:
    """Return a palette under the names that the style sheet uses."""
    return {field.name: str(getattr(palette, field.name)) for field in fields(palette)}


def theme(name: str, palette: Palette, dark: bool) -> Theme:
    """Return a palette as a theme of the screens."""
    own = variables(palette)
    own |= {
        "footer-background": palette.table,
        "footer-foreground": palette.ink2,
        "footer-key-foreground": palette.brass,
        "footer-description-foreground": palette.ink2,
        "scrollbar": palette.line,
        "scrollbar-hover": palette.line2,
        "scrollbar-active": palette.line2,
        "scrollbar-background": palette.sheet,
        "input-cursor-background": palette.now,
        "input-cursor-foreground": palette.onnow,
        "block-cursor-background": palette.nowsoft,
        "block-cursor-foreground": palette.ink,
        "border": palette.line2,
        "link-color": palette.brass,
    }
    return Theme(
        name=name,
        dark=dark,
        primary=palette.now,
        secondary=palette.seaink,
        accent=palette.now,
        warning=palette.brass,
        error=palette.brass,
        success=palette.ok,
        foreground=palette.ink,
        background=palette.table,
        surface=palette.sheet,
        panel=palette.raised,
        variables=own,
    )


def palette_of(name: str) -> Palette:
    """Return the palette of a theme by its name."""
    return DAY if name == DAY_NAME else NIGHT
