"""Messages in text columns: how a match ended, what distinguishes it, what a table said.

Older servers stored English sentences, which are shown as they were written.
"""

import json

from aevum.core.text import CORE, Text, literal, read_text

BEGINNING = '["'  # of a message's JSON; sentences never begin so


def keep(text: Text) -> str:
    """Return a message as it is stored."""
    return json.dumps(text.wire(), ensure_ascii=False, separators=(",", ":"))


def kept_message(kept: str) -> Text | None:
    """Return a stored message, None for None."""
    if not kept:
        return None
    return read_text(json.loads(kept), CORE) if kept.startswith(BEGINNING) else literal(kept)
