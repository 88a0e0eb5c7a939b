"""The first schema.

A migration has its own copy of the tables that it makes, since `schema.py` keeps changing.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token", name="uq_guests_token"),
    )
    _make_tables()
    _make_log()
    _make_ends()


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("chairs", sa.JSON, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("takeback", sa.String, nullable=False),
        sa.Column("reveal", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("daily", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("commit", sa.String, nullable=False),
        sa.Column("scores", sa.JSON),
        sa.Column("ranks", sa.JSON),
        sa.Column("end", sa.String, nullable=False),
        sa.Column("muted", sa.JSON, nullable=False),
        sa.Column("next", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_phase_public_changed", "tables", ["phase", "public", "changed"])
    op.create_table(
        "sitting",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guest", "code", name="pk_sitting"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_sitting_code_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sitting_code", "sitting", ["code"])


def _make_log() -> None:
    op.create_table(
        "log",
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.BigInteger, nullable=False),
        sa.Column("cid", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["match"], ["tables.number"], name="fk_log_match_tables"),
    )
    op.create_table(
        "chat",
        sa.Column("code", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("phrase", sa.Integer, nullable=False),
        sa.Column("cid", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_chat_code_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_chat_guest", "chat", ["guest"])


def _make_ends() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("daily", sa.String, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sa.UniqueConstraint("code", "seat", name="uq_results_code_seat"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_results_code_tables"),
    )
    op.create_index("ix_results_guest_id", "results", ["guest", "id"])
    op.create_index(
        "ix_results_daily",
        "results",
        ["game", "daily", "guest"],
        sqlite_where=sa.text("daily <> ''"),
    )
    op.create_table(
        "archives",
        sa.Column("code", sa.String, nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "viewer", name="pk_archives"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_archives_code_tables"),
    )
    op.create_table(
        "pars",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "key", name="pk_pars"),
    )
