"""`python -m critias` is `critias`."""

import sys

from critias.cli import main

if __name__ == "__main__":
    sys.exit(main())
