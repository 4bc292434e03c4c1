"""Reaction windows: answers that are held, and a setting in place of the pause for reactions."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id"), sa.column("settings"), sa.column("stage"))


def upgrade() -> None:
    """Where a match is under way, reactions stay open until all have answered, as before."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("held", sa.Text))
    connection = op.get_bind()
    for id, text, stage in connection.execute(sa.select(_tables)).all():
        settings = json.loads(text)
        paused = settings.pop("reaction_pause", None)
        if stage not in ("over", "ended"):
            settings["reactions"] = "open"
        elif paused is None:
            continue
        changed = sa.update(_tables).where(_tables.c.id == id)
        connection.execute(changed.values(settings=json.dumps(settings)))


def downgrade() -> None:
    """Take the column away, and the setting that earlier versions do not know."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("held")
    connection = op.get_bind()
    for id, text, _stage in connection.execute(sa.select(_tables)).all():
        settings = json.loads(text)
        if settings.pop("reactions", None) is not None:
            changed = sa.update(_tables).where(_tables.c.id == id)
            connection.execute(changed.values(settings=json.dumps(settings)))
