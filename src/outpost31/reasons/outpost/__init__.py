"""Why a room, a person, a thing or a deed is not on offer in the games on the outpost."""

from outpost31.reasons.outpost.questions import consider

__all__ = ["consider"]
