"""What every bot that imagines worlds shares: the search, the race between options, common chance, and values."""
