"""Headlines of newspapers in a hall, with pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has written any yet."""
    counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "headlines",
        sa.Column("id", counter, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("station", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("picture", sa.String(32)),
        sa.Column("alt", sa.Text),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("said", sa.Integer),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("jpeg", sa.LargeBinary),
        sa.UniqueConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "key"),
    )
    with op.batch_alter_table("talk") as talk:
        talk.add_column(sa.Column("picture", sa.String(32)))
        talk.add_column(sa.Column("alt", sa.Text))


def downgrade() -> None:
    """Forget them; the words of those that were published stay."""
    with op.batch_alter_table("talk") as talk:
        talk.drop_column("alt")
        talk.drop_column("picture")
    op.drop_table("headlines")
