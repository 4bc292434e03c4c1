"""From which address a table was made, hashed: each has so many unfinished ones."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables that there are already it is not known."""
    op.add_column("tables", sa.Column("maker", sa.String(32)))
    op.create_index("ix_tables_maker", "tables", ["maker"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_tables_maker", "tables")
    op.drop_column("tables", "maker")
