"""`python -m outpost31` is the command `outpost31`."""

from outpost31.cli import main

if __name__ == "__main__":
    main()
