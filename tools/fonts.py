"""Makes the fonts that pages, pictures, films and PNGs share, and the table of their widths.

python tools/fonts.py PACKAGES

PACKAGES is a folder with `@fontsource-variable/besley` and `@fontsource-variable/source-sans-3`
from npm, unpacked (`fonts/ORIGIN.md` has versions and licences). This needs fonttools and brotli.
To play, none of it is needed: what it makes is kept.

Pages get variable fonts, cut down to the signs and weights in use. The PNG renderer reads no
compressed and no variable font, so it gets one plain file for each weight that drawings have.
"""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path
from typing import NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FOLDER = Path(__file__).resolve().parent.parent / "src/whistlestop/core/picture/fonts"
# Latin-1, œ and Œ, spaces, dashes, quotes, ellipsis, euro, minus.
SIGNS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(0x152, 0x153, 0x2009, 0x200A, 0x202F, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C),
    *(0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212),
]


class Face(NamedTuple):
    name: str  # of the files
    package: str
    source: str
    weights: tuple[int, int]  # what pages can set
    drawn: tuple[int, ...]  # what drawings have


FACES = (
    Face(
        "source-sans-3", "source-sans-3", "source-sans-3-latin-wght-normal", (400, 700), (400, 600)
    ),
    Face("besley", "besley", "besley-latin-wght-normal", (500, 900), (700,)),
    Face("besley-italic", "besley", "besley-latin-wght-italic", (450, 450), (450,)),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("packages", type=Path, help="where the two packages are unpacked")
    packages = parser.parse_args().packages
    FOLDER.mkdir(exist_ok=True)
    advances: dict[str, dict[str, float]] = {}
    for face in FACES:
        package = packages / f"fontsource-variable-{face.package}-5.3.0" / "package"
        source = package / "files" / f"{face.source}.woff2"
        shutil.copy(package / "LICENSE", FOLDER / f"LICENSE-{face.package}.txt")
        low, high = face.weights
        write(source, low if low == high else face.weights, FOLDER / f"{face.name}.woff2", "woff2")
        for weight in face.drawn:
            plain = FOLDER / f"{face.name}-{weight}.ttf"
            write(source, weight, plain, None)
            advances[f"{face.name}-{weight}"] = widths(plain)
    table = json.dumps(advances, ensure_ascii=False, separators=(",", ":"), indent=0)
    (FOLDER / "advances.json").write_text(table + "\n", encoding="utf-8")


def write(source: Path, weight: int | tuple[int, int], target: Path, flavour: str | None) -> None:
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = ["kern", "mark", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 6, 13, 14, 25]
    options.hinting = False
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=SIGNS)
    cutter.subset(font)
    instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True)
    if isinstance(weight, int):
        font["OS/2"].usWeightClass = weight
    for table in font["cmap"].tables:  # a narrow space that must not break is as wide as a thin one
        if table.isUnicode() and 0x2009 in table.cmap:
            table.cmap[0x202F] = table.cmap[0x2009]
    name(font, target)
    font.flavor = flavour
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def name(font: TTFont, target: Path) -> None:
    """The renderer finds a font by its family, style and weight."""
    family = "Besley" if target.name.startswith("besley") else "Source Sans 3"
    style = "Italic" if "italic" in target.name else "Regular"
    table = font["name"]
    for number, words in ((1, family), (2, style), (4, f"{family} {style}"), (6, target.stem)):
        table.setName(words, number, 3, 1, 0x409)


def widths(file: Path) -> dict[str, float]:
    """The advance of each sign, in thousandths of the size, without kerning."""
    font = TTFont(file)
    units = font["head"].unitsPerEm
    table = font["hmtx"]
    return {
        chr(code): round(table[glyph][0] * 1000 / units)
        for code, glyph in sorted(font.getBestCmap().items())
    }


if __name__ == "__main__":
    main()
