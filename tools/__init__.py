"""What `build.py` drives: the environment, the checks, the site, the measurements."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "py"))  # the package need not be installed
