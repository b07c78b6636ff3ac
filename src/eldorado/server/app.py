"""The application: door, pages, endpoints, and one shape for everything that goes wrong."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from eldorado.core.errors import UserError
from eldorado.server import api, clean, play, wire
from eldorado.server.config import Config
from eldorado.server.door import Door
from eldorado.server.hub import Hub
from eldorado.server.pages import Pages
from eldorado.server.problems import Problem, TooMany


def error(status: int, key: str, args: Any = None, wait: int | None = None) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    if wait is not None:
        headers["retry-after"] = str(wait)
    body = wire.encode({"key": key, "args": clean.told(args or {})})
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def on_user_error(_request: Request[Any, Any, Any], problem: UserError) -> Response[bytes]:
    status = problem.status if isinstance(problem, Problem) else 400
    return error(status, problem.key, problem.args_, problem.wait if isinstance(problem, TooMany) else None)


def on_http_error(_request: Request[Any, Any, Any], problem: HTTPException) -> Response[bytes]:
    """What the framework refuses by itself, in our words: no path, no detail, one shape."""
    if problem.status_code == 413:
        return error(413, "wire.too_large")
    if problem.status_code in (404, 405):
        return error(404, "wire.unknown")
    return error(400, "wire.malformed")


def on_broken(request: Request[Any, Any, Any], problem: Exception) -> Response[bytes]:
    hub: Hub = request.app.state.hub
    if isinstance(problem, play.Broken):
        return error(409, "table.paused")
    return error(500, "wire.broken", {"id": hub.report(f"{request.method} {request.scope['path']}", problem)})


class Application:
    """The ASGI application, and the hub behind it."""

    def __init__(self, config: Config) -> None:
        self.hub = hub = Hub(config)

        @asynccontextmanager
        async def running(_app: Litestar) -> AsyncGenerator[None, None]:
            await hub.open()
            yield
            await hub.close()

        inner = Litestar(
            route_handlers=api.HANDLERS,
            lifespan=[running],
            state=State({"hub": hub}),
            openapi_config=None,
            request_max_body_size=config.limits.record,
            compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1400),
            exception_handlers={
                UserError: on_user_error,
                HTTPException: on_http_error,
                Exception: on_broken,
            },
            logging_config=None,
        )
        self.asgi = Door(Pages(inner, config.static), hub)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.asgi(scope, receive, send)
