"""Partners for 1 to 3 players: an exact belief over the role cards, one step ahead, and advice with reasons (C-)."""
