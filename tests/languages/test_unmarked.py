"""A sentence that is not marked as a message is found before anybody reads it in English."""

from __future__ import annotations

import pytest

from tools.messages import SOURCES
from tools.unmarked import in_python, in_script, in_template, unmarked


def test_every_sentence_of_the_package_is_marked() -> None:
    assert [str(one) for one in unmarked(SOURCES)] == []


@pytest.mark.parametrize(
    "source",
    [
        "raise SetupError('There is no such board.')",
        "print('The game is over.')",
        "heading = 'Which company do you want?'",
        "print(f'Saved in {path}, with all moves.')",
        "page = f'<p>Hello {name}</p>'",
        "page = f'<text x=\"{x}\">start</text>'",
    ],
)
def test_a_sentence_in_a_source_is_found(source: str) -> None:
    assert len(in_python(source, "x.py")) == 1


@pytest.mark.parametrize(
    "source",
    [
        "raise SetupError(say('There is no such board.', kind='board'))",
        "speaker.text('The game is over.')",
        "screen.say(say_many('It is one.', 'They are many.', n))",
        "def f():\n    '''A docstring is for who reads the source.'''",
        "assert state, 'This can never happen.'",
        "logger.warning('The disk is full.')",
        "raise ValueError('Not a number of this kind.')",
        "notation = 'build denver=omaha'",
        'part = f\'<path class="line" d="M{x}"/>\'',
    ],
)
def test_what_is_marked_or_nobodys_reading_is_left_alone(source: str) -> None:
    assert in_python(source, "x.py") == []


@pytest.mark.parametrize(
    "source",
    [
        "<p>Hello</p>",
        "<p>{{ name }} is here</p>",
        '<input placeholder="Your name">',
        '<img alt="The board">',
        "{% if a %}yes{% endif %}",
        '{{ "It is your turn." if mine else "" }}',
    ],
)
def test_words_in_a_template_are_found(source: str) -> None:
    assert len(in_template(source, "x.html")) == 1


@pytest.mark.parametrize(
    "source",
    [
        '<p class="big hint">{{ speaker.text("Hello") }}: {{ name }}</p>',
        "<input placeholder=\"{{ speaker.text('Your name') }}\">",
        "{# A comment is for authors. #}<b>1 / 2</b>",
        "<title>Whistlestop</title>",
        "<script>const words = 'The end.'</script>",
        "<p>$sentence</p>",
    ],
)
def test_a_template_that_says_nothing_by_itself_is_left_alone(source: str) -> None:
    assert in_template(source, "x.html") == []


def test_a_sentence_in_the_pages_script_is_found() -> None:
    assert len(in_script('toast("The server is gone.");', "x.ts")) == 1
    assert in_script('toast(words("lost")); // The server says it.', "x.ts") == []
