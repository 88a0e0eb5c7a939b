"""The help on the keys at a table of ASCII Empires."""

from typing import Final

from aevum.games.ascii import messages as m
from aevum.terminal.ascii.telling import teller

PARAGRAPHS: Final = (
    (m.table_keys_menu(),),
    (m.table_keys_dice(),),
    (m.table_keys_ghost(), m.table_keys_why()),
    (m.table_keys_edicts(),),
    (m.table_keys_sheets(),),
    (m.table_keys_scroll(),),
    (m.table_keys_type(),),
    (m.table_keys_other(),),
    (),
    (m.table_keys_map(), m.table_keys_land(), m.table_keys_walls(), m.table_keys_letters()),
    (m.table_keys_tracks(),),
)


def help_text() -> str:
    """Return the help, a paragraph per line."""
    tell = teller()
    return "\n".join([" ".join([tell(text) for text in line]) for line in PARAGRAPHS])
