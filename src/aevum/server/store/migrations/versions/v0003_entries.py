"""Logs and the journal in entries of many rows."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

MATCHES = 'SELECT "match" FROM old_log UNION SELECT "match" FROM old_journal'
ROWS = (
    'SELECT seq, at, seat, move, cid FROM old_log WHERE "match" = :number'
    ' UNION ALL SELECT seq, at, seat, move, cid FROM old_journal WHERE "match" = :number'
    " ORDER BY seq"
)
KEEP = 'INSERT INTO log ("match", "first", rows) VALUES (?, 0, ?)'


def upgrade() -> None:
    """Put the rows of each match together; the journal starts empty."""
    base = op.get_bind()
    op.rename_table("log", "old_log")
    op.rename_table("journal", "old_journal")
    op.create_table(
        "log",
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("rows", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("match", "first", name="pk_log"),
        sa.ForeignKeyConstraint(["match"], ["tables.number"], name="fk_log_match_tables"),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("rows", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_journal"),
    )
    for (number,) in base.exec_driver_sql(MATCHES).all():
        rows = base.exec_driver_sql(ROWS, {"number": number})
        entry = json.dumps([list(row[1:]) for row in rows], separators=(",", ":"))
        base.exec_driver_sql(KEEP, (number, entry))
    op.drop_table("old_log")
    op.drop_table("old_journal")
