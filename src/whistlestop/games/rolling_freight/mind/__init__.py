"""How bots and learners see Rolling Freight: judgements, what they hope for, and features."""
