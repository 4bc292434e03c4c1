"""Administrators with tokens of their own, and what each of them did."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none yet: the one token that a server was started with is gone."""
    counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "administrators",
        sa.Column("id", counter, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False, unique=True),
        sa.Column("scope", sa.String(16), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("revoked", sa.DateTime(timezone=True)),
    )
    op.create_table(
        "deeds",
        sa.Column("id", counter, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("administrator", sa.String(80), nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("detail", sa.Text),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("deeds")
    op.drop_table("administrators")
