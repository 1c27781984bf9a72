"""Steel Driver for PettingZoo."""

from whistlestop.envs.pettingzoo.table import makers

env, raw_env = makers("steel-driver")
