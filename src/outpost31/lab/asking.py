"""How much a person is asked: one seat's questions, counted over games among bots.

`python -m outpost31.lab.asking GAMES` prints the table in `docs/flow.md`. The person's seat is played by a bot, too;
what has one option is a formality, which the house answers (`server/log/formalities.py`), and does not count as asked.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from outpost31 import Match
from outpost31.bots import make_bot
from outpost31.lab.play import decide, game_seed, questions_of

COUNTED = (("stayaway", 6), ("boardgame", 6), ("norwegian", 6), ("coop", 1))
"""Games and numbers of seats: one person among bots, and one who plays the whole co-op crew."""


@dataclass(slots=True)
class Asked:
    """What one seat was asked over some games."""

    games: int = 0
    rounds: int = 0
    """Rounds, or turns of all players together where a game is not divided into rounds."""
    asked: int = 0
    """Questions that reach the person."""
    formal: int = 0
    """Questions with one option, which do not."""

    @property
    def a_round(self) -> float:
        """Questions that reach the person in a round."""
        return self.asked / max(1, self.rounds)

    @property
    def before(self) -> float:
        """Questions a round if people had to answer formalities, too."""
        return (self.asked + self.formal) / max(1, self.rounds)


def count_asked(game: str, seats: int, games: int, level: str = "novice", seed: int = 0) -> Asked:
    """What the first seat is asked in this many games among bots of one level."""
    found = Asked()
    for number in range(games):
        one = game_seed(seed, number)
        match = Match.new(game, seats, seed=one)
        bots = [make_bot(level, game, seat, one) for seat in range(seats)]
        for question in questions_of(match):
            if question.is_for(0):
                is_formal = len(question.options) == 1
                found.formal += is_formal
                found.asked += not is_formal
            match.answer(question.player, decide(bots[question.player], match, question), question.id)
        view = match.view(None)
        found.games += 1
        found.rounds += view["round"] if "round" in view else view["turn"]
    return found


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1])
    write = sys.stdout.write
    write(
        "| game | seats | games | rounds or turns | formalities a game | asked a game | asked a round | before |\n"
    )
    write("| --- | --- | --- | --- | --- | --- | --- | --- |\n")
    for game, seats in COUNTED:
        one = count_asked(game, seats, games)
        write(
            f"| {game} | {seats} | {one.games} | {one.rounds / one.games:.1f} | {one.formal / one.games:.1f} "
            f"| {one.asked / one.games:.1f} | {one.a_round:.2f} | {one.before:.2f} |\n"
        )


if __name__ == "__main__":
    main()
