"""Halls: stations, what waits for a referee, talk that is not for all."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables of a hall, and columns to those that it shares with others."""
    counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "stations",
        sa.Column("id", counter, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("role", sa.String(16)),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("secret", sa.LargeBinary),
        sa.UniqueConstraint("table_id", "number"),
    )
    op.create_table(
        "matters",
        sa.Column("id", counter, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("about", sa.Text),
        sa.Column("text", sa.Text),
        sa.Column("command", sa.String(80)),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("station", sa.Integer),
        sa.Column("note", sa.Text),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("table_id", "key"),
        sa.UniqueConstraint("table_id", "command"),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("hall", sa.Text))
        tables.add_column(sa.Column("hall_seen", sa.DateTime(timezone=True)))
    with op.batch_alter_table("talk") as talk:
        talk.add_column(sa.Column("to", sa.String(32)))
        talk.add_column(sa.Column("audience", sa.Text))
        talk.add_column(sa.Column("station", sa.Integer))


def downgrade() -> None:
    """Take it all away again."""
    for table, columns in (
        ("talk", ("to", "audience", "station")),
        ("tables", ("hall", "hall_seen")),
    ):
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
    for table in ("matters", "stations"):
        op.drop_table(table)
