"""Writes the types of the wire contract for the browser client, from the server's own records."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from critias.server.app import make_app
from critias.server.hall.state import HallMessage
from critias.table.messages import (
    Alive,
    Answer,
    Beat,
    Differences,
    Done,
    Failure,
    Follow,
    Glance,
    NotDone,
    Talk,
)

TARGET = Path(__file__).parents[1] / "web" / "src" / "schema.ts"

_HEADER = "// Written by tools/wire_types.py from the server's schema, anew by each `make check`.\n"
_PLAIN = {"string": "string", "boolean": "boolean", "integer": "number", "number": "number"}

Schema = Mapping[str, Any]


def schemas() -> dict[str, Schema]:
    """The records of the HTTP side, and those that only a WebSocket sees, by name."""
    described = make_app("sqlite://").openapi_schema.to_schema()
    _, live = msgspec.json.schema_components(
        (
            *(Glance, Talk, Follow, Answer, Alive, Done, NotDone, Beat, Failure, Differences),
            HallMessage,
        )
    )
    return {**described["components"]["schemas"], **live}


def typescript(records: Mapping[str, Schema]) -> str:
    """One interface for each record."""
    return "\n".join((_HEADER, *("\n".join(_interface(n, records[n])) for n in sorted(records))))


def _interface(name: str, schema: Schema) -> Iterator[str]:
    if "properties" not in schema:
        yield f"export type {name} = {_type(schema)}\n"
        return
    yield f"export interface {name} {{"
    for field, inner in schema["properties"].items():
        optional = "" if field in schema.get("required", ()) else "?"
        yield f"  {field}{optional}: {_type(inner)}"
    yield "}\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(map(_type, schema[several])))
    return _of_kind(schema)


def _of_kind(schema: Schema) -> str:
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_of_kind({**schema, "type": one}) for one in kind)
    if kind == "null":
        return "null"
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return _PLAIN.get(str(kind), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    inner = _type(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace('"', "'")


def main() -> int:
    """Write the file, unless it says the same already."""
    text = typescript(schemas())
    if not TARGET.exists() or TARGET.read_text("utf-8") != text:
        TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
