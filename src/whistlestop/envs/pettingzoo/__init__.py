"""The games as PettingZoo environments: `from whistlestop.envs.pettingzoo import steel_driver_v1`.

Each module has `env`, with PettingZoo's usual wrappers, and `raw_env`, without.
"""
