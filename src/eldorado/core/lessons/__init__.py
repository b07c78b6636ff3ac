"""Lessons: a game learned by playing it, step by step, from prepared positions. The format is in docs/lessons.md."""

from eldorado.core.lessons.form import Lesson, Step, available, parse, read
from eldorado.core.lessons.session import Session, Verdict, problems

__all__ = ["Lesson", "Session", "Step", "Verdict", "available", "parse", "problems", "read"]
