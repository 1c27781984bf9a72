"""Rolling Freight for PettingZoo."""

from whistlestop.envs.pettingzoo.table import makers

env, raw_env = makers("rolling-freight")
