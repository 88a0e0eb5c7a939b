"""What tables of live games have agreed on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Give every table the usual terms."""
    live = sa.Column("live", sa.JSON, nullable=False, server_default=sa.text("'{}'"))
    op.add_column("tables", live)
