"""Hypothesis tries the same examples each time, for as long as they take, and keeps none."""

from hypothesis import HealthCheck, settings

STEPS = settings().stateful_step_count


def often(examples: int, steps: int = STEPS) -> settings:
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
