"""A played game as text: every sentence of its log, then the table and the result."""

from __future__ import annotations

from whistlestop.core.match import Match
from whistlestop.core.words import Speaker


def transcript(match: Match) -> str:
    game = match.game
    speaker = Speaker(match.names)
    options = "".join(f", {name} {value}" for name, value in sorted(game.options.items()))
    lines = [f"{game.title.heading} on {game.board.name}{options}: {', '.join(match.names)}", ""]
    for happened in match.log:
        lines += [speaker.say(message) for message in happened]
    lines += ["", *game.words.table(match.state, speaker).splitlines(), ""]
    outcome = match.state.outcome()
    assert outcome is not None, "only whole games are recorded"
    lines.append(f"{speaker.say(outcome.reason)} ({outcome.ending})")
    for tie_break in outcome.trail:
        values = ", ".join(map(str, tie_break.values))
        lines.append(f"Tie-break, {speaker.say(tie_break.name)}: {values}")
    for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
        lines.append(f"{place}. {match.names[seat]} {outcome.scores[seat]}")
    return "\n".join(line.rstrip() for line in lines) + "\n"
