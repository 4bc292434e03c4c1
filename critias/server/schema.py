"""The tables of the database. What has to be saved of a match is its seed and its entries."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("components", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("message", Text),
    Column("created", DateTime(timezone=True), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(80)),
    Column("bot", String(64)),
    Column("secret", LargeBinary),
    UniqueConstraint("table_id", "seat"),
)

# Appended to and never changed. The key is a mere counter, so that rows lie in the order in which
# they came: clustered by table and number, each commit would touch a page per table.
entries = Table(
    "entries",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("command", String(64)),
    Column("created", DateTime(timezone=True), nullable=False),
    # One writer wins a number.
    UniqueConstraint("table_id", "number"),
    # A command is carried out once. Each seat has ids of its own: nobody can spoil another's.
    UniqueConstraint("table_id", "seat", "command"),
)
