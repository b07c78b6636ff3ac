"""Render SVG as PNG or pixels: by resvg with our own fonts, so that it looks the same everywhere."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

from eldorado.core.errors import UserError
from eldorado.core.system import extras
from eldorado.core.system.reasons import reason

__all__ = ["can_png", "pixels", "png", "write"]

FONTS = Path(__file__).parent / "fonts"


def can_png() -> bool:
    """Whether PNG can be made here; its library comes with an extra."""
    return find_spec("resvg_py") is not None


def png(svg: str) -> bytes:
    """Render a picture as PNG."""
    resvg = extras.load("resvg_py", "pictures")
    return bytes(
        resvg.svg_to_bytes(
            svg_string=svg, skip_system_fonts=True, font_dirs=[str(FONTS)], serif_family="Alegreya"
        )
    )


def pixels(svg: str) -> Any:
    """Render a picture as an array of height, width and three colours, each 0 to 255."""
    image = extras.load("matplotlib.image", "lab")
    shades = image.imread(BytesIO(png(svg)), format="png")[:, :, :3]
    return (shades * 255).round().astype("uint8")


def write(svg: str, file: Path) -> None:
    """Write a picture as SVG or PNG, by the file's ending; UserError if the ending or the folder is wrong."""
    if file.suffix not in (".svg", ".png"):
        raise UserError("lab.picture_format", file=str(file))
    data = svg.encode() if file.suffix == ".svg" else png(svg)
    try:
        file.write_bytes(data)
    except OSError as error:
        raise UserError("lab.unwritable", file=str(file), problem=reason(error)) from None
