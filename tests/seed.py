"""The seed of a run, from which servers under test deal every table and chance takes its course.

CRITIAS_SEED takes it back: a failure that hangs on what was dealt is repeated by giving the seed
that the run printed. In CI it is always the same, so that two runs give the same verdict.
"""

import os
import secrets

# Kept in the environment, so that the workers of a run, and the processes they start, have it too.
_FRESH = "0bee39d0" if os.environ.get("CI") else secrets.token_hex(4)
SEED = os.environ.setdefault("CRITIAS_SEED", _FRESH)
