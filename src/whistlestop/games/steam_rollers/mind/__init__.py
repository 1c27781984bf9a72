"""How bots and learners see Steam Rollers: judgements, what they hope for, and features."""
