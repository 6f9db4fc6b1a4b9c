"""Films of games, made off the event loop. Part of host: imports workers and render."""

from host.films.films import FilmFailed, Films, TooManyFilms

__all__ = ["FilmFailed", "Films", "TooManyFilms"]
