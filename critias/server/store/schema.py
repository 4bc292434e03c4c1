"""The tables of the database. What has to be saved of a match is its seed and its entries."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

_counter = BigInteger().with_variant(Integer, "sqlite")

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
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("begun", DateTime(timezone=True)),
    Column("ending", Text),
    Column("proposal", Text),
    Column("rematch", String(32)),
    # When somebody's clock runs out, or a reminder is to be sent: looked for by all processes.
    Column("due", DateTime(timezone=True), index=True),
    Column("rated", Boolean, nullable=False, server_default=false()),
    # How a game for a whole hall is run, and when a process last kept its clock.
    Column("hall", Text),
    Column("hall_seen", DateTime(timezone=True)),
    # Whether the match goes on from a file, and whether the box was edited.
    Column("origin", String(16)),
    Column("edited", Boolean, nullable=False, server_default=false()),
    # The address that made it, hashed, so that it can be counted.
    Column("maker", String(32), index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(80)),
    Column("bot", String(64)),
    Column("secret", LargeBinary),
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    # The secret of who may take this seat of a rematch.
    Column("reserved", LargeBinary),
    Column("account_id", _counter, index=True),
    Column("orders", Text),
    # What it has answered to a reaction, until that takes effect.
    Column("held", Text),
    Column("webhook", Text),
    Column("reminded", String(80)),
    UniqueConstraint("table_id", "seat"),
)

# Appended to and never changed. The key is a mere counter, so that rows lie in the order in which
# they came: clustered by table and number, each commit would touch a page per table.
entries = Table(
    "entries",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("command", String(64)),
    Column("created", DateTime(timezone=True), nullable=False),
    # Who answered for the seat: nothing if it did so itself.
    Column("by", String(16)),
    # Of what the entry brought about, so that other rules cannot change it unnoticed.
    Column("digest", String(32)),
    # One writer wins a number.
    UniqueConstraint("table_id", "number"),
    # A command is carried out once. Each seat has ids of its own: nobody can spoil another's.
    UniqueConstraint("table_id", "seat", "command"),
)

# What people say at a table, and what the table says about itself.
talk = Table(
    "talk",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(80)),
    Column("text", Text),
    Column("key", String(80)),
    Column("at", DateTime(timezone=True), nullable=False),
    # The group that was spoken to, and who may hear it: everybody if nothing is said.
    Column("to", String(32)),
    Column("audience", Text),
    Column("station", Integer),
    # When it is no longer to be seen.
    Column("until", DateTime(timezone=True)),
    # Under which name its picture is served, and what is on it.
    Column("picture", String(32)),
    Column("alt", Text),
    UniqueConstraint("table_id", "number"),
    # What is to be said once is said once, whichever process comes to say it.
    UniqueConstraint("table_id", "key"),
)

# Secrets in a hall beside those of seats: for referees, screens, and people who share a seat or
# stand in.
stations = Table(
    "stations",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("role", String(16)),
    Column("places", Text, nullable=False),
    Column("seat", Integer),
    # Nothing once the station is closed.
    Column("secret", LargeBinary),
    UniqueConstraint("table_id", "number"),
)

# Short codes that can be typed in a hall: what proves one, and the secret that it is exchanged for,
# which only the code itself unwraps.
codes = Table(
    "codes",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("proof", LargeBinary, nullable=False),
    Column("wrapped", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "proof"),
)

# What players call a referee for; and what became of that, and of matters that the rules bring up.
matters = Table(
    "matters",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("key", String(80), nullable=False),
    Column("kind", String(32)),
    Column("seat", Integer),
    Column("about", Text),
    Column("text", Text),
    Column("command", String(80)),
    Column("status", String(16), nullable=False),
    Column("station", Integer),
    Column("note", Text),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "key"),
    UniqueConstraint("table_id", "command"),
)

# What newspapers wrote. What was published was said to the hall under the number `said`.
headlines = Table(
    "headlines",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("station", Integer, nullable=False),
    Column("text", Text, nullable=False),
    # The name of its picture tells nobody who was not told, and is gone with it.
    Column("picture", String(32)),
    Column("alt", Text),
    Column("status", String(16), nullable=False),
    Column("said", Integer),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("key", String(80), nullable=False),
    # Last in the row, so that who reads the others does not read through it.
    Column("jpeg", LargeBinary),
    UniqueConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("name", String(80), nullable=False),
    # By which a name is found, however it is written.
    Column("folded", String(160), nullable=False, unique=True),
    Column("passphrase", String(200), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("secret", LargeBinary, primary_key=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

# Of accounts and of bots: a player is "account:7" or "bot:medium".
ratings = Table(
    "ratings",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("player", String(80), nullable=False),
    Column("game", String(64), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    UniqueConstraint("player", "game"),
)

# Who may close tables and the like; a name is never given again, so that the log stays clear.
administrators = Table(
    "administrators",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("name", String(80), nullable=False, unique=True),
    Column("scope", String(16), nullable=False),
    Column("secret", LargeBinary, nullable=False, unique=True),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("revoked", DateTime(timezone=True)),
)

# Appended to and never changed: what administrators did, and who made or revoked them.
deeds = Table(
    "deeds",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("administrator", String(80), nullable=False),
    Column("deed", String(32), nullable=False),
    Column("table_id", String(32)),
    Column("detail", Text),
)
