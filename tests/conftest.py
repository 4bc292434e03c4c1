"""Settings for the whole test run."""

import os

from hypothesis import Phase, settings

# Slow machines are no bugs, so no deadline. CI must give the same verdict twice.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
# For tools/mutants.py: that a test fails is enough to know, the smallest example is not wanted.
settings.register_profile(
    "mutants", settings.get_profile("ci"), phases=(Phase.explicit, Phase.generate)
)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "local")
)
