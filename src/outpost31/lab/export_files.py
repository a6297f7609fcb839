"""Files of decisions: JSON Lines or Parquet, written whole or not at all, with a card that says how they were made."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from outpost31 import GAMES, __version__
from outpost31.lab.export import COLUMNS, VERSION, Collection, Row
from outpost31.lab.tallies import rate

PORTION = 2_000
"""Rows in a group of a Parquet file."""


class PartMissing(RuntimeError):
    """A part that this format needs is not installed."""


class Writer(Protocol):
    """Takes rows; must be closed."""

    def write(self, rows: list[Row]) -> None:
        """Write the rows of one game."""

    def close(self) -> None:
        """Write what is left."""


class JsonLines:
    """One row a line, structures as they are."""

    def __init__(self, path: Path, collection: Collection) -> None:
        self.file = path.open("w", encoding="utf-8")

    def write(self, rows: list[Row]) -> None:
        """Write the rows of one game."""
        for row in rows:
            self.file.write(json.dumps(row, separators=(",", ":")) + "\n")

    def close(self) -> None:
        """Close the file."""
        self.file.close()


class Parquet:
    """Columns of plain types; what has a structure of its own is JSON in a string."""

    def __init__(self, path: Path, collection: Collection) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise PartMissing("pyarrow") from None
        kinds = {
            "string": pyarrow.string(),
            "json": pyarrow.string(),
            "int": pyarrow.int64(),
            "bool": pyarrow.bool_(),
            "floats": pyarrow.list_(pyarrow.float32()),
            "strings": pyarrow.list_(pyarrow.string()),
            "bools": pyarrow.list_(pyarrow.bool_()),
        }
        self.pyarrow = pyarrow
        self.schema = pyarrow.schema(
            [pyarrow.field(one.name, kinds[one.kind]) for one in COLUMNS],
            {"outpost31": json.dumps(made_by(collection))},
        )
        self.writer = pyarrow.parquet.ParquetWriter(path, self.schema, compression="zstd")
        self.rows: list[Row] = []

    def write(self, rows: list[Row]) -> None:
        """Write the rows of one game."""
        self.rows += rows
        if len(self.rows) >= PORTION:
            self._flush()

    def _flush(self) -> None:
        columns: dict[str, list[Any]] = {}
        for one in COLUMNS:
            values = [row[one.name] for row in self.rows]
            columns[one.name] = [_json(value) for value in values] if one.kind == "json" else values
        self.writer.write_table(self.pyarrow.Table.from_pydict(columns, self.schema))
        self.rows = []

    def close(self) -> None:
        """Write the last group and what a reader looks for at the end."""
        if self.rows:
            self._flush()
        self.writer.close()


CARD = """# {name}

Decisions in {counts}: {rows}.

## How it was made

By Outpost 31 {version}, rules version {rules}, columns version {layout}:

    {command}

The same command and version write the same rows again. {talk}, and no person took part: there is nothing personal
in it. SHA-256 of the file: `{digest}`.

## Columns

*Known* says whether the seat that decided could know it. A player that is fed columns that say *no* has seen what it
must not see; use them as labels. Split by `number`, never by row: rows of one game are not independent.

| column | type | known | what it says |
| --- | --- | --- | --- |
{columns}

In Parquet, `json` columns are strings of JSON; in JSON Lines they are structures.

## What is asked

| kind | rows | with a choice | options |
| --- | --- | --- | --- |
{kinds}

## How it ends

| reason | games | % |
| --- | --- | --- |
{reasons}

| role at the end | seats that were asked anything | won, % |
| --- | --- | --- |
{roles}

Intervals hold 95 in 100 (Wilson).

## What it is not

Bots decided everything, so it says how these bots play, not how people do. `beliefs` are those of our own seasoned
observer: well calibrated among our bots (`docs/bots/results.md`), and no truth. Long games have more rows than short
ones: weigh by game where that matters.

## Licence and citation

MIT, as Outpost 31; `CITATION.cff` says how to cite it. The names of the games belong to their owners.
"""

WRITERS: dict[str, Callable[[Path, Collection], Writer]] = {".parquet": Parquet, ".jsonl": JsonLines}
"""By the ending of the file's name."""


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def made_by(collection: Collection) -> dict[str, Any]:
    """What decides every byte of the rows."""
    return {
        "outpost31": __version__,
        "columns": VERSION,
        "game": collection.game,
        "rules": GAMES[collection.game].version,
        "seats": list(collection.seats),
        "games": collection.games,
        "level": collection.level,
        "seed": collection.seed,
        "options": dict(collection.options),
        "talk": collection.talk,
    }


def card_of(path: Path) -> Path:
    """Where the card of a file is."""
    return path.with_name(f"{path.name}.card.md")


def export(collection: Collection, path: Path, progress: Callable[[int], None] | None = None) -> Path:
    """Play and write the file and its card; the card's place. PartMissing names what is not installed."""
    collection.check()
    make = WRITERS.get(path.suffix)
    if make is None:
        raise ValueError(f"a file ends in {' or '.join(WRITERS)}, not in {path.suffix or 'nothing'!r}")
    counts = Counts()
    with _beside(path) as new:
        writer = make(new, collection)
        try:
            for rows in collection.matches():
                writer.write(rows)
                counts.count(rows)
                if progress is not None:
                    progress(1)
        finally:
            writer.close()
        digest = hashlib.sha256(new.read_bytes()).hexdigest()
    card = card_of(path)
    with _beside(card) as new:
        new.write_text(data_card(collection, path.name, counts, digest), encoding="utf-8")
    return card


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """A new file that takes the place of the old one once all went well."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
    os.close(handle)
    new = Path(name)
    try:
        yield new
        new.chmod(0o644)
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


class Counts:
    """What a card says of the rows."""

    def __init__(self) -> None:
        self.rows = self.games = self.free = 0
        self.kinds: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.roles: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def count(self, rows: list[Row]) -> None:
        """Take in the rows of one game."""
        self.games += 1
        self.rows += len(rows)
        last = rows[-1]
        self.reasons[last["reason"]] += 1
        for row in rows:
            kind = row["kind"]
            self.kinds[kind] += 1
            self.offered[kind] += len(row["options"])
            self.chosen[kind] += not row["forced"]
            self.free += not row["forced"]
        for row in {row["seat"]: row for row in rows}.values():
            role = last["truth_roles"][row["seat"]]
            self.roles[role] += 1
            self.won[role] += row["won"]


def _listed(seats: Sequence[int]) -> str:
    """Numbers of seats as one says them: 4, 5 and 6."""
    *before, last = map(str, seats)
    return f"{', '.join(before)} and {last}" if before else last


def data_card(collection: Collection, name: str, counts: Counts, digest: str) -> str:
    """What is in the file, how it was made, and what it is not good for."""
    made = made_by(collection)
    title = GAMES[collection.game].title
    options = " ".join(f"--option {key}={_json(value)}" for key, value in made["options"].items())
    seats = ",".join(map(str, collection.seats))
    talk = "--talk" if collection.talk else ""
    command = (
        f"outpost31 export {collection.game} --seats {seats} --games {collection.games} "
        f"--level {collection.level} --seed {collection.seed} {options} {talk} --out {name}"
    )
    columns = [
        f"| `{one.name}` | {one.kind} | {'yes' if one.known else 'no'} | {one.says} |" for one in COLUMNS
    ]
    kinds = [
        f"| `{kind}` | {count:,} | {counts.chosen[kind]:,} | {counts.offered[kind] / count:.1f} |"
        for kind, count in counts.kinds.most_common()
    ]
    reasons = [
        f"| {reason} | {count:,} | {_percent(count, counts.games)} |"
        for reason, count in counts.reasons.most_common()
    ]
    roles = [
        f"| {role} | {count:,} | {_percent(counts.won[role], count)} |"
        for role, count in counts.roles.most_common()
    ]
    return CARD.format(
        name=name,
        counts=f"{counts.games:,} games of {title} with {_listed(collection.seats)} seats "
        f"among {collection.level} bots",
        rows=f"{counts.rows:,} rows, {counts.free:,} of them with a choice",
        version=__version__,
        rules=made["rules"],
        layout=VERSION,
        command=" ".join(command.split()),
        digest=digest,
        talk="The bots talk, in claims and quick phrases" if collection.talk else "Nobody talks",
        columns="\n".join(columns),
        kinds="\n".join(kinds),
        reasons="\n".join(reasons),
        roles="\n".join(roles),
    )


def _percent(wins: int, of: int) -> str:
    found = rate(wins, of)
    return f"{100 * found['rate']:.1f} ({100 * found['low']:.1f}-{100 * found['high']:.1f})"
