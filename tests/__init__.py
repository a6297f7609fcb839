"""The tests. Shared parts are imported by their full name: `from tests.scene import Scene`."""
