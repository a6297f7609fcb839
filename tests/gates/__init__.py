"""The long gates: runs of hours, in pieces, that go on where the last one stopped (`python3 play.py gates`)."""
