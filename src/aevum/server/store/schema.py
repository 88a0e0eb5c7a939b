"""The tables of the database. A change here needs a migration beside it (migrations/versions)."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    text,
)

META: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests: Final = Table(
    "guests",
    META,
    Column("id", String, primary_key=True),
    Column("token", LargeBinary, nullable=False, unique=True),  # SHA-256 of the secret
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # 0: not since this is recorded
)

tables: Final = Table(
    "tables",
    META,
    Column("number", Integer, primary_key=True),  # counts tables: a short key for their logs
    Column("code", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("phase", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("chairs", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("takeback", String, nullable=False),
    Column("reveal", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("daily", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("commit", String, nullable=False),
    Column("scores", JSON(none_as_null=True)),
    Column("ranks", JSON(none_as_null=True)),
    Column("end", String, nullable=False),
    Column("muted", JSON, nullable=False),
    Column("next", String, nullable=False),
    Column("live", JSON, nullable=False, server_default=text("'{}'")),
    Column("takebacks", Integer, nullable=False, server_default="1"),
    Column("marks", JSON, nullable=False, server_default=text("'[]'")),
    Column("hints", String, nullable=False, server_default="all"),
    Column("spectators", Boolean, nullable=False, server_default=false()),
    Column("digest", String, nullable=False, server_default=""),
    Column("moves", String, nullable=False, server_default=""),  # "": the first frozen move table
    Column("numbers", JSON, nullable=False, server_default=text("'{}'")),
    Index(None, "phase", "public", "changed"),
    Index(None, "owner", "phase"),
    Index("ix_tables_muted", "number", sqlite_where=text("muted <> '[]'")),
)

# Who sits where: the same as in `tables.chairs`, with an index to find a guest's tables.
sitting: Final = Table(
    "sitting",
    META,
    Column("guest", String, primary_key=True),
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Index(None, "code"),
    sqlite_with_rowid=False,
)

# The logs of all matches: in each entry some rows of a match from the `first` on. See `journal.py`.
log: Final = Table(
    "log",
    META,
    Column("match", ForeignKey("tables.number"), primary_key=True),
    Column("first", Integer, primary_key=True),
    Column("rows", String, nullable=False),
)

# The newest rows of all matches, one entry per commit.
journal: Final = Table(
    "journal",
    META,
    Column("id", Integer, primary_key=True),
    Column("rows", String, nullable=False),
)

chat: Final = Table(
    "chat",
    META,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("phrase", Integer, nullable=False),
    Column("cid", String, nullable=False),
    Index(None, "guest"),
    sqlite_with_rowid=False,
)

results: Final = Table(
    "results",
    META,
    Column("id", Integer, primary_key=True),  # counts finished seats: the order of a history
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String, nullable=False),
    Column("game", String, nullable=False),
    Column("daily", String, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("title", String, nullable=False),
    Column("marks", JSON, nullable=False, server_default=text("'[]'")),
    UniqueConstraint("code", "seat"),
    Index(None, "guest", "id"),
    Index("ix_results_daily", "game", "daily", "guest", sqlite_where=text("daily <> ''")),
)

archives: Final = Table(
    "archives",
    META,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("viewer", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # compressed by zlib
)

# Replays of finished matches as they are sent.
replays: Final = Table(
    "replays",
    META,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("viewer", Integer, primary_key=True),
    Column("face", String, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # compressed by gzip
)

# Maps that guests have drawn, for everybody to play on.
maps: Final = Table(
    "maps",
    META,
    Column("number", Integer, primary_key=True),  # counts maps: the order of a list
    Column("code", String, nullable=False, unique=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("key", String, nullable=False, unique=True),  # the name in the form for comparing
    Column("text", String, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "guest", "number"),
)

pars: Final = Table(
    "pars",
    META,
    Column("game", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("score", Integer),
    Column("seconds", Integer, nullable=False),
)

# The moves of a game when some match began, so that its log can always be understood.
move_tables: Final = Table(
    "move_tables",
    META,
    Column("hash", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("notations", LargeBinary, nullable=False),  # one per line, compressed by zlib
)

# One row: how many servers have opened the database. Only the latest may write to it.
epoch: Final = Table("epoch", META, Column("number", Integer, primary_key=True))
