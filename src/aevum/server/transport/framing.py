"""Whole text frames of a socket as bytes (RFC 6455, 5.2)."""

# compiled: every move of every table passes through here

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # this machine has no wheel of websockets
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # the first byte of a whole text frame
MASKED: Final = 0x80
KNOWN: Final = frozenset(fin | kind for fin in (0, 0x80) for kind in (0, 1, 2, 8, 9, 10))

_MEDIUM: Final = Struct("!BBH").pack
_LONG: Final = Struct("!BBQ").pack
_HEADS: Final = [
    bytes((TEXT, length)) if length < 126 else _MEDIUM(TEXT, 126, length) for length in range(4096)
]


def framed(payload: bytes) -> bytes:
    """Return the bytes of a server's text frame."""
    length = len(payload)
    if length < len(_HEADS):
        return _HEADS[length] + payload
    if length < 65536:
        return _MEDIUM(TEXT, 126, length) + payload
    return _LONG(TEXT, 127, length) + payload


def lone_text(data: bytes, most: int) -> bytes | None:
    """Return the text of a client's frame if the data are exactly that frame, else None.

    Also return None if the payload has more than `most` bytes.
    """
    size = len(data)
    if size < 6 or data[0] != TEXT:
        return None
    length = data[1] - MASKED
    if length < 126:
        if length != size - 6 or length > most:
            return None
        return apply_mask(data[6:], data[2:6])
    body, end = frame_at(data, 0, most)
    return apply_mask(data[body:], data[body - 4 : body]) if body and end == size else None


def frame_at(data: bytes, start: int, most: int) -> tuple[int, int]:
    """Return the index of a frame's payload and of its end.

    An end after the data means that the frame is incomplete. A frame that must be refused counts as
    whole, with its payload at 0, so that uvicorn's code gets it at once.
    """
    there = len(data) - start
    if there < 2:
        return 0, len(data) + 1
    length = data[start + 1] - MASKED
    if length < 0 or data[start] not in KNOWN:
        return 0, len(data)
    if length < 126:
        return start + 6, start + 6 + length
    wide = 2 if length == 126 else 8
    if there < 2 + wide:
        return 0, len(data) + 1
    length = int.from_bytes(data[start + 2 : start + 2 + wide], "big")
    if length > most:
        return 0, len(data)
    return start + 6 + wide, start + 6 + wide + length
