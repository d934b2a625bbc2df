"""Views say again most of what they said a move before: what is the same is not turned into JSON a second time."""

from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from msgspec import Raw, Struct
from msgspec.structs import fields, replace

from tablee.core.codec import encode

_LONG = 8
"""Items from which on it is worth while to look whether a list is as it was."""


class Retelling:
    """Remembers the larger parts of the last view and the JSON they became, for whichever seat it was.

    States are frozen, and what has not changed is the same object from one to the next. A history that has grown is
    turned into JSON only where it grew.
    """

    def __init__(self) -> None:
        self._told: dict[str, tuple[Any, Raw]] = {}

    def __call__(self, view: Struct) -> Struct:
        """The same view, its larger parts as the JSON that they are."""
        large = {}
        for name in _parts(type(view)):
            value = getattr(view, name)
            before, told = self._told.get(name, _NOTHING)
            if value is before:
                large[name] = told
            elif value is not None and (type(value) is not tuple or len(value) >= _LONG):
                large[name] = told = Raw(_grown(before, told, value) or encode(value))
                self._told[name] = value, told
        return replace(view, **large) if large else view


_NOTHING: tuple[Any, Raw] = (object(), Raw())


def _grown(before: Any, told: Raw, value: Any) -> bytes | None:
    """What a list has become that was told before, if it has only grown."""
    if type(value) is not tuple or type(before) is not tuple or value[: len(before)] != before:
        return None
    new = value[len(before) :]
    return b"%b,%b" % (bytes(told)[:-1], encode(new)[1:]) if new else bytes(told)


@cache
def _parts(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a view that may be large; those with a default, which may be left out, are not looked at."""
    return tuple(field.name for field in fields(kind) if field.required and _may_be_large(field.type))


def _may_be_large(kind: Any) -> bool:
    """Something of several parts, or a list of such things."""
    if get_origin(kind) in (Union, UnionType):
        return all(choice is NoneType or _may_be_large(choice) for choice in get_args(kind))
    if get_origin(kind) is tuple:
        return any(get_origin(item) is tuple or _may_be_large(item) for item in get_args(kind) if item is not ...)
    return isinstance(kind := get_origin(kind) or kind, type) and issubclass(kind, Struct)
