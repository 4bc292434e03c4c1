"""Settings, endings, proposals, talk, accounts: what a table needs around its match."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns to the three tables, and the tables beside them."""
    counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "accounts",
        sa.Column("id", counter, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("folded", sa.String(160), nullable=False, unique=True),
        sa.Column("passphrase", sa.String(200), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("secret", sa.LargeBinary, primary_key=True),
        sa.Column("account_id", counter, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("id", counter, primary_key=True),
        sa.Column("player", sa.String(80), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.UniqueConstraint("player", "game"),
    )
    op.create_table(
        "talk",
        sa.Column("id", counter, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80)),
        sa.Column("text", sa.Text),
        sa.Column("key", sa.String(80)),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "key"),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("settings", sa.Text, nullable=False, server_default="{}"))
        tables.add_column(sa.Column("begun", sa.DateTime(timezone=True)))
        tables.add_column(sa.Column("ending", sa.Text))
        tables.add_column(sa.Column("proposal", sa.Text))
        tables.add_column(sa.Column("rematch", sa.String(32)))
        tables.add_column(sa.Column("due", sa.DateTime(timezone=True)))
        tables.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_due", "tables", ["due"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
        seats.add_column(
            sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false())
        )
        seats.add_column(sa.Column("reserved", sa.LargeBinary))
        seats.add_column(sa.Column("account_id", counter))
        seats.add_column(sa.Column("orders", sa.Text))
        seats.add_column(sa.Column("webhook", sa.Text))
        seats.add_column(sa.Column("reminded", sa.String(80)))
    op.create_index("seats_by_account", "seats", ["account_id"])
    with op.batch_alter_table("entries") as entries:
        entries.add_column(sa.Column("by", sa.String(16)))
        entries.add_column(sa.Column("digest", sa.String(32)))


def downgrade() -> None:
    """Take it all away again."""
    op.drop_index("seats_by_account", "seats")
    op.drop_index("tables_by_due", "tables")
    for table, columns in (
        ("entries", ("by", "digest")),
        (
            "seats",
            ("away", "resigned", "reserved", "account_id", "orders", "webhook", "reminded"),
        ),
        ("tables", ("settings", "begun", "ending", "proposal", "rematch", "due", "rated")),
    ):
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
    for table in ("talk", "ratings", "sessions", "accounts"):
        op.drop_table(table)
