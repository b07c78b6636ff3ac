"""Lessons over HTTP. Nothing is stored: the browser sends the learner's place, and the position follows from it."""

from __future__ import annotations

import time

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler

from eldorado import games
from eldorado.core import lessons
from eldorado.core.errors import Refused
from eldorado.core.game import Event, Plan
from eldorado.core.lessons import Session, Verdict
from eldorado.server.api.requests import AnyRequest, body, registry_of, reply
from eldorado.server.http.errors import Unknown
from eldorado.server.tables import projection
from eldorado.server.tables.looks import usual
from eldorado.server.ws import answers, messages
from eldorado.server.ws import outgoing as out

PER_STEP = 1000  # numbers of positions, so that those of two steps differ
RIVALS = ("Orellana", "Quesada", "Raleigh", "Fawcett", "Maufrais", "Aguirre", "Belalcázar")


@get("/api/lessons", sync_to_thread=True)
def list_lessons() -> Response[bytes]:
    found = {game: [card(one) for one in lessons.available(game, games.home(game))] for game in games.names()}
    return reply(answers.Lessons({game: cards for game, cards in found.items() if cards}))


def card(lesson: lessons.Lesson) -> answers.LessonCard:
    return answers.LessonCard(lesson.id, lesson.minutes, [step.id for step in lesson.steps])


@post("/api/lessons/{game:str}/{lesson:str}", status_code=200)
async def at_lesson(request: AnyRequest) -> Response[bytes]:
    """Return the position of a step after the moves made in it, and the result of what is tried or asked there."""
    game, name = request.path_params["game"], request.path_params["lesson"]
    wish = await body(request, messages.AtLesson)
    return reply(await registry_of(request).aside.do(moment, game, name, wish))


def moment(game: str, name: str, wish: messages.AtLesson) -> answers.LessonMoment:
    if game not in games.names() or name not in {one.id for one in lessons.available(game, games.home(game))}:
        raise Unknown
    lesson = lessons.read(game, games.home(game), name)
    session = Session(lesson, games.load(game), wish.step, wish.made)
    if wish.ask is not None:
        return told(session, None, why(session, wish.ask), wish.scene)
    if not wish.moves:
        return told(session, None, None, wish.scene)
    try:
        verdict = session.try_moves(wish.moves)
    except Refused as refused:
        no = out.Refusal(refused.key, refused.args_, refused.clause)
        return told(session, Verdict(False), no, wish.scene)
    said = out.Refusal(verdict.said, {}, None) if verdict.said else None
    return told(session, verdict, said, wish.scene)


def why(session: Session, ask: messages.Ask) -> out.Refusal:
    wanted = {"to": ask.to, "with": ask.with_}
    refusal = session.game.explain(session.state, session.seat, wanted)
    if refusal is None:
        return out.Refusal("ui.table.nothing", {}, None)
    return projection.refusal_told(refusal)


# --- answers to the browser -------------------------------------------------------------------------------
def told(
    session: Session, verdict: Verdict | None, said: out.Refusal | None, scene: bool
) -> answers.LessonMoment:
    lesson, step = session.lesson, session.step
    shown = [] if session.done else session.demonstration()
    events = verdict.events if verdict is not None else []
    return answers.LessonMoment(
        step=session.number,
        steps=[each.id for each in lesson.steps],
        made=session.made,
        done=session.done,
        asks=bool(step.do),
        right=None if verdict is None else verdict.right,
        said=said,
        point=step.point,
        picture=step.picture,
        shown=[
            out.HintMove(action, out.Move(move.kind, move.args, move.at, move.reveals))
            for action, move in shown
        ],
        table=table(session),
        position=position(session, [action for action, _ in shown]),
        items=[item(session, events)] if events else [],
        scene=session.game.scene(session.state) if scene else None,
    )


def number(session: Session) -> int:
    return session.number * PER_STEP + len(session.made)


def item(session: Session, events: list[Event]) -> out.Item:
    n = number(session)
    seen = [projection.event_seen(event, session.seat) for event in events]
    # Without a position of its own: nothing of a lesson is kept, so no line of its log can lead back to one.
    return out.Item(n, "act", seat=session.seat, by="player", at=int(time.time()), events=seen)


def position(session: Session, shown: list[int]) -> out.Position:
    game, state, seat = session.game, session.state, session.seat
    n = number(session)
    asked = not session.done and bool(session.step.do) and bool(game.actors(state) >> seat & 1)
    you = out.You(
        seat=seat,
        seq=n if asked else None,
        legal=projection.legal(game, state, seat) if asked else [],
        plans=[plan(one, shown) for one in game.plans(state, seat)] if asked else [],
        facts=game.facts(state, seat),
        prompt=game.prompt(state, seat),
        undo=out.Undo(free=1, to=n - len(session.made), ask=None, turn=None, turn_free=False)
        if session.made
        else out.Undo(free=0, to=None, ask=None, turn=None, turn_free=False),
        auto=False,
    )
    return out.Position(
        n=n, actors=actors(session), eye=seat, view=game.observe(state, seat), result=None, you=you
    )


def plan(one: Plan, shown: list[int]) -> out.Plan:
    """Return a plan as the lesson proposes it: only what it asks for is marked as best."""
    told = projection.plan_told(one)
    told.best = bool(shown) and one.actions == shown[: len(one.actions)]
    return told


def actors(session: Session) -> list[int]:
    return projection.bits(session.game.actors(session.state), session.state.seats)


def table(session: Session) -> out.TableInfo:
    """Describe the lesson as a table: the data a board needs to be drawn."""
    game, lesson = session.game, session.lesson
    seats = lesson.seats or game.info.default_seats
    rivals = iter(RIVALS)
    return out.TableInfo(
        id=f"{lesson.game}-{lesson.id}",
        code="",
        game=lesson.game,
        rules_version=game.info.rules_version,
        options=game.options(seats, dict(lesson.options)),
        status="playing",
        pace=out.Relaxed(),
        bot_pace="normal",
        title="",
        hints=False,
        review=False,
        listed=False,
        created=0,
        updated=0,
        n=number(session),
        no=number(session),
        actors=actors(session),
        link=None,
        seats=[
            out.SeatInfo(
                seat=i,
                kind="human" if i == lesson.learner else "bot",
                name="" if i == lesson.learner else next(rivals),
                level=None,
                yours=i == lesson.learner,
                host=i == lesson.learner,
                online=True,
                held=None,
                out=None,
                ready=None,
                colour=usual(i),
                emblem=usual(i),
            )
            for i in range(seats)
        ],
        you=out.YouAt(seats=[lesson.learner], asked=[], host=True, orders={}, fights=[], trades={}),
        sides=game.sides(seats, game.options(seats, dict(lesson.options))),
        offer=None,
        error=None,
        next=None,
        result=None,
        commitment=None,
        seed=None,
        read_only=False,
        day="",
    )


LESSON_HANDLERS: list[HTTPRouteHandler] = [list_lessons, at_lesson]
