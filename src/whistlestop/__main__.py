"""`python -m whistlestop` is the command `whistlestop`."""

import sys

from whistlestop.cli import main

sys.exit(main())
