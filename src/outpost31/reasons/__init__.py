"""Reasons: why something that a person sees is not on offer, and what would come of what is.

Both are told in ids and variables that every language has words for.
"""

from outpost31.reasons.foresight import Foresight, foresee
from outpost31.reasons.hindrances import Considered, Hindrance, Sight, consider, why_not

__all__ = ["Considered", "Foresight", "Hindrance", "Sight", "consider", "foresee", "why_not"]
