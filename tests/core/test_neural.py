"""A small network of measures: what it makes of them, and which files it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec

from whistlestop.core.neural import Learnt, Network

INPUTS = ("near", "far", "late")
SMALL = Learnt(
    INPUTS,
    hidden=[[1.0, -2.0], [0.5, 1.0], [-1.0, 0.25]],
    bias=[0.5, -1.0],
    out=[2.0, -3.0],
    direct=[0.1, 0.2, 0.3],
)
FILE = """
bias = [0.5, -1.0]
out = [2.0, -3.0]
[direct]
near = 0.1
far = 0.2
late = 0.3
[hidden]
near = [1.0, -2.0]
far = [0.5, 1.0]
late = [-1.0, 0.25]
"""


def by_hand(near: float, far: float, late: float) -> float:
    first = max(0.0, 0.5 + near + 0.5 * far - late)
    second = max(0.0, -1.0 - 2.0 * near + far + 0.25 * late)
    return 2.0 * first - 3.0 * second + 0.1 * near + 0.2 * far + 0.3 * late


def test_a_seats_value_is_what_the_units_above_zero_and_the_direct_way_add_up_to() -> None:
    seats = [(0.0, 0.0), (1.0, 0.0), (0.0, 4.0), (-2.0, 3.0)]
    measures = [number for seat in seats for number in seat]
    for late in (0.0, 2.0):
        told = [late]
        values = Network(SMALL).values(vec[float](measures), vec[float](told), len(seats))
        assert list(values) == pytest.approx([by_hand(*seat, late) for seat in seats])


def test_a_file_gives_the_network_that_it_tells(tmp_path: Path) -> None:
    path = tmp_path / "neural.toml"
    path.write_text(FILE, encoding="utf-8")
    assert Learnt.read(path).checked(INPUTS) == SMALL


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("far = [0.5, 1.0]\n", "", "the same inputs"),
        ("late = 0.3\n", "later = 0.3\n", "the same inputs"),
        ("near = [1.0, -2.0]", "near = [1.0]", "every row needs 2 numbers"),
        ("out = [2.0, -3.0]", "out = [2.0]", "every row needs 2 numbers"),
    ],
)
def test_a_file_that_is_not_whole_is_refused(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    path = tmp_path / "neural.toml"
    assert old in FILE
    path.write_text(FILE.replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match=fault):
        Learnt.read(path).checked(INPUTS)


def test_a_network_that_was_learnt_for_other_inputs_is_refused() -> None:
    with pytest.raises(ValueError, match="learnt for the inputs near, far, late"):
        SMALL.checked(("near", "far"))
