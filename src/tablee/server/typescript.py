"""The messages and the games' views as TypeScript, so that the client and the server cannot drift apart.

`python -m tablee.server.typescript FOLDER` writes them; with `--check` it only says whether they are up to date.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from tablee.games import GAMES
from tablee.server import desk, replaying, routes, wire

_HEAD = "// Made by `make types` from the server's own messages. Do not edit.\n"
_REF = "#/$defs/{name}"


def modules() -> dict[str, str]:
    """The text of every file, by its name."""
    told = [
        desk.Problem,
        routes.Identity,
        routes.Moving,
        routes.OpenTable,
        routes.GameInfo,
        replaying.Replay,
        routes.Health,
    ]
    asked = [routes.NewTable, routes.Arrival]
    texts = {
        "messages.ts": _module(
            [*get_args(wire.FromServer), *told],
            [*get_args(wire.FromClient), *asked],
            FromServer=[kind.__name__ for kind in get_args(wire.FromServer)],
            FromClient=[kind.__name__ for kind in get_args(wire.FromClient)],
        )
    }
    for name, entry in GAMES.items():
        actions = get_args(entry.game.action)
        shown: list[Any] = [entry.game.sight, entry.game.options, *actions]
        texts[f"{name}.ts"] = _module(shown, [], Action=[kind.__name__ for kind in actions])
    return texts


def _module(told: Iterable[Any], asked: Iterable[Any], **unions: list[str]) -> str:
    """What is told has all its fields; what is asked may leave those out that have a default."""
    asked = list(asked)
    _, components = msgspec.json.schema_components([*told, *asked], ref_template=_REF)
    optional = {kind.__name__ for kind in asked} | {"Sitting"}
    lines = [_HEAD]
    for name, schema in sorted(components.items()):
        lines.append(_declaration(_name(name), schema, name in optional))
    lines += [f"export type {name} = {' | '.join(parts)};\n" for name, parts in unions.items()]
    if "FromServer" in unions:
        lines.append("export type Told = FromServer & { seq: number };\n")
    return "\n".join(lines)


def _declaration(name: str, schema: Mapping[str, Any], optional: bool) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    required = schema.get("required", [])
    fields = []
    for field, kind in schema["properties"].items():
        mark = "?" if optional and field not in required else ""
        fields.append(f"  {field}{mark}: {_type(kind)};")
    return "\n".join([f"export interface {name} {{", *fields, "}\n"])


def _type(schema: Mapping[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return _name(ref.rsplit("/", 1)[-1])
        case {"anyOf": kinds}:
            return " | ".join(dict.fromkeys(map(_type, kinds)))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": items} if items is not False:
            kind = _type(items)
            return f"({kind})[]" if " | " in kind else f"{kind}[]"
        case {"type": "array"}:
            return "unknown[]"
        case {"type": "object", "additionalProperties": values} if isinstance(values, dict):
            return f"Record<string, {_type(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as kind}:
            return str(kind)
        case _:
            return "unknown"


def _name(name: str) -> str:
    """A name that TypeScript takes; `Played[Swap | Peek]` is `Played` there."""
    return re.split(r"[\[_]", name)[0]


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    folder, check = Path(arguments[0]), "--check" in arguments
    stale = [
        name
        for name, text in modules().items()
        if not (folder / name).exists() or (folder / name).read_text("utf-8") != text
    ]
    if check:
        for name in stale:
            print(f"{folder / name} is not up to date: make types")
        return bool(stale)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in modules().items():
        (folder / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
