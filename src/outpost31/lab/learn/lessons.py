"""Lessons: what can be learned of which game, from how many games, and into which file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import outpost31.bots.learned
from outpost31.bots.learned.made import Made
from outpost31.lab.cluster import Each, here
from outpost31.lab.learn import habits_outpost, habits_stayaway, value
from outpost31.lab.learn.sources import commit, digest_of
from outpost31.lab.learn.writing import as_module, kept

FOLDER = Path(outpost31.bots.learned.__file__).parent
HABITS, VALUE = "habits", "value"


@dataclass(frozen=True, slots=True)
class Lesson:
    """One file of `outpost31.bots.learned`, and how it is learned."""

    what: str
    game: str
    file: str
    about: str
    games: int
    """How many games are played by default; the learner knows which kinds."""
    seed: int
    learn: Callable[[int, int, Each], tuple[str, str]]
    """Given a number of games, a seed and who plays them: what the file says, and the sample it was learned from."""
    sources: tuple[str, ...]
    """The modules that decide what the numbers mean: when one of them changes the file is stale."""
    imports: tuple[str, ...] = ()

    def command(self, games: int, seed: int) -> str:
        """The command that writes this file."""
        return f"outpost31 learn {self.what} {self.game} --games {games} --seed {seed}"

    def digests(self) -> dict[str, str]:
        """The modules that it rests on, as they are now."""
        return {module: digest_of(module) for module in self.sources}


STAYAWAY, OUTPOST, COOP = "outpost31.bots.stayaway", "outpost31.bots.outpost", "outpost31.bots.coop"
_COUNTED_AT_STAY_AWAY = (
    f"{STAYAWAY}.habits",
    "outpost31.lab.learn.habits_stayaway",
    "outpost31.lab.learn.truth",
)
_COUNTED_AT_THE_OUTPOST = (
    f"{OUTPOST}.habits",
    "outpost31.lab.learn.habits_outpost",
    "outpost31.lab.learn.truth",
)
_SEEN_AT_THE_OUTPOST = (f"{OUTPOST}.value", f"{OUTPOST}.belief", f"{OUTPOST}.reader")
_HABITS = ("from outpost31.bots.stayaway.habits import Habits",)
_OUTPOST_HABITS = ("from outpost31.bots.outpost.habits import OutpostHabits",)

LESSONS = (
    Lesson(
        HABITS, "stayaway", "habits_stayaway_small", "How people of each role play Stay Away! at small tables",
        110, 555, partial(habits_stayaway.learn, range(4, 7)), _COUNTED_AT_STAY_AWAY, _HABITS,
    ),
    Lesson(
        HABITS, "stayaway", "habits_stayaway", "How people of each role play Stay Away!",
        40, 555, partial(habits_stayaway.learn, range(4, 13)), _COUNTED_AT_STAY_AWAY, _HABITS,
    ),
    Lesson(
        HABITS, "boardgame", "habits_boardgame_small", "How people of each role behave at small outposts",
        100, 777, partial(habits_outpost.learn, "boardgame", range(4, 6)), _COUNTED_AT_THE_OUTPOST, _OUTPOST_HABITS,
    ),
    Lesson(
        HABITS, "boardgame", "habits_boardgame", "How people of each role behave at the outpost",
        60, 777, partial(habits_outpost.learn, "boardgame", range(6, 9)), _COUNTED_AT_THE_OUTPOST, _OUTPOST_HABITS,
    ),
    Lesson(
        HABITS, "norwegian", "habits_norwegian_four", "How each role behaves at a Norwegian outpost of four",
        200, 777, partial(habits_outpost.learn, "norwegian", range(4, 5)), _COUNTED_AT_THE_OUTPOST, _OUTPOST_HABITS,
    ),
    Lesson(
        HABITS, "norwegian", "habits_norwegian", "How people of each role behave at the Norwegian outpost",
        50, 777, partial(habits_outpost.learn, "norwegian", range(5, 9)), _COUNTED_AT_THE_OUTPOST, _OUTPOST_HABITS,
    ),
    Lesson(
        VALUE, "stayaway", "value_stayaway", "How much each feature of a table says about winning Stay Away!",
        100, 7_000, partial(value.learn, "stayaway"), (f"{STAYAWAY}.value", f"{STAYAWAY}.belief", f"{STAYAWAY}.reader"),
    ),
    Lesson(
        VALUE, "boardgame", "value_boardgame", "How much each feature of a station says about the humans winning",
        1600, 7_000, partial(value.learn, "boardgame"), _SEEN_AT_THE_OUTPOST,
    ),
    Lesson(
        VALUE, "norwegian", "value_norwegian", "How much each feature of the Norwegian outpost says about winning",
        700, 7_000, partial(value.learn, "norwegian"), (f"{OUTPOST}.value_norwegian", *_SEEN_AT_THE_OUTPOST),
    ),
    Lesson(
        VALUE, "coop", "value_coop", "How much each feature of a station says about partners winning",
        4000, 9_001, partial(value.learn, "coop"),
        (f"{COOP}.value", f"{COOP}.sight", f"{COOP}.belief", f"{COOP}.outlook", f"{COOP}.threat"),
    ),
)  # fmt: skip
"""All that can be learned."""


def lessons_for(what: str, game: str) -> list[Lesson]:
    """The files that are learned together."""
    return [lesson for lesson in LESSONS if (lesson.what, lesson.game) == (what, game)]


def learn(
    what: str,
    game: str,
    games: int | None = None,
    seed: int | None = None,
    folder: Path = FOLDER,
    each: Each = here,
) -> Iterator[Path]:
    """Learn it anew, and write the files whole, one after another as they are finished."""
    for lesson in lessons_for(what, game):
        count, chosen = lesson.games if games is None else games, lesson.seed if seed is None else seed
        made_by = commit()
        body, sample = lesson.learn(count, chosen, each)
        made = Made(lesson.command(count, chosen), sample, chosen, made_by, lesson.digests())
        yield _written(folder / f"{lesson.file}.py", as_module(lesson, made, body))


def keep(what: str, game: str, folder: Path = FOLDER) -> Iterator[Path]:
    """Keep the numbers: somebody has looked at what changed in the modules that they rest on."""
    for lesson in lessons_for(what, game):
        path = folder / f"{lesson.file}.py"
        yield _written(path, kept(path.read_text(encoding="utf-8"), lesson.digests()))


def _written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path
