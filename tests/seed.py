"""The seed of a run, from which servers under test deal every table and chance takes its course.

CRITIAS_SEED takes it back: a failure that hangs on what was dealt is repeated by giving the seed
that the run printed.
"""

import os
import secrets

# Kept in the environment, so that the workers of a run, and the processes they start, have it too.
SEED = os.environ.setdefault("CRITIAS_SEED", secrets.token_hex(4))
