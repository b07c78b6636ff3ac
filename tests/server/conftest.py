"""What the tests of the server share: an event loop for async tests, and a running application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from eldorado.server.app import Application
from server.harness import Browser, Wire, running
from server.postgres import Cluster


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: side by side, nobody waits in the end for one that began last."""
    items.sort(key=lambda item: "tests/server/" not in item.path.as_posix() or "slow" not in item.keywords)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that runs until the tests are done."""
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture(params=["file", "database"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty place for tables: what is promised of one holds in both."""
    if request.param == "file":
        return tmp_path / "eldorado.sqlite3"
    made: Cluster = request.getfixturevalue("cluster")
    return made.database()


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Application]:
    """The application over an empty store."""
    async with running(tmp_path) as app:
        yield app


@pytest.fixture
async def browser(app: Application) -> Browser:
    """Somebody with a cookie jar of their own."""
    return Browser(app)


@pytest.fixture
async def pair(app: Application) -> list[Wire]:
    """Two people with a socket each, at a table of the toy game that has begun."""
    host, guest = Browser(app), Browser(app)
    table = await host.make(["you", "open"])
    await guest.post(f"/api/tables/{table['id']}/sit")
    return [await host.sit(table["id"]), await guest.sit(table["id"])]
