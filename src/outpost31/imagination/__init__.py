"""Imagined tables: what is left of a match when everything one seat cannot know is blanked, and worlds that fit it."""

from outpost31.imagination.veils import BLANK, Veiled, imagine, veil

__all__ = ["BLANK", "Veiled", "imagine", "veil"]
