"""Cleaning up without hiding what went wrong before. Part of host."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeVar

import structlog

log = structlog.get_logger("closing")

T = TypeVar("T")


@asynccontextmanager
async def safely(context: AbstractAsyncContextManager[T]) -> AsyncIterator[T]:
    """Use a context that hides no error of the block: if closing it fails too, that is only logged."""
    value = await context.__aenter__()
    try:
        yield value
    except BaseException as error:
        try:
            await context.__aexit__(type(error), error, error.__traceback__)
        except Exception as other:
            if other is not error:
                _tell(type(context).__name__, other)
        raise
    else:
        await context.__aexit__(None, None, None)


async def close(*steps: Callable[[], Awaitable[object]]) -> None:
    """Take every step of closing, in order, even if one before it fails; a failure is only logged."""
    for step in steps:
        try:
            await step()
        except Exception as error:
            _tell(step.__qualname__, error)


def _tell(what: str, error: Exception) -> None:
    log.error("closing failed", what=what, error=str(error), exc_info=error)
