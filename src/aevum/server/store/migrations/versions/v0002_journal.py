"""A journal for the newest rows of all logs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the journal, empty."""
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.BigInteger, nullable=False),
        sa.Column("cid", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_journal"),
    )
