"""The page that says what every entry and every action means: `docs/research/encoding.md`.

python -m outpost31.envs.encoding.page       writes it into the checkout
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from outpost31.envs.encoding.encoder import VERSION, Encoder, encoder_for
from outpost31.kernel import GAMES

PAGE = Path(__file__).resolve().parents[4] / "docs" / "research" / "encoding.md"

HEAD = f"""<!-- Written by `python -m outpost31.envs.encoding.page`: do not edit. -->
# The encodings, entry by entry

Version {VERSION}. An observation is a `numpy` array of bytes (`uint8`), an action an index into a table. Both depend
on the game and the number of seats alone; below they are written out for the smallest table of each game, and
`encoder_for(game, seats)` has them for any (`.entries`, `.actions`, and `.most`, by which to divide).

- Players and pawns are counted from the seat that looks: `+0` is itself, `+1` the next seat. In `coop` pawns have
  their own numbers, and entries say whose they are.
- What a seat may not know is 0, and so is what is not there. Of cards and things there are counts, never an order.
- An entry is cut off at 255. Figures that a table types in are not encoded, except for the lengths of the tracks.
- Action 0 is to wait: it is allowed when nothing is asked.
- Two kinds of answers are put together from several actions: `things_to_offer` and `deal_to_answer` take one thing
  after the other until `done`. The mask follows, and the entries *you have put in so far* remember.
- An observation is what lies on the table now, not what was told before: see [the other pages](README.md) for that.

```python
from outpost31 import Match
from outpost31.envs.encoding import encoder_for

match = Match.new("stayaway", seats=4, seed=31)
encoder = encoder_for("stayaway", seats=4)
question = match.questions[0]
observation = encoder.observe(match.view(question.player), question)
allowed = encoder.mask(question, question.player).nonzero()[0]
print("\\n".join(encoder.describe(observation)))
print([encoder.actions[place].name for place in allowed])
match.answer(question.player, encoder.read(question, question.player, (int(allowed[0]),)))
```
"""


def runs(names: Sequence[tuple[str, int]]) -> Iterator[tuple[int, int, str, list[str], int]]:
    """Neighbours that begin alike: first and last place, how they begin, how each ends, their greatest value."""

    def common(item: tuple[int, tuple[str, int]]) -> tuple[str, int]:
        name, most = item[1]
        return name.rpartition(": ")[0] or name, most

    for (words, most), some in groupby(enumerate(names), common):
        places = list(some)
        yield places[0][0], places[-1][0], words, [name.rpartition(": ")[2] for _, (name, _) in places], most


def table_of(head: str, names: Sequence[tuple[str, int]], *, with_most: bool) -> list[str]:
    """A table of neighbours."""
    lines = [
        f"| places | {head} |" + (" greatest |" if with_most else ""),
        "| --- | --- |" + (" --- |" if with_most else ""),
    ]
    for first, last, words, ends, most in runs(names):
        place = f"{first}" if first == last else f"{first} to {last}"
        meaning = words if ends == [words] else f"{words}: {', '.join(ends)}"
        lines.append(f"| {place} | {meaning} |" + (f" {most} |" if with_most else ""))
    return lines


def chapter(encoder: Encoder) -> list[str]:
    """One game."""
    title = GAMES[encoder.game].title
    return [
        "",
        f"## {title}, {encoder.seats} seats",
        "",
        f"{encoder.size} entries.",
        "",
        *table_of("what it says", [(entry.name, entry.most) for entry in encoder.entries], with_most=True),
        "",
        f"{len(encoder.actions)} actions, by kind of question.",
        "",
        *table_of("action", [(action.name, 0) for action in encoder.actions], with_most=False),
    ]


def page() -> str:
    """The whole page."""
    chapters = [line for game, card in GAMES.items() for line in chapter(encoder_for(game, card.seats.start))]
    return HEAD + "\n".join(chapters) + "\n"


def main() -> None:
    """Write it."""
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
