"""Deals in scenes: a proposal, an answer and a handshake, with everybody else having nothing to say."""

from __future__ import annotations

from outpost31.games.outpost.trading import Lot
from tests.games.outpost.scene import Scene

WEAPONS = ("melee", "firearm", "dynamite", "flamethrower")
LAB = ("blood_bag", "failure")


def lot(*things: str) -> Lot:
    """Things as they are put into a deal; a Flamethrower with its reloads."""
    named = [thing.partition(":") for thing in things]
    return tuple(
        ("weapons" if kind in WEAPONS else "lab" if kind in LAB else "items", kind, int(reloads or 0))
        for kind, _, reloads in named
    )


def propose(scene: Scene, one: str, other: str, *things: str) -> Scene:
    """One proposes a deal to another, and nobody else does."""
    scene.answers(one, other).all_answer("none")
    if (one, "things_to_offer") in scene.asked:
        scene.answers(one, lot(*things))
    return scene.all_answer(()) if scene.asked[0][1] == "things_to_offer" else scene


def answer(scene: Scene, other: str, one: str, *things: str) -> Scene:
    """The partner answers, and everybody else refuses what nobody offered them."""
    return scene.answers(other, (one, lot(*things))).all_answer("refuse")


def agree(scene: Scene, one: str) -> Scene:
    """Who proposed shakes hands."""
    return scene.answers(one, "agree").all_answer("refuse")
