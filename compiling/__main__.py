"""`python -m compiling`: build the compiled engine of this checkout, beside its package."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "outpost31"


def main() -> int:
    """Build it, unless it is fresh."""
    reader = argparse.ArgumentParser(prog="play.py compile", description=__doc__)
    reader.add_argument("--remove", action="store_true", help="remove what was built")
    given = reader.parse_args()
    os.environ["OUTPOST31_COMPILED"] = "0"  # what is written out is asked of the sources
    sys.path.insert(0, str(PACKAGE.parent))
    from compiling.building import ensure
    from outpost31.compiled import FOLDER

    if given.remove:
        shutil.rmtree(FOLDER, ignore_errors=True)
    else:
        print("compiled" if ensure(PACKAGE, FOLDER) else "the compiled engine is fresh")
    return 0


if __name__ == "__main__":
    sys.exit(main())
