"""Reads a drawing back: its texts with the room that they take, its ids, its choices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from xml.etree import ElementTree

from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Box

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Text:
    words: str
    box: Box
    ink: str
    ground: str


class Drawing:
    def __init__(self, svg: str) -> None:
        self.source = svg
        self.root = ElementTree.fromstring(svg)
        self.elements = list(self.root.iter())
        self.ids = [element.attrib["id"] for element in self.elements if "id" in element.attrib]
        self.choices = {
            int(element.attrib["data-choice"]): _name(element)
            for element in self.elements
            if "data-choice" in element.attrib
        }
        _, _, width, height = map(float, self.root.attrib["viewBox"].split())
        self.frame = Box(0, 0, width, height)

    @cached_property
    def texts(self) -> list[Text]:
        return list(_texts(self.root, 0, 0))

    def overlaps(self) -> list[tuple[str, str]]:
        """Pairs of texts that lie on each other."""
        found = []
        above: list[Text] = []  # those that reach down to the present one
        for one in sorted(self.texts, key=lambda text: text.box.top):
            above = [other for other in above if other.box.bottom > one.box.top]
            found += [(other.words, one.words) for other in above if one.box.overlaps(other.box)]
            above.append(one)
        return found

    def structure(self) -> str:
        """Everything with an id, with its choice, class and texts; no coordinates."""
        return "".join(_describe(self.root, 0))


def _name(element: ElementTree.Element) -> str:
    """What a screen reader calls it: by its label, else by its title."""
    return element.attrib.get("aria-label") or element.findtext(f"{SVG}title") or ""


def _describe(element: ElementTree.Element, depth: int) -> Iterator[str]:
    for child in element:
        if "id" not in child.attrib:
            if child.tag == f"{SVG}text":
                yield f"{'  ' * depth}{child.text!r}\n"
            elif child.tag in (f"{SVG}g", f"{SVG}svg"):
                yield from _describe(child, depth)
            continue
        words = [repr(e.text) for e in child.findall(f"{SVG}text")]
        title = child.find(f"{SVG}title")
        if title is not None:
            words.append(f"({title.text})")
        choice = child.attrib.get("data-choice")
        moving = "piece " if child.attrib.get("class") == "piece" else ""
        label = f"{moving}{child.attrib['id']}{f' choice {choice}' if choice else ''}"
        yield f"{'  ' * depth}{label} {' '.join(words)}".rstrip() + "\n"
        nested = [e for e in child if "id" in e.attrib]
        for inner in nested:
            holder = ElementTree.Element("g")
            holder.append(inner)
            yield from _describe(holder, depth + 1)


def _texts(element: ElementTree.Element, x: float, y: float) -> Iterator[Text]:
    for child in element:
        moved = re.match(r"translate\((\S+) (\S+)\)", child.attrib.get("transform", ""))
        dx, dy = (float(moved[1]), float(moved[2])) if moved else (0.0, 0.0)
        if child.tag == f"{SVG}svg":  # a map in its place
            dx, dy = float(child.attrib["x"]), float(child.attrib["y"])
        if child.tag == f"{SVG}text":
            yield _text(child, x + dx, y + dy)
        else:
            yield from _texts(child, x + dx, y + dy)


def _text(element: ElementTree.Element, dx: float, dy: float) -> Text:
    words = element.text or ""
    size = float(element.attrib["font-size"])
    x, y = float(element.attrib["x"]) + dx, float(element.attrib["y"]) + dy
    classes = element.attrib["class"].split()
    if "letter-spacing" in element.attrib:  # a water or a land
        spacing = float(element.attrib["letter-spacing"])
        width = metrics.spaced_width(words, size, spacing / size)
    else:
        width = metrics.width(words, size, "semi" in classes, "display" in classes)
    left = x - width * (0.5 if "mid" in classes else 1 if "end" in classes else 0)
    (ink,) = [name[2:] for name in classes if name.startswith("f-")]
    (ground,) = [name[3:] for name in classes if name.startswith("on-")]
    box = Box(left, y - size * metrics.ASCENT, left + width, y + size * metrics.DESCENT)
    return Text(words, box, ink, ground)
