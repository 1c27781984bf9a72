"""Everything that Rolling Freight says: labels, prompts, and a person's spelling."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.core.game import CHANCE, Action, Event, State, Words
from whistlestop.core.words import Message, Seat, Speaker, say, say_many
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import TYPES, RollingFreight
from whistlestop.games.rolling_freight.numbers import NUMBERS
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.description import describe
from whistlestop.games.rolling_freight.words.log import Log
from whistlestop.games.rolling_freight.words.names import Names
from whistlestop.games.rolling_freight.words.reasons import Reasons
from whistlestop.games.rolling_freight.words.score_sheet import score_sheet
from whistlestop.games.rolling_freight.words.text import draw_table


class RollingFreightWords(Words):
    def __init__(self, game: RollingFreight) -> None:
        self.setup = game
        self.names = Names(game)
        self.log = Log(self.names)
        self.reasons = Reasons(game, self.names)

    def sentence(self, event: Event) -> Message:
        return self.log.sentence(event)

    def description(self, state: State) -> list[tuple[Message, list[Message]]]:
        assert isinstance(state, Position)
        return describe(state, self.names)

    def score_sheet(self, state: State, events: Iterable[Event]) -> list[tuple[Message, list[int]]]:
        assert isinstance(state, Position)
        return score_sheet(state, events)

    def label(self, action: Action) -> Message:
        g = self.setup
        n = int(action.id)
        if n >= g.to_id:
            return self._chain_label(n)
        if n >= g.buy_id:
            return self._turn_label(n)
        if n >= g.take_contract_id:
            return self._draft_label(n)
        return self._chance_label(n)

    def _chance_label(self, n: int) -> Message:
        g = self.setup
        if n >= g.roll_id:
            return say("Roll {die}", die=self.names.die(n - int(g.roll_id)))
        if n >= g.lose_id:
            return say("Destroy {link}", link=self.names.link(n - int(g.lose_id)))
        if n >= g.draw_improvement_id:
            kind = n - int(g.draw_improvement_id)
            return say("Draw {improvement}", improvement=self.names.improvement(kind))
        if n == g.draw_disaster_id:
            return say("Draw a natural disaster")
        if n >= g.draw_contract_id:
            return say("Draw {link}", link=self.names.link(n - int(g.draw_contract_id)))
        if n >= g.draw_cargo_id:
            return say("Draw {cargo}", cargo=self.names.cargo(n - int(g.draw_cargo_id)))
        return say("{seat} begins", seat=Seat(n - int(g.first_player_id)))

    def _placed(self, n: int, first: int) -> tuple[Message, int]:
        """An improvement and the printed price of its place."""
        place, kind = divmod(n - first, int(TYPES))
        return self.names.improvement(kind), NUMBERS.improvement_prices[place]

    def _draft_label(self, n: int) -> Message:
        g = self.setup
        if n >= g.swap_id:
            improvement, price = self._placed(n, int(g.swap_id))
            return say(
                "Put {improvement}, in the place of {price}, under the deck",
                improvement=improvement,
                price=price,
            )
        if n >= g.take_improvement_id:
            improvement, price = self._placed(n, int(g.take_improvement_id))
            return say(
                "Take {improvement}, in the place of {price}", improvement=improvement, price=price
            )
        return say("Take {link}", link=self.names.link(n - int(g.take_contract_id)))

    def _turn_label(self, n: int) -> Message:
        g = self.setup
        if n == g.end_turn_id:
            return say("End the turn")
        if n >= g.deliver_id:
            colour, city = divmod(n - int(g.deliver_id), int(g.cities))
            return say(
                "Deliver {cargo} from {city}",
                cargo=self.names.cargo(colour),
                city=self.names.city(city),
            )
        if n >= g.steady_id:
            link = self.names.link(n - int(g.steady_id))
            return say("Steady Builder: a free cube on {link}", link=link)
        if n >= g.build_id:
            build = n - int(g.build_id)
            return say_many(
                "Build {link} with {die}: {n} cube",
                "Build {link} with {die}: {n} cubes",
                int(g.build_cubes[build]),
                link=self.names.link(int(g.build_link[build])),
                die=self.names.die(int(g.build_class[build])),
            )
        if n == g.station_id:
            return say("Buy a station")
        if n >= g.improve_id:
            improvement, price = self._placed(n, int(g.improve_id))
            return say(
                "Buy {improvement}, in the place of {price}", improvement=improvement, price=price
            )
        return say("Buy {link}", link=self.names.link(n - int(g.buy_id)))

    def _chain_label(self, n: int) -> Message:
        g = self.setup
        if n == g.roll_dice_id:
            return say("Roll the rest")
        if n >= g.plan_id:
            return say("Set {die}", die=self.names.die(n - int(g.plan_id)))
        if n >= g.stock_id:
            stock = n - int(g.stock_id)
            return say(
                "Count {die} as {colour}",
                die=self.names.die(int(g.stock_class[stock])),
                colour=self.names.colour(int(g.stock_colour[stock])),
            )
        if n == g.give_idle_die_id:
            return say("Lose a die that is spent, or bought in this turn")
        if n >= g.give_die_id:
            return say("Lose {die}", die=self.names.die(n - int(g.give_die_id)))
        if n >= g.give_id:
            kind = n - int(g.give_id)
            return say("Give {improvement} away", improvement=self.names.improvement(kind))
        if n >= g.pay_id:
            die = self.names.die(int(g.pay_class[n - g.pay_id]))
            if g.pay_value[n - g.pay_id] > 1:
                return say("Pay {die}, as two dice", die=die)
            return say("Pay {die}", die=die)
        if n >= g.via_id:
            return say("Go by {link}", link=self.names.link(n - int(g.via_id)))
        return say("To {city}", city=self.names.city(n - int(g.to_id)))

    def prompt(self, state: State) -> Message:
        s = state
        assert isinstance(s, Position)
        if s.to_act == CHANCE:
            return self.reasons.chance(s)
        if s.step == p.DRAFTING:
            return self.reasons.draft(s)
        if s.step == p.TURN:
            return say_many(
                "Buy, build, deliver or improve with {n} die, or end the turn.",
                "Buy, build, deliver or improve with {n} dice, or end the turn.",
                int(s.power),
            )
        if s.step == p.ENDED:
            return say("The game is over.")
        return self.reasons.chain(s)

    def why_not(self, state: State, action: Action) -> Message:
        assert isinstance(state, Position)
        return self.reasons.why_not(state, action)

    def table(self, state: State, speaker: Speaker) -> str:
        assert isinstance(state, Position)
        return draw_table(state, self.names, speaker)

    def tidy(self, text: str) -> str:
        """Cities may be spelt by name, contracts with a blank, and `pay` may be left out."""
        text = super().tidy(text).replace(" @ ", "@")
        verb, _, rest = text.partition(" ")
        if verb in ("to", "deliver"):
            return self._tidy_city(text, verb, rest)
        if verb in ("buy", "take", "build", "steady", "via"):
            words = rest.split()
            if len(words) > 1 and f"{words[0]}-{words[1]}" in self.reasons.contracts:
                return " ".join([verb, f"{words[0]}-{words[1]}", *words[2:]])
        if text in self.reasons.contracts:
            return f"via {text}"
        return f"pay {text}" if verb in self.setup.class_names else text

    def _tidy_city(self, text: str, verb: str, rest: str) -> str:
        if verb == "to":
            city = self.names.find_city(rest)
            return text if city is None else f"to {city}"
        colour, _, place = rest.partition(" ")
        city = self.names.find_city(place.removeprefix("from "))
        return text if city is None else f"deliver {colour} {city}"

    def unknown_notation(self, text: str) -> Message:
        return self.reasons.unknown_notation(text)
