"""The example notebooks run, and their stored outputs are what they give."""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from whistlestop.core.game import State

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "examples").glob("*.ipynb"))


def _run(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """What a cell prints, and its last expression as a notebook shows it."""
    tree = ast.parse(source)
    last: ast.expr | None = None
    end = tree.body[-1]
    if isinstance(end, ast.Expr):
        last = end.value
        del tree.body[-1]
    outputs: list[dict[str, Any]] = []
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, "cell", "exec"), names)
        value: Any = None
        if last is not None:
            value = eval(compile(ast.Expression(last), "cell", "eval"), names)
    if printed.getvalue():
        lines = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines})
    if isinstance(value, State):
        data = {"image/svg+xml": value._repr_svg_().splitlines(keepends=True)}
        outputs.append(
            {
                "data": data,
                "execution_count": number,
                "metadata": {},
                "output_type": "execute_result",
            }
        )
    return outputs


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_gives_the_outputs_that_it_shows(path: Path, accept: bool) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    pictures = 0
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, 1):
        outputs = _run("".join(cell["source"]), names, number)
        pictures += sum("data" in output for output in outputs)
        if accept:
            cell["execution_count"] = number
            cell["outputs"] = outputs
        assert cell["outputs"] == outputs
    assert pictures > 0
    if accept:
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")
