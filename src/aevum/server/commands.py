"""How a command is remembered, so that one sent twice is carried out once."""

# compiled: every move of every table passes through here


def command(seat: int, cid: str) -> str:
    """Return what tells the commands of a match apart: the seat, and the id its client made."""
    return f"{seat} {cid}"
