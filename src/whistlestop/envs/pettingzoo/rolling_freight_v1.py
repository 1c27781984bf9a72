"""Rolling Freight for PettingZoo."""

from whistlestop.envs.pettingzoo.env import makers

env, raw_env = makers("rolling-freight")
