"""Steam Rollers for PettingZoo."""

from whistlestop.envs.pettingzoo.env import makers

env, raw_env = makers("steam-rollers")
