"""How bots and learners see Steel Driver: judgements, outlooks and features."""
