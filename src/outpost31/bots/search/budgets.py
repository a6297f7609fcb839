"""How much the cunning think about one question: so many decisions are played at imagined tables.

Decisions and not seconds, and one number for the sources and for the compiled engine: the same view gives the same
answer on every machine. How long that takes is measured in docs/bots/results.md; what a server reckons for it is
`SEARCH_SECONDS` in its shares. Whoever makes the engine faster may raise these until it takes as long as before.
"""

from __future__ import annotations

STAYAWAY = 8500
"""For all seats of Stay Away! together: each of them has its part, since a decision takes longer at larger tables."""
STATION = 6000
"""For all seats of the board game, or of the Norwegian Outpost, together."""
PLAN = 1300
"""With 1 to 3 players, for where everybody goes in a round."""
PARTNER = 450
"""With 1 to 3 players, for any other question."""
