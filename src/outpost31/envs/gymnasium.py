"""The games for Gymnasium: one learner at one seat, bots of chosen levels at the others.

>>> import gymnasium
>>> env = gymnasium.make("outpost31/StayAway-v1", level="novice")
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from outpost31 import Match
from outpost31.bots import Bot, make_bot
from outpost31.envs.encoding import VERSION, encoder_for
from outpost31.envs.pettingzoo import Observation, answer_forced, chosen_seed, observation_space
from outpost31.envs.seating import Seating
from outpost31.kernel import Seat
from outpost31.lab.play import decide

IDS = {
    "outpost31/StayAway-v1": ("stayaway", 4),
    "outpost31/BoardGame-v1": ("boardgame", 4),
    "outpost31/Coop-v1": ("coop", 2),
    "outpost31/Norwegian-v1": ("norwegian", 4),
}
"""What the games are called for `gymnasium.make`, and their seats unless others are wished."""

METADATA: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1, "version": VERSION}


class OneSeat(gymnasium.Env[Any, Any]):
    """One learner among bots.

    An action that is not on offer is replaced by one that is, picked by the environment's own generator, and
    `info["was_legal"]` is then False: Gymnasium's samplers know nothing of masks. A match that ends before the learner
    was ever asked begins anew.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str = "stayaway",
        seats: int = 4,
        level: str | Sequence[str] = "novice",
        seat: Seat | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Choose game, seats, table options, and who else plays: one level, or one for each seat after the learner's.

        Without a seat the learner sits down at another one in each game.
        """
        self.encoder = encoder_for(game, seats)
        self.game, self.seats, self.options, self.fixed_seat = game, seats, options, seat
        self.levels = (level,) * (seats - 1) if isinstance(level, str) else tuple(level)
        if len(self.levels) != seats - 1:
            raise ValueError(f"{seats - 1} others sit at this table, not {len(self.levels)}")
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoder)
        self.action_space = spaces.Discrete(len(self.encoder.actions))
        self.seat: Seat = seat or 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Lay out a game and let the others play until the learner has a choice; `options["table"]` are its options."""
        super().reset(seed=seed)
        table = (options or {}).get("table", self.options)
        while True:
            chosen = chosen_seed(self.np_random)
            self.seat = (
                int(self.np_random.integers(self.seats)) if self.fixed_seat is None else self.fixed_seat
            )
            self.seating = Seating(Match.new(self.game, self.seats, chosen, table))
            self.bots: dict[Seat, Bot] = {
                (self.seat + 1 + further) % self.seats: make_bot(
                    level, self.game, (self.seat + 1 + further) % self.seats, chosen
                )
                for further, level in enumerate(self.levels)
            }
            self._go_on()
            if not self.seating.is_over:
                return self._observation(), {"seat": self.seat, "was_legal": True}

    def _go_on(self) -> None:
        """Let the others play until the learner has a choice; what leaves none is answered for everybody."""
        match = self.seating.match
        while True:
            answer_forced(self.seating)
            if match.outcome is not None:
                return
            others = [question for question in match.questions if question.player != self.seat]
            if self.seating.question_for(self.seat) is not None or not others:
                return
            question = others[0]
            seat = question.player
            match.answer(seat, decide(self.bots[seat], match, question), question.id)

    def _observation(self) -> Observation:
        return self.seating.observe(self.seat)._asdict()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; the others then play until the learner has a choice again, or the match is over."""
        seating, seat = self.seating, self.seat
        question = seating.question_for(seat)
        assert question is not None, "reset() comes before the first step, and after the last"
        allowed = seating.encoder.next_actions(question, seat, seating.parts(seat, question))
        was_legal = int(action) in allowed
        seating.act(seat, int(action) if was_legal else int(self.np_random.choice(np.array(allowed))))
        self._go_on()
        info = {"seat": seat, "was_legal": was_legal}
        return self._observation(), seating.reward(seat), seating.is_over, False, info

    def render(self) -> str | None:
        """What the learner sees, line by line."""
        return self.seating.picture(self.seat) if self.render_mode == "ansi" else None


def register() -> None:
    """Make the games known to `gymnasium.make` and `gymnasium.make_vec`."""
    for name, (game, seats) in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="outpost31.envs.gymnasium:OneSeat",
                kwargs={"game": game, "seats": seats},
                disable_env_checker=True,
            )


register()
