"""Writing what was learned: whole modules for `outpost31.bots.learned`, with how they were made in their head."""

from __future__ import annotations

import re
from collections.abc import Mapping
from textwrap import wrap
from typing import TYPE_CHECKING

from outpost31.bots.learned.made import Made

if TYPE_CHECKING:
    from outpost31.lab.learn.lessons import Lesson

WIDTH = 110
"""How wide the lines of a written module are."""
_SOURCES = re.compile(r"    sources=\{\n(?:        .*\n)*    \},\n")


def as_module(lesson: Lesson, made: Made, body: str) -> str:
    """The text of a learned module."""
    lines = [
        f'"""{lesson.about}.',
        "",
        f"Written whole by `outpost31 learn {lesson.what} {lesson.game}`: do not edit.",
        '"""',
        "",
        "# fmt: off",
        "from outpost31.bots.learned.made import Made",
        *lesson.imports,
        "",
        "MADE = Made(",
        f'    command="{made.command}",',
        *_sentence("sample", made.sample),
        f"    seed={made.seed},",
        f'    commit="{made.commit}",',
    ]
    return "\n".join(lines) + "\n" + _sources(made.sources) + ")\n\n" + body.rstrip("\n") + "\n"


def _sentence(name: str, text: str) -> list[str]:
    """A long text, over as many lines as it takes."""
    if len(text) + len(name) < WIDTH - 8:
        return [f'    {name}="{text}",']
    parts = wrap(text, WIDTH - 12, drop_whitespace=False)
    return [f"    {name}=(", *(f'        "{part}"' for part in parts), "    ),"]


def _sources(sources: Mapping[str, str]) -> str:
    rows = "".join(f'        "{module}": "{digest}",\n' for module, digest in sources.items())
    return f"    sources={{\n{rows}    }},\n"


def kept(text: str, sources: Mapping[str, str]) -> str:
    """A learned module with the same numbers, made with the modules as they are now."""
    return _SOURCES.sub(lambda _: _sources(sources), text, count=1)


def weights_source(learned: Mapping[str, tuple[str, Mapping[str, float]]]) -> str:
    """The weights of a value, by role: a note on the sample, and a weight for each feature."""
    lines = ["WEIGHTS: dict[str, dict[str, float]] = {"]
    for role, (note, weights) in learned.items():
        lines += [f"    # {note}", f'    "{role}": {{']
        lines += [f'        "{name}": {weight:.3f},' for name, weight in weights.items()]
        lines.append("    },")
    return "\n".join([*lines, "}"])
