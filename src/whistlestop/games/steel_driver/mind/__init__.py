"""How bots and learners see Steel Driver: judgements, what they hope for, and features."""
