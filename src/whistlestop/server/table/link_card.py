"""What a link to a table says of itself, and the address of its picture."""

from __future__ import annotations

from whistlestop.core.registry import find_title
from whistlestop.core.words import Listing, Seat, Speaker
from whistlestop.server.people.names import shown_name
from whistlestop.server.rendering.cards import LinkCard
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.storage.rows import FINISHED, RUNNING
from whistlestop.server.table.look import Look


def link_card(look: Look, language: str, at: int | None = None) -> LinkCard:
    """A table, or a moment of its game. It names what everybody may see."""
    row = look.row
    voice = cached_speaker(language)
    names = tuple(shown_name(seat.name, seat.number, voice) for seat in row.seats)
    speaker = cached_speaker(language, names)
    heading = find_title(row.game).heading
    picture = ""
    if look.room is not None:
        moment = len(look.room.match.actions) if at is None else at
        picture = f"/table/{row.id}/card.png?at={moment}"
    return LinkCard(heading, _description(look, speaker), picture)


def invitation_card(look: Look, language: str) -> LinkCard:
    """A link to a seat. Its picture is the poster of the game: nothing has been played."""
    shown = link_card(look, language)
    voice = cached_speaker(language)
    title = voice.text("Come and play {game}", game=shown.title)
    picture = f"/games/{look.row.game}/card.png"
    return LinkCard(title, shown.description, picture)


def _description(look: Look, speaker: Speaker) -> str:
    row = look.row
    people = Listing(tuple(Seat(seat.number) for seat in row.seats if seat.is_taken))
    if row.status == FINISHED and look.room is not None:
        outcome = look.room.match.state.outcome()
        if outcome is not None:
            winners = Listing(tuple(Seat(seat) for seat in outcome.winners))
            return speaker.text(
                "Won by {winners}. At the table: {people}.", winners=winners, people=people
            )
    if row.status == RUNNING:
        return speaker.text("A game under way. At the table: {people}.", people=people)
    return speaker.text("A table waiting for players. At the table: {people}.", people=people)
