"""Steel Driver for PettingZoo."""

from whistlestop.envs.pettingzoo.env import makers

env, raw_env = makers("steel-driver")
