"""The generated faces of the protocol: JSON Schema, the client's TypeScript types, docs/protocol.md, and the limits'.

python -m outpost31.server.protocol.schema           writes them into the checkout
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

from outpost31.server.protocol import limits_page, lobby, parts, vocabulary, wire
from outpost31.server.protocol.endpoints import ENDPOINTS
from outpost31.server.protocol.page import page

ROOT = Path(__file__).resolve().parents[4]
UNIONS: dict[str, Any] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "JournalItem": parts.JournalItem,
    "AnyAct": lobby.AnyAct,
}
NAMED: dict[str, Any] = {
    "Language": vocabulary.Language,
    "Reason": vocabulary.Reason,
    "Phrase": vocabulary.Phrase,
    "ClaimKind": vocabulary.ClaimKind,
    "Notice": vocabulary.Notice,
    "SetAsideReason": vocabulary.SetAsideReason,
    "Farewell": vocabulary.Farewell,
    "TableState": lobby.TableState,
    "SeatKind": lobby.SeatKind,
    "Channel": parts.Channel,
}


def _structs() -> list[Any]:
    found: list[Any] = []
    for one in ENDPOINTS:
        for part in (one.request, one.response):
            found += part if isinstance(part, tuple) else [part] if part is not None else []
    return [*UNIONS.values(), *found, lobby.Problem]


def json_schema() -> dict[str, Any]:
    """Every struct of the protocol as JSON Schema, with the unions under their own names."""
    _, components = msgspec.json.schema_components(_structs(), ref_template="#/$defs/{name}")
    for name, union in UNIONS.items():
        (schema,), _ = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")
        components[name] = schema
    for name, literal in NAMED.items():
        components[name] = {"enum": sorted(get_args(literal))}
    _name_the_literals(components)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Outpost 31 protocol {vocabulary.PROTOCOL}",
        "$defs": dict(sorted(components.items())),
    }


def _name_the_literals(components: dict[str, Any]) -> None:
    """Put a reference wherever a named list of ids was written out."""
    names = {json.dumps(components[name]["enum"]): name for name in NAMED}

    def walk(node: Any) -> Any:
        if isinstance(node, dict):
            if set(node) == {"enum"} and json.dumps(sorted(node["enum"])) in names:
                return {"$ref": f"#/$defs/{names[json.dumps(sorted(node['enum']))]}"}
            return {key: walk(value) for key, value in node.items()}
        return [walk(one) for one in node] if isinstance(node, list) else node

    for name in list(components):
        if name not in NAMED:
            components[name] = walk(components[name])


def _type(node: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in node:
        return str(node["$ref"]).rsplit("/", 1)[1]
    if "enum" in node:
        return " | ".join(json.dumps(value) for value in node["enum"])
    if "anyOf" in node:
        return " | ".join(_type(one) for one in node["anyOf"])
    kind = node.get("type")
    if kind == "array":
        return f"Array<{_type(node.get('items', {}))}>"
    if kind == "object":
        return f"Record<string, {_type(node.get('additionalProperties', {}))}>"
    plain = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    return plain[kind] if isinstance(kind, str) else "Json"


def typescript(schema: dict[str, Any]) -> str:
    """The TypeScript types of the client."""
    lines = [
        "// Generated from src/outpost31/server by `python -m outpost31.server.protocol.schema`: do not edit.",
        "",
        f"export const PROTOCOL = {vocabulary.PROTOCOL};",
        "",
        "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };",
    ]
    for name, node in schema["$defs"].items():
        lines.append("")
        if "description" in node:
            lines.append(f"/** {' '.join(node['description'].split())} */")
        if "properties" not in node and node.get("type") != "object":
            lines.append(f"export type {name} = {_type(node)};")
            continue
        lines.append(f"export interface {name} {{")
        required = set(node.get("required", ()))
        for field, part in node.get("properties", {}).items():
            optional = "" if field in required else "?"
            lines.append(f"  {field}{optional}: {_type(part)};")
        lines.append("}")
    return "\n".join(lines) + "\n"


def generated() -> dict[Path, str]:
    """Every generated file with what should be in it."""
    schema = json_schema()
    return {
        ROOT / "web/src/protocol.schema.json": json.dumps(schema, indent=1, sort_keys=True) + "\n",
        ROOT / "web/src/protocol.gen.ts": typescript(schema),
        ROOT / "docs/protocol.md": page(schema),
        **limits_page.generated(ROOT),
    }


def main() -> None:
    """Write the generated files."""
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
