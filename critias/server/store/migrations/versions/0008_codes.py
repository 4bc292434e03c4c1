"""Codes that can be typed, each exchanged for the secret of a seat or station in a hall."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the halls that there are already none has codes."""
    counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "codes",
        sa.Column("id", counter, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("proof", sa.LargeBinary, nullable=False),
        sa.Column("wrapped", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "proof"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("codes")
