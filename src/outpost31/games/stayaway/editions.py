"""Where the printed text of Stay Away! contradicts itself: a table may follow either passage (S-3.7, S-7.1)."""

from __future__ import annotations

from typing import Any, Final

EDITIONS: Final[dict[str, dict[str, Any]]] = {
    "ours": {},
    "general_section": {"turn_after_swap": "swapped", "quarantine_exchange": "none"},
    "card_texts": {"turn_after_swap": "mover", "quarantine_exchange": "open"},
}
"""By name, ours first: the options as that part of the text has them."""
