"""One installation for all tests of this process."""

import sys

import pytest

from tests.examples.installed import EXAMPLES, ROOT, Installed

for _name in EXAMPLES:
    sys.path.append(str(ROOT / "examples" / _name / "src"))


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="session")
def borrowing(installed: Installed) -> Installed:
    """The same, with the packages that commands and server need."""
    installed.borrow()
    return installed
