"""How a command is remembered, so that one sent twice is carried out once."""

# compiled: every move of every table passes through here

from typing import Final

from aevum.server.wire import OWN_IDS

BOTS: Final = OWN_IDS  # begins the id of a row that a bot made for a person; no client's begins so


def bot_row_id(row: int) -> str:
    """Return the id of a row that a bot made for a person who was away."""
    return f"{BOTS}{row}"


def command_key(seat: int, cid: str) -> str:
    """Return what tells the commands of a match apart: the seat, and the id its client made."""
    return f"{seat} {cid}"
