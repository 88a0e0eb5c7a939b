"""Messages in columns of text: how a match ended, what tells it from others, what a table said.

What servers wrote before they spoke in messages is English, and is told as it was written.
"""

import json

from aevum.core.text import CORE, Text, literal, read_text

BEGINNING = '["'  # of a message's JSON; no sentence begins so


def keep(text: Text) -> str:
    """Return a message as it is kept."""
    return json.dumps(text.wire(), ensure_ascii=False, separators=(",", ":"))


def kept_message(kept: str) -> Text | None:
    """Return the message that was kept, None for nothing."""
    if not kept:
        return None
    return read_text(json.loads(kept), CORE) if kept.startswith(BEGINNING) else literal(kept)
