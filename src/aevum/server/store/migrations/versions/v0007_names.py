"""Short names of games, the move table that a match began with, and changed numbers."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

RENAMED = (
    ("tempus_imperium", "tempus"),
    ("ascii_empires", "ascii"),
    ("chronos_conquest", "chronos"),
)


def upgrade() -> None:
    """Rename the games, and note that older matches have printed numbers and the first table."""
    for table in ("tables", "results", "pars"):
        for former, name in RENAMED:
            op.execute(f"UPDATE {table} SET game = '{name}' WHERE game = '{former}'")
    op.add_column("tables", sa.Column("moves", sa.String, nullable=False, server_default=""))
    numbers = sa.Column("numbers", sa.JSON, nullable=False, server_default=sa.text("'{}'"))
    op.add_column("tables", numbers)
    op.create_table(
        "move_tables",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("notations", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_move_tables"),
    )
