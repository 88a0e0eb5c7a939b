"""The writer's epoch, kept replays, and what tables agree on beside their options."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Give old tables and guests the values that they had implicitly, and make the new tables."""
    _columns("guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    _columns(
        "tables",
        sa.Column("takebacks", sa.Integer, nullable=False, server_default="1"),
        sa.Column("marks", sa.JSON, nullable=False, server_default=sa.text("'[]'")),
        sa.Column("hints", sa.String, nullable=False, server_default="all"),
        sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("digest", sa.String, nullable=False, server_default=""),
    )
    op.create_index("ix_tables_owner_phase", "tables", ["owner", "phase"])
    muted = sa.text("muted <> '[]'")
    op.create_index("ix_tables_muted", "tables", ["number"], sqlite_where=muted)
    marks = sa.Column("marks", sa.JSON, nullable=False, server_default=sa.text("'[]'"))
    _columns("results", marks)
    op.create_table(
        "replays",
        sa.Column("code", sa.String, nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("face", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "viewer", "face", name="pk_replays"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_replays_code_tables"),
    )
    op.create_table(
        "epoch",
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_epoch"),
    )
    op.execute("INSERT INTO epoch (number) VALUES (0)")


def _columns(table: str, *columns: sa.Column[object]) -> None:
    for column in columns:
        op.add_column(table, column)
