"""Turns the sentences of tables and of ends of matches into messages."""

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
CHAT: Final = (
    "SELECT code, chat.number, text, chairs FROM chat JOIN tables USING (code) WHERE guest = ''"
)
FOUND: Final = {
    "tables": (
        'SELECT code, code, "end", chairs FROM tables WHERE "end" LIKE \'% %\'',
        'UPDATE tables SET "end" = :told WHERE code = :code',
    ),
    "chat": (
        CHAT,
        "UPDATE chat SET text = :told WHERE code = :code AND number = :number",
    ),
}


def message_of(sentence: str, names: list[str]) -> str:
    """Return the message for a sentence, "" if there is none.

    It names players by their seats, so it reveals nothing about deleted guests.
    """
    for pattern, key in PATTERNS:
        found = pattern.fullmatch(sentence)
        if found is None:
            continue
        name = found.groupdict().get("name")
        if name is not None and name not in names:
            continue
        args = {} if name is None else {"who": ["seat", names.index(name)]}
        return json.dumps([key, args], separators=(",", ":"))
    return ""


NAMELESS: Final = """
UPDATE tables SET chairs = (
    SELECT json_group_array(json(CASE
        WHEN json_extract(value, '$.guest') = '' AND json_extract(value, '$.name') = 'Somebody'
        THEN json_set(value, '$.name', '')
        ELSE value END))
    FROM json_each(tables.chairs))
WHERE instr(chairs, '"Somebody"')
"""


def upgrade() -> None:
    """Replace known sentences; others stay, and are shown as they were written.

    A deleted guest has no name, so that each reader sees one in their own language.
    """
    base = op.get_bind()
    base.execute(sa.text(NAMELESS))
    for select, update in FOUND.values():
        for code, number, sentence, chairs in base.execute(sa.text(select)).all():
            told = message_of(sentence, [chair.get("name", "") for chair in json.loads(chairs)])
            if told:
                values = {"told": told, "code": code, "number": number}
                base.execute(sa.text(update), values)
