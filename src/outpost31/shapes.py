"""The shapes of what leaves a table, written out for the type checkers of both languages.

Views are declared by hand, in each game's `shapes`, and so are questions, in `asked`: what each kind is about, and its
options. Events are declared once, as the values that steps tell; how a viewer is told one follows from that, and is
written into each game's `told`. The client's types of all three are made of the same declarations, and so are the
facts on the games' cards that the client needs.

    python -m outpost31.shapes           writes them into the checkout
"""

from __future__ import annotations

import enum
import inspect
import json
from collections.abc import Iterable
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from textwrap import indent
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from outpost31.kernel import GAMES, Event, Game, Secret
from outpost31.kernel.games import find_game
from outpost31.kernel.questions import Form

ROOT = Path(__file__).resolve().parents[2]
BY = "Written by `python -m outpost31.shapes`: do not edit."


CARDS_BEGIN = """
/** The facts of a game that the client reads, so as not to know them. */
export interface GameCard {
  /** What the ids of its clauses begin with. */
  letter: string | null;
  /** Games of one family share their board. */
  family: string;
  /** The game of which it tells only the differences, in words and clauses. */
  buildsOn: string | null;
  isCooperative: boolean;
  /** The kinds of its printed cards. */
  cards: Record<string, string>;
  /** Its own clauses behind what people ask help on, by sort and key; an empty key stands for the rest of its sort. */
  clauses: Record<string, Record<string, string[]>>;
}

export const GAMES: Record<string, GameCard> = """


def modules_of_events(game: Game) -> dict[str, str]:
    """Where a game declares its own events, and where the shapes in which they are told go.

    That is its `events`, module or package, and beside it `told`.
    """
    events = import_module(f"{game.package}.events")
    inside = [f".{one.name}" for one in iter_modules(getattr(events, "__path__", ()))] or [""]
    return {f"{game.package}.events{one}": f"{game.package}.told{one}" for one in inside}


def families() -> dict[str, dict[str, str]]:
    """The modules of events of each family of games, whose tables tell the same events."""
    found: dict[str, dict[str, str]] = {}
    for game in GAMES.values():
        found.setdefault(game.family, {}).update(modules_of_events(game))
    return found


def view_of(game: str) -> Any:
    """The declared view of a game."""
    return find_game(game).shape


def told_shapes(game: str) -> dict[str, Any]:
    """The shapes of the events that may be told at a game's table, by name."""
    found: dict[str, Any] = {}
    for declared, told in families()[find_game(game).family].items():
        names = (event.__name__ for event in events_of(import_module(declared)))
        found |= {name: getattr(import_module(told), name) for name in names}
    return found


def asked_at(game: str) -> dict[str, Form]:
    """The declared questions of a game, by kind."""
    forms: dict[str, Form] = import_module(f"{find_game(game).package}.asked").ASKED
    return forms


def events_of(module: ModuleType) -> list[type[Event]]:
    """The events that a module declares, in its order."""
    mine = (
        one for one in vars(module).values() if inspect.isclass(one) and one.__module__ == module.__name__
    )
    return [one for one in mine if issubclass(one, Event)]


def as_told(hint: Any) -> Any:
    """A declared type as a viewer is told it: a secret may be None, a tuple is a list, a member its value."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _union(as_told(one) for one in args)
    if origin is Secret:
        return _union((as_told(args[0]), NoneType))
    if origin in (tuple, list):
        return list[_union(as_told(one) for one in args if one is not Ellipsis)]  # type: ignore[misc]
    if inspect.isclass(hint) and issubclass(hint, enum.Enum):
        return Literal[tuple(member.value for member in hint)]
    return hint


def _union(hints: Iterable[Any]) -> Any:
    distinct = list(dict.fromkeys(hints))
    return distinct[0] if len(distinct) == 1 else Union[tuple(distinct)]  # noqa: UP007 - made at run time


# -------------------------------------------------------------------------------- Python


def _python(hint: Any, used: set[type[Any]]) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        parts = [_python(one, used) for one in args if one is not NoneType]
        return " | ".join([*parts, *(["None"] if NoneType in args else [])])
    if origin is Literal:
        return f"Literal[{', '.join(json.dumps(one) for one in args)}]"
    if origin is list:
        return f"list[{_python(args[0], used)}]"
    if is_typeddict(hint):
        used.add(hint)
    return str(hint.__name__)


def told_module(declared: str) -> str:
    """The source of the module that has these events as they are told."""
    module = import_module(declared)
    used: set[type[Any]] = set()
    classes = []
    names = []
    for event in events_of(module):
        hints = get_type_hints(event)
        names.append(event.__name__)
        doc = indent(f'"""{inspect.getdoc(event)}"""', "    ")
        lines = [f"class {event.__name__}(TypedDict):", doc, ""]
        lines.append(f'    event: Literal["{event.__name__}"]')
        lines += [f"    {one.name}: {_python(as_told(hints[one.name]), used)}" for one in fields(event)]  # type: ignore[arg-type]
        classes.append("\n".join(lines))
    imports = "".join(
        f"from {one.__module__} import {one.__name__}\n" for one in sorted(used, key=lambda one: one.__name__)
    )
    first, *others = names
    told = "".join([f"Told = (\n    {first}\n", *(f"    | {name}\n" for name in others), ")\n"])
    return (
        f'"""How viewers are told of what `{declared.removeprefix("outpost31.")}` declares.\n\n{BY}\n"""\n\n'
        "from __future__ import annotations\n\nfrom typing import Literal, TypedDict\n\n"
        + (f"{imports}\n\n" if imports else "\n")
        + "\n\n\n".join(classes)
        + f"\n\n\n{told}"
    )


# -------------------------------------------------------------------------------- TypeScript


class _Client:
    """The client's types, each written once, in the order in which they first come up."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: dict[str, Any] = {}

    def type_of(self, hint: Any) -> str:
        """A declared type in TypeScript."""
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            return " | ".join(self.type_of(one) for one in args)
        if origin is Literal:
            return " | ".join(json.dumps(one) for one in args)
        if origin is list:
            return self._array(args[0])
        if origin is tuple:
            return self._tuple(args)
        if origin is dict:
            return f"Record<string, {self.type_of(args[1])}>"
        if is_typeddict(hint):
            return self.interface(hint)
        plain: dict[Any, str] = {
            int: "number",
            str: "string",
            bool: "boolean",
            NoneType: "null",
            Any: "unknown",
        }
        return plain[hint]

    def _array(self, hint: Any) -> str:
        inner = self.type_of(hint)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"

    def _tuple(self, args: tuple[Any, ...]) -> str:
        if args[-1] is Ellipsis:
            return self._array(args[0])
        return f"[{', '.join(map(self.type_of, args))}]"

    def interface(self, shape: Any) -> str:
        """The interface of a declared shape; shapes of two games may share a name."""
        game = shape.__module__.split(".")[-2].capitalize()
        name = str(shape.__name__)
        if self._names.get(name, shape) is not shape:
            name = f"{game}{name}"
        if self._names.get(name) is shape:
            return name
        self._names[name] = shape
        needed = shape.__required_keys__
        hints = get_type_hints(shape)
        body = {
            field if field in needed else f"{field}?": self.type_of(hint) for field, hint in hints.items()
        }
        self._write(name, shape, body)
        return name

    def _write(self, name: str, shape: Any, body: dict[str, str]) -> None:
        doc = " ".join((inspect.getdoc(shape) or "").split())
        if not body:
            self.lines += ["", f"/** {doc} */", f"export type {name} = Record<string, never>;"]
            return
        self.lines += ["", f"/** {doc} */", f"export interface {name} {{"]
        self.lines += [f"  {field}: {kind};" for field, kind in body.items()]
        self.lines.append("}")

    def events(self, declared: str, prefix: str) -> list[str]:
        """The interfaces of a module's events as they are told, named with a prefix."""
        names = []
        for event in events_of(import_module(declared)):
            hints = get_type_hints(event)
            body = {"event": json.dumps(event.__name__)}
            body |= {one.name: self.type_of(as_told(hints[one.name])) for one in fields(event)}  # type: ignore[arg-type]
            name = f"{prefix}{event.__name__}"
            self._write(name, event, body)
            names.append(name)
        return names

    def questions(self, game: str) -> str:
        """The interface of the questions of a game: by kind, what it is about and what its options are."""
        name = f"{view_of(game).__name__.removesuffix('View')}Asked"
        kinds = {
            kind: f"{{ about: {self.type_of(form.about)}; option: {self.type_of(form.option)} }}"
            for kind, form in asked_at(game).items()
        }
        self.lines += [
            "",
            f"/** What is asked at `{game}`, by kind of question. */",
            f"export interface {name} {{",
        ]
        self.lines += [f"  {kind}: {form};" for kind, form in kinds.items()]
        self.lines.append("}")
        return name


def _name_of(family: str) -> str:
    """What the types of a family are called: by its only game, or by itself."""
    games = [game.key for game in GAMES.values() if game.family == family]
    only = str(view_of(games[0]).__name__).removesuffix("View")
    return only if len(games) == 1 else family.capitalize()


def typescript() -> str:
    """The client's types of views, told events and questions."""
    client = _Client()
    views = {game: client.interface(view_of(game)) for game in GAMES}
    told: dict[str, list[str]] = {}
    for family, modules in families().items():
        prefix = _name_of(family)
        told[prefix] = [name for declared in modules for name in client.events(declared, f"{prefix}Told")]
    asked = {game: client.questions(game) for game in GAMES}
    unions = [
        f"\nexport type {prefix}Told =\n  | " + "\n  | ".join(names) + ";" for prefix, names in told.items()
    ]
    by_game = ["", "/** The view of each game. */", "export interface Views {"]
    by_game += [f"  {game}: {name};" for game, name in views.items()]
    by_game += ["}", "", "/** The questions of each game. */", "export interface Asked {"]
    by_game += [f"  {game}: {name};" for game, name in asked.items()]
    return "\n".join([f"// {BY}", *client.lines, *unions, *by_game, "}"]) + "\n"


def printed_cards(game: Game) -> dict[str, str]:
    """The kinds of a game's printed cards, by key; most games print theirs elsewhere."""
    place = f"{game.package}.cards"
    if find_spec(place) is None:
        return {}
    return {card.key: card.kind for card in import_module(place).CARDS.values()}


def client_cards() -> str:
    """The cards of the games, as far as the client reads them."""
    facts = {
        game.key: {
            "letter": game.letter,
            "family": game.family,
            "buildsOn": game.builds_on,
            "isCooperative": game.is_cooperative,
            "cards": printed_cards(game),
            "clauses": game.clauses,
        }
        for game in GAMES.values()
    }
    return f"// {BY}\n{CARDS_BEGIN}{json.dumps(facts, indent=2)};\n"


def generated() -> dict[Path, str]:
    """Every generated file with what should be in it."""
    files = {
        ROOT / "src" / f"{target.replace('.', '/')}.py": told_module(declared)
        for modules in families().values()
        for declared, target in modules.items()
    }
    files[ROOT / "web/src/games/shapes.gen.ts"] = typescript()
    files[ROOT / "web/src/games/cards.gen.ts"] = client_cards()
    return files


def main() -> None:
    """Write the files."""
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
