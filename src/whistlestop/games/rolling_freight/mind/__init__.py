"""How bots and learners see Rolling Freight: judgements, outlooks and features."""
