"""Announcements that are to be seen until a time."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was announced before stays until it is withdrawn."""
    with op.batch_alter_table("talk") as talk:
        talk.add_column(sa.Column("until", sa.DateTime(timezone=True)))


def downgrade() -> None:
    """All stay again."""
    with op.batch_alter_table("talk") as talk:
        talk.drop_column("until")
