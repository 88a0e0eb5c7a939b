"""Maps that guests have drawn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of maps, empty."""
    op.create_table(
        "maps",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_maps"),
        sa.UniqueConstraint("code", name="uq_maps_code"),
        sa.UniqueConstraint("key", name="uq_maps_key"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_maps_guest_guests"),
    )
    op.create_index("ix_maps_guest_number", "maps", ["guest", "number"])
