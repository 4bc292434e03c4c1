"""Settings for the whole test run."""

import os

from hypothesis import settings

# Slow machines are no bugs, so no deadline. CI must give the same verdict twice.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
