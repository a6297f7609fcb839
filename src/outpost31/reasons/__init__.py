"""Reasons: why something that a person sees is not on offer, in ids and variables that every language has words for."""

from outpost31.reasons.hindrances import Considered, Hindrance, Sight, consider, why_not

__all__ = ["Considered", "Hindrance", "Sight", "consider", "why_not"]
