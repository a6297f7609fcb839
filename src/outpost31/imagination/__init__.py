"""Imagined tables: what is left of a match when all is blanked that one seat cannot know, and worlds that fit it."""

from outpost31.imagination.veils import BLANK, Veiled, imagine, veil

__all__ = ["BLANK", "Veiled", "imagine", "veil"]
