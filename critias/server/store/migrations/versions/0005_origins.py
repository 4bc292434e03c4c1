"""Where a match comes from, and whether its box was edited: such matches say so."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables that there are already it is not known."""
    op.add_column("tables", sa.Column("origin", sa.String(16)))
    edited = sa.Column("edited", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", edited)


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "origin")
    op.drop_column("tables", "edited")
