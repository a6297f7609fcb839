"""Source written out for the compiler: what decorators and derived methods would do at run time stands in the text.

mypyc makes quick classes of plain ones alone. A decorator that it does not know makes a class that other compiled
classes cannot build on, and a method put on a class later is never called by compiled code. So a frozen value gets
its `__init__`, `__eq__` and `__hash__` in writing, whatever changes during play its `copy`, and a step its base;
a fate is said to be a seeded one or any other, and a constant to be one.
The modules of the checkout are imported for this: what a class holds is asked of the class, as `dataclasses` sees it.
"""

from __future__ import annotations

import ast
import re
from dataclasses import MISSING, Field, fields
from importlib import import_module
from typing import Any, get_type_hints

from outpost31.kernel.tables import State, copying

STEP, BASE, OTHER = "outpost31.kernel.tables", "CompiledStep", "OtherStep"
"""Where steps are declared, and what the two kinds of them are called there."""
FATES, USUAL, ANY = "outpost31.kernel.fate", "Seeded", "OtherFate"
"""Where fates are declared, the one whose answers are called directly, and what any is called there."""
OPEN = {
    "outpost31.kernel.events": ("Event", "Whispered"),
    "outpost31.kernel.piles": ("Pile",),
    "outpost31.kernel.questions": ("Question",),
    "outpost31.kernel.secrets": ("Secret",),
    "outpost31.kernel.match": ("Match",),
    "outpost31.kernel.tables": ("Silent", "State", "Table"),
}
"""Classes that others may build on in plain Python: a bot, a test, a game of somebody else's."""
DOORS = {
    "outpost31.kernel.match": ("Match",),
    "outpost31.kernel.questions": ("Question",),
    "outpost31.kernel.fate": ("Seeded", "Scripted", "Unforeseeable"),
}
"""Classes whose methods look themselves at what they are given; compiled code would raise a TypeError before that."""
LOOSE = {("outpost31.games.stayaway.table", "Fall"): ("role",)}
"""Fields in which a veiled table holds a blank that their declared type does not have."""
CONSTANT = re.compile("[A-Z][A-Z0-9_]+")
FACTORIES: dict[Any, str] = {list: "[]", dict: "{}", set: "set()"}
"""What a field is given that is made anew for each value."""


def written_out(module: str, source: str) -> str:
    """The source of a module as the compiler should have it."""
    tree = ast.parse(source)
    body: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            body += _class(module, node)
        else:
            body.append(_constant(node))
    tree.body = _with_imports(body)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _with_imports(body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements, with what written-out classes use imported before them under names of our own."""
    place = 0
    for number, node in enumerate(body):
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            place = number + 1
    needed = ast.parse(
        "from outpost31.kernel.frozen import declare as _declare\n"
        "from typing import Any as _Any, Final as _Final, TypeAlias as _TypeAlias\n"
        "import typing as _typing\n"
        "if _typing.TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr as _mypyc_attr\n"
    ).body
    return [*body[:place], *needed, *body[place:]]


def _constant(node: ast.stmt) -> ast.stmt:
    """A name in capitals never changes: the compiler reads it where it lies, and looks up any other by its letters."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        if isinstance(target, ast.Name) and CONSTANT.fullmatch(target.id):
            return ast.AnnAssign(target, _expression("_Final"), node.value, simple=1)
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        said = ast.unparse(node.annotation)
        if CONSTANT.fullmatch(node.target.id) and not said.startswith(("Final", "TypeAlias")):
            node.annotation = _expression(f"_Final[{said}]")
    return node


def _class(module: str, node: ast.ClassDef) -> list[ast.stmt]:
    """A class written out, and what is said about it afterwards."""
    cls = getattr(import_module(module), node.name)
    if node.name in DOORS.get(module, ()):
        _open_doors(node)
    if node.name in OPEN.get(module, ()):
        node.decorator_list.append(_expression("_mypyc_attr(allow_interpreted_subclasses=True)"))
    if node.name == "Step" and module == STEP:
        return _step(node)
    if node.name == "Fate" and module == FATES:
        node.name = ANY
    if node.name == USUAL and module == FATES:
        return [node, *ast.parse(f"Fate: _TypeAlias = {USUAL} | {ANY}").body]
    if node.name == "Silent" and module == STEP:
        node.bases.append(_expression(BASE))
    if not any(_is_value(one) for one in node.decorator_list):
        return [node]
    return _value(module, node, cls)


def _step(node: ast.ClassDef) -> list[ast.stmt]:
    """A step is of our own base, and found by its place in a table of methods, or whatever can be asked and applied."""
    node.name = OTHER
    node.body = [one for one in node.body if not _is_property(one)]
    base = ast.parse(
        f"@_mypyc_attr(allow_interpreted_subclasses=True)\nclass {BASE}:\n    __slots__ = ()"
    ).body[0]
    assert isinstance(base, ast.ClassDef)
    for one in node.body:
        if isinstance(one, ast.FunctionDef):
            head = ast.unparse(one).partition("\n")[0]
            base.body += ast.parse(f"{head}\n    raise NotImplementedError").body
    return [base, node, *ast.parse(f"Step: _TypeAlias = {BASE} | {OTHER}").body]


def _value(module: str, node: ast.ClassDef, cls: type[Any]) -> list[ast.stmt]:
    """A dataclass as a plain class with its methods in writing: of a decorated one values are made slowly."""
    is_frozen = any(ast.unparse(one) == "frozen" for one in node.decorator_list)
    others = [one for one in node.decorator_list if not _is_value(one)]
    node.decorator_list = others
    before: list[ast.stmt] = []
    if hasattr(cls, "apply") and not node.bases:
        before = ast.parse(f"from {STEP} import {BASE} as _{BASE}").body
        node.bases.append(_expression(f"_{BASE}"))
    own = {
        one.target.id: one
        for one in node.body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }
    for name in LOOSE.get((module, node.name), ()):
        own[name].annotation = _expression("_Any")
    hints = {name: ast.unparse(one.annotation) for name, one in own.items()}
    given = ", ".join(
        [f"{name!r}: {ast.unparse(one.value)}" for name, one in own.items() if one.value is not None]
    )
    words = ast.get_docstring(node, clean=False)
    after = [
        f"_declare({node.name}, {hints}, {{{given}}}, {words!r})"
    ]  # the compiler leaves the bare classes
    body: list[ast.stmt] = []
    for one in node.body:
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
            name = one.targets[0].id
            after.append(f"setattr({node.name}, {name!r}, {ast.unparse(one.value)})")  # never a field
        else:
            body.append(one)
    methods = [_init(cls, own)]
    written = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    if "__eq__" not in written:
        methods.append(_eq(cls))
    if is_frozen and "__hash__" not in written:
        methods.append(_hash(cls))
    if issubclass(cls, State):
        methods.append(_copy(cls))
    for field in own.values():
        field.value = None  # the constructor gives it
    node.body = [*body, *ast.parse("\n".join(methods)).body]
    return [*before, node, *ast.parse("\n".join(after)).body]


def _init(cls: type[Any], own: dict[str, ast.AnnAssign]) -> str:
    """The constructor that `dataclass` would have made."""
    head, lines = ["self"], []
    for one in fields(cls):
        if not one.init:
            continue
        hint = ast.unparse(own[one.name].annotation) if one.name in own else "_Any"
        value = one.name
        if one.default_factory is not MISSING:
            head.append(f"{one.name}: {hint} | None = None" if hint != "_Any" else f"{one.name}: _Any = None")
            value = f"{_made(one)} if {one.name} is None else {one.name}"
        elif one.default is not MISSING:
            head.append(f"{one.name}: {hint} = {_default(one, own)}")
        else:
            head.append(f"{one.name}: {hint}")
        lines.append(f"    self.{one.name} = {value}")
    return "\n".join([f"def __init__({', '.join(head)}) -> None:", *(lines or ["    pass"])])


def _made(one: Field[Any]) -> str:
    """What makes the value of a field that is made anew for each."""
    factory = one.default_factory
    return FACTORIES.get(factory) or f"{getattr(factory, '__name__', '')}()"


def _default(one: Field[Any], own: dict[str, ast.AnnAssign]) -> str:
    """The default of a field, as it was written; an inherited one must be plain."""
    if one.name not in own:
        return repr(one.default)
    value = own[one.name].value
    assert value is not None
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
        return next(ast.unparse(word.value) for word in value.keywords if word.arg == "default")
    return ast.unparse(value)


def _compared(cls: type[Any]) -> list[str]:
    return [one.name for one in fields(cls) if one.compare]


def _eq(cls: type[Any]) -> str:
    """Equal if of one class with equal fields."""
    same = " and ".join(f"self.{name} == other.{name}" for name in _compared(cls)) or "True"
    return (
        "def __eq__(self, other: object) -> _Any:\n"
        f"    if isinstance(other, {cls.__name__}) and type(other) is type(self):\n"
        f"        return {same}\n"
        "    return NotImplemented"
    )


def _hash(cls: type[Any]) -> str:
    """The hash of the tuple of its fields, as `dataclass` has it."""
    names = [one.name for one in fields(cls) if (one.compare if one.hash is None else one.hash)]
    parts = "".join(f"self.{name}, " for name in names)
    return f"def __hash__(self) -> int:\n    return hash(({parts}))"


def _copy(cls: type[Any]) -> str:
    """An independent copy, part by part as the field's declared type demands; made by the constructor."""
    hints = get_type_hints(cls)
    names: dict[str, Any] = {}
    parts = [
        copying(hints[one.name], f"self.{one.name}", names) if one.metadata.get("is_copied", True) else "[]"
        for one in fields(cls)
    ]
    return f"def copy(self) -> {cls.__name__}:\n    return {cls.__name__}({', '.join(parts)})"


def _open_doors(node: ast.ClassDef) -> None:
    """Take the types off what methods are given, but for classes and questions: only programs give these."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name != "__init__":
            for argument in (*one.args.args, *one.args.kwonlyargs):
                said = "" if argument.annotation is None else ast.unparse(argument.annotation)
                if said and said != "Question" and not said.startswith("type["):
                    argument.annotation = _expression("_Any")


def _is_property(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        ast.unparse(one) == "property" for one in node.decorator_list
    )


def _is_value(decorator: ast.expr) -> bool:
    """Whether this decorator makes a dataclass."""
    return ast.unparse(decorator).partition("(")[0] in ("frozen", "dataclass")


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body
