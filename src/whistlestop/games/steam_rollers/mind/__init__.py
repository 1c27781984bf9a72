"""How bots and learners see Steam Rollers: judgements, outlooks and features."""
