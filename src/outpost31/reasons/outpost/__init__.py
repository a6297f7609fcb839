"""Why a room, a person, a thing or a deed is not on offer in the games on the outpost, and what one comes to."""

from outpost31.reasons.outpost.effects import foresee
from outpost31.reasons.outpost.questions import consider

__all__ = ["consider", "foresee"]
