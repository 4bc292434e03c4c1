"""Where a match comes from, and whether its box was edited: such matches say so."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables that there are already it is not known."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("origin", sa.String(16)))
        tables.add_column(
            sa.Column("edited", sa.Boolean, nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("origin")
        tables.drop_column("edited")
