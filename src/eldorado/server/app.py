"""Assemble the application: middleware, static files, routes, and one shape for all errors."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from eldorado.core.errors import UserError
from eldorado.server.api import routes
from eldorado.server.api.middleware import Middleware
from eldorado.server.api.requests import go_to
from eldorado.server.config import Config
from eldorado.server.daily import routes as daily
from eldorado.server.daily.races import Races
from eldorado.server.hall import routes as hall
from eldorado.server.hall.listing import Hall
from eldorado.server.http import sanitize
from eldorado.server.http.errors import Elsewhere, Problem, TooMany
from eldorado.server.http.static import StaticFiles
from eldorado.server.people import routes as people
from eldorado.server.processes.member import Member
from eldorado.server.push import routes as calling
from eldorado.server.push.calls import Calls
from eldorado.server.reviews import routes as after_the_game
from eldorado.server.reviews.reviews import Reviews
from eldorado.server.share import routes as sharing
from eldorado.server.share.pages import Pages
from eldorado.server.share.pictures import Pictures
from eldorado.server.tables import commands, moves
from eldorado.server.tables.registry import Registry
from eldorado.server.ws import messages


def error(status: int, key: str, args: Any = None, wait: int | None = None) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    if wait is not None:
        headers["retry-after"] = str(wait)
    body = messages.encode({"key": key, "args": sanitize.told(args or {})})
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def on_user_error(request: Request[Any, Any, Any], problem: UserError) -> Response[bytes]:
    if isinstance(problem, Elsewhere) and problem.table not in str(request.url):
        return go_to(f"{request.scope['path']}?table={problem.table}")
    status = problem.status if isinstance(problem, Problem) else 400
    return error(status, problem.key, problem.args_, problem.wait if isinstance(problem, TooMany) else None)


def on_http_error(_request: Request[Any, Any, Any], problem: HTTPException) -> Response[bytes]:
    """Answer errors raised by the framework in our own shape, without paths or details."""
    if problem.status_code == 413:
        return error(413, "wire.too_large")
    if problem.status_code in (404, 405):
        return error(404, "wire.unknown")
    return error(400, "wire.malformed")


def on_broken(request: Request[Any, Any, Any], problem: Exception) -> Response[bytes]:
    registry: Registry = request.app.state.registry
    if isinstance(problem, moves.Broken):
        return error(409, "table.paused")
    return error(
        500, "wire.broken", {"id": registry.report(f"{request.method} {request.scope['path']}", problem)}
    )


class Application:
    """The ASGI application, and the registry of its tables."""

    def __init__(self, config: Config) -> None:
        self.registry = registry = Registry(config)
        if config.member is not None:
            registry.member = Member(registry, config.member, config.machine)
        self.reviews = Reviews(registry)
        self.pictures = Pictures(registry)
        self.calls = Calls(registry)

        @asynccontextmanager
        async def running(_app: Litestar) -> AsyncGenerator[None, None]:
            await registry.open()
            await self.calls.open()
            registry.background(commands.obey(registry))
            registry.background(self.calls.sweep())
            yield
            await registry.close()
            await self.reviews.pool.close()
            self.calls.close()

        inner = Litestar(
            route_handlers=[
                *routes.HANDLERS,
                *after_the_game.HANDLERS,
                *people.HANDLERS,
                *hall.HANDLERS,
                *sharing.HANDLERS,
                *daily.HANDLERS,
                *calling.HANDLERS,
            ],
            lifespan=[running],
            state=State(
                {
                    "registry": registry,
                    "reviews": self.reviews,
                    "pictures": self.pictures,
                    "races": Races(registry),
                    "calls": self.calls,
                    "hall": Hall(registry),
                }
            ),
            openapi_config=None,
            request_max_body_size=config.limits.record,  # what is not a record may be less, see `read`
            exception_handlers={
                UserError: on_user_error,
                HTTPException: on_http_error,
                Exception: on_broken,
            },
            logging_config=None,
        )
        self.asgi = Middleware(StaticFiles(inner, config.static, Pages(registry).head), registry)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.asgi(scope, receive, send)
