"""Write the client's message types, web/src/net/generated.ts, from the structs the server sends.

`--check` writes nothing and fails if the file differs. Made from msgspec's own description of the structs rather than
through JSON schema and a JavaScript tool: it needs no node, keeps the names, and tells “optional” from “null”.
"""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import NODEFAULT, inspect

from eldorado.server.ws import answers, outgoing, personal

FILE = Path(__file__).resolve().parents[1] / "web/src/net/generated.ts"
HEAD = "/* Made by scripts/client_types.py from what src/eldorado/server/ws declares: change that. */\n"


def typed(info: inspect.Type) -> str:
    """The TypeScript for one type; a struct is referred to by its name."""
    match info:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(sorted(map(typed, types), key=lambda name: name == "null"))
        case inspect.ListType(item_type=item):
            inner = typed(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {typed(value)}>"
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {info}")


def unset(field: inspect.Field) -> bool:
    """Whether a field may be left out: its default is UNSET, which msgspec reports as no default."""
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def interface(info: inspect.StructType) -> str:
    doc = (info.cls.__doc__ or "").strip().splitlines()
    lines = [f"/** {doc[0]} */"] if doc and doc[0] and not doc[0].startswith(info.cls.__name__ + "(") else []
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    for each in info.fields:
        mark = "?" if unset(each) else ""
        lines.append(f"  {each.encode_name}{mark}: {typed(each.type)}")
    return "\n".join([*lines, "}"])


def structs(info: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Collect all structs a type consists of, those it needs first."""
    match info:
        case inspect.StructType(cls=cls, fields=fields):
            for one in fields:
                structs(one.type, found)
            found.setdefault(cls.__name__, info)
        case inspect.UnionType(types=types):
            for each in types:
                structs(each, found)
        case inspect.ListType(item_type=item):
            structs(item, found)
        case inspect.DictType(value_type=value):
            structs(value, found)


def source() -> str:
    found: dict[str, inspect.StructType] = {}
    message = inspect.type_info(outgoing.Message)
    structs(message, found)
    for answer in (*answers.ANSWERS, *personal.ANSWERS):
        structs(inspect.type_info(answer), found)
    parts = [
        HEAD + f"export const PROTOCOL = {outgoing.PROTOCOL}",
        *[interface(each) for each in found.values()],
        f"export type Pace = {typed(inspect.type_info(outgoing.Pace))}",
        "export type Message =\n  | " + typed(message).replace(" | ", "\n  | "),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    made = source()
    if "--check" not in sys.argv:
        FILE.write_text(made, encoding="utf-8")
    elif not FILE.is_file() or FILE.read_text(encoding="utf-8") != made:
        raise SystemExit("web/src/net/generated.ts is not what the server sends: run scripts/client_types.py")


if __name__ == "__main__":
    main()
