"""Sentences that tables were told, and that matches ended with, become messages."""

import json
import re
from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

SENTENCES: Final = {
    "Everyone agreed to end the match. It has no result.": "server-end-agreed",
    "NAME ended the match. It has no result.": "server-end-stopped",
    "NAME gave up, and only bots were left. The match has no result.": "server-end-nobody-left",
    "The rules of this game have changed since; the match ends without a result.": (
        "server-end-changed-rules"
    ),
    "The moves of this match can't be replayed, so it ended without a result. They are kept.": (
        "server-end-damaged"
    ),
    "Nobody came back to this table, so it was closed. Make a new one to play.": (
        "server-end-expired"
    ),
    "NAME resigned. A bot plays on.": "server-told-resigned",
    "NAME left the match. A bot plays on.": "server-told-left",
    "NAME was away and has been removed. A bot plays on.": "server-told-removed",
    "NAME asked for a hint.": "server-asked-hint",
}
PATTERNS: Final = [
    (re.compile(re.escape(sentence).replace("NAME", "(?P<name>.+)"), re.DOTALL), key)
    for sentence, key in SENTENCES.items()
]


def message_of(sentence: str) -> str:
    """Return the message in the place of a sentence, "" where there is none."""
    for pattern, key in PATTERNS:
        found = pattern.fullmatch(sentence)
        if found:
            return json.dumps([key, found.groupdict()], ensure_ascii=False, separators=(",", ":"))
    return ""


def upgrade() -> None:
    """Rewrite the sentences that are known; others stay, and are told as they were written."""
    base = op.get_bind()
    ends = base.execute(sa.text('SELECT DISTINCT "end" FROM tables WHERE "end" LIKE \'% %\''))
    for (sentence,) in ends.all():
        if told := message_of(sentence):
            base.execute(
                sa.text('UPDATE tables SET "end" = :told WHERE "end" = :sentence'),
                {"told": told, "sentence": sentence},
            )
    lines = base.execute(sa.text("SELECT DISTINCT text FROM chat WHERE guest = '' AND name = ''"))
    for (sentence,) in lines.all():
        if told := message_of(sentence):
            base.execute(
                sa.text(
                    "UPDATE chat SET text = :told"
                    " WHERE guest = '' AND name = '' AND text = :sentence"
                ),
                {"told": told, "sentence": sentence},
            )
