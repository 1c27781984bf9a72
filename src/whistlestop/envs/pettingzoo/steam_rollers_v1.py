"""Steam Rollers for PettingZoo."""

from whistlestop.envs.pettingzoo.table import makers

env, raw_env = makers("steam-rollers")
