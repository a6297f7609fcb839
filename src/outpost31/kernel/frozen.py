"""Plain values: steps, questions, events and printed things never change once made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from types import CodeType, FunctionType
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, eq_default=True)
def frozen(cls: type[T]) -> type[T]:
    """A slotted, hashable dataclass that the type checker holds to be frozen.

    It is not frozen at run time: `dataclass(frozen=True)` makes an instance three times as slowly,
    and a match makes several for every answer (docs/decisions/0003).
    """
    declared = vars(cls).get("__annotations__", {})
    is_special = any(type(vars(cls).get(name)) is Field for name in declared)
    if is_special or is_dataclass(cls):  # `dataclass` knows what to make of it
        return dataclass(slots=True, unsafe_hash=True)(cls)
    made: Any = dataclass(slots=True, init=False, repr=False, eq=False)(cls)
    ours = tuple(one.name for one in fields(made))
    defaults = tuple(one.default for one in fields(made) if one.default is not MISSING)
    for code in _methods_for(ours):
        if code.co_name in vars(made) and code.co_name != "__hash__":
            continue
        # Each class has code of its own: the interpreter fits it to the class whose values it sees.
        method = FunctionType(
            code.replace(co_name=code.co_name), {"__builtins__": __builtins__}, code.co_name
        )
        method.__qualname__ = f"{made.__qualname__}.{code.co_name}"
        method.__module__ = made.__module__
        if code.co_name == "__init__":
            method.__defaults__ = defaults or None
            method.__annotations__ = {**{one.name: one.type for one in fields(made)}, "return": None}
        setattr(made, code.co_name, method)
    return made  # type: ignore[no-any-return]


@cache
def _methods_for(names: tuple[str, ...]) -> tuple[CodeType, ...]:
    """What `dataclass` would write for these fields, once for all classes that have them: that is most of its time."""
    sets = "".join(f"\n    self.{name} = {name}" for name in names) or "\n    pass"
    mine = "".join(f"self.{name}, " for name in names)
    yours = mine.replace("self.", "other.")
    told = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
    source = (
        f"def __init__({', '.join(('self', *names))}):{sets}\n"
        f"def __eq__(self, other):\n    if other.__class__ is self.__class__:\n        return ({mine}) == ({yours})\n"
        "    return NotImplemented\n"
        f"def __hash__(self):\n    return hash(({mine}))\n"
        f"def __repr__(self):\n    return f'{{self.__class__.__qualname__}}({told})'\n"
    )
    scope: dict[str, Any] = {}
    exec(source, scope)  # the source is made of our own field names alone
    return tuple(scope[name].__code__ for name in ("__init__", "__eq__", "__hash__", "__repr__"))


def declare(cls: type[Any], hints: dict[str, str], given: Mapping[str, Any], words: str | None) -> None:
    """Make a plain class known as the dataclass that it is in the sources: what it declares, with which defaults.

    For source that was written out for the compiler: it makes values of plain classes at once, and values of
    decorated ones as slowly as the interpreter does.
    """
    own: Any = dataclass(init=False, eq=False)(
        type(cls.__name__, (), {"__annotations__": hints, "__module__": cls.__module__, **given})
    )
    declared: dict[str, Field[Any]] = {}
    for base in cls.__mro__[:0:-1]:
        declared |= getattr(base, "__dataclass_fields__", {})
    declared |= own.__dataclass_fields__
    told: dict[str, Any] = {
        "__annotations__": hints,
        "__dataclass_fields__": declared,
        "__dataclass_params__": own.__dataclass_params__,
        "__match_args__": tuple(name for name, one in declared.items() if one.init),
        "__doc__": words,
    }
    if "__repr__" not in vars(cls):
        told["__repr__"] = _as_told
    for name, value in told.items():
        setattr(cls, name, value)


def _as_told(value: Any) -> str:
    """A value in words, as `dataclass` has it."""
    parts = [f"{one.name}={getattr(value, one.name)!r}" for one in fields(value) if one.repr]
    return f"{type(value).__qualname__}({', '.join(parts)})"
