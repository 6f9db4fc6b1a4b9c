"""Structured, quiet logs."""

import logging
import sys

import discord
import structlog


class _WithoutTraceback(logging.Filter):
    """Shortens discord.py's reports of failed reconnects, which come with a traceback, to one line."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and str(record.msg).startswith("Attempting a reconnect"):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, record.args = f"{record.getMessage()} ({type(error).__name__})", ()
            record.exc_info = None
        return True


def set_up_logs(level: str) -> None:
    """Log JSON lines to standard error from this level up, and discord.py's from WARNING up."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level]),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("discord").setLevel(logging.WARNING)
    for reconnecting in ("discord.client", "discord.shard"):
        logging.getLogger(reconnecting).addFilter(_WithoutTraceback())
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never joins voice
    logging.getLogger("asyncio").setLevel(logging.WARNING)
