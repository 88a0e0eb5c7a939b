"""Settings shared by all layers."""

from hypothesis import HealthCheck, settings

from aevum.core.text import Catalogue
from tests.profile import PROFILE

Catalogue.strict = True  # a missing message fails the test that renders it

# No deadlines: the machine that runs the tests may be busy. No chance: a red run stays red.
settings.register_profile(
    "ci",
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak",
    max_examples=3000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(PROFILE)
