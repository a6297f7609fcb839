"""The partners of 1 to 3 players, and their advice."""
