"""Tables, their seats and the entries of their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first three tables."""
    counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("message", sa.Text),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage"])
    op.create_table(
        "seats",
        sa.Column("id", counter, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("bot", sa.String(64)),
        sa.Column("secret", sa.LargeBinary),
        sa.UniqueConstraint("table_id", "seat"),
    )
    op.create_table(
        "entries",
        sa.Column("id", counter, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "seat", "command"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("entries")
    op.drop_table("seats")
    op.drop_table("tables")
