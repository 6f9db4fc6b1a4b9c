"""Digests of pictures, so that a change meant only to be faster changes no pixel.

    python -m tests.render.pixels       write them anew, after a change of the pictures that is wanted

They are kept beside each game's playthroughs. Every page of these is drawn at a few moments, in every theme, at the
widest and the narrowest, and the card of each game that ends; and the game's covers.
"""

import hashlib
import json
from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from render import Wish, beside, draw, pages
from render.card import draw_card
from render.cover import draw_cover, draw_named_cover
from render.studio import LEAST_WIDTH, MOST_WIDTH
from render.tokens import CONTRAST, MOOD
from rules import GAMES, own
from rules.core.match import Match
from tests.rules.playthrough import FOLDER, header_of, stories
from words.card import card_of

#: Where the digests of a game's pictures are, beside its playthroughs.
NAME = "pixels.json"
#: What a game's covers are kept as, beside its playthroughs' names.
COVERS = "covers"
#: How many moments of a playthrough are drawn.
MOMENTS = 6
#: The looks that the moments take in turn.
LOOKS = tuple((theme, width) for width in (MOST_WIDTH, LEAST_WIDTH) for theme in (MOOD, CONTRAST))


def told() -> list[str]:
    """The playthroughs, by game and name."""
    return [f"{path.parent.name}/{path.stem}" for path in stories()]


def wanted() -> list[str]:
    """What is to be kept: the playthroughs, and the covers, of each game that has pictures of its own."""
    covers = [f"{game}/{COVERS}" for game in GAMES]
    return [story for story in sorted([*told(), *covers]) if is_drawn(story.partition("/")[0])]


def is_drawn(game: str) -> bool:
    """Whether a game has pictures of its own."""
    return own("render", game, "draw") is not None


def wishes(story: str) -> Iterator[tuple[str, str, Wish]]:
    """Yield the pictures of a playthrough: what each shows, its game, and the wish."""
    for number, match in enumerate(_moments(story)):
        theme, width = LOOKS[number % len(LOOKS)]
        names = tuple(f"Player {seat} Ä🦔" for seat in range(match.seats)) if number % 2 else None
        viewer = match.to_act if number % 3 else None
        view = match.view(viewer)
        key = match.game.about.key
        for page in dict.fromkeys((None, beside(key, view), *pages(key, view))):
            look = {"seat": viewer, "theme": theme, "width": width, "names": names, "page": page}
            yield f"event {len(match.log)}, {page or 'board'}", key, Wish(view, **look)
        for chosen in choosable(match):
            look = {"seat": viewer, "theme": theme, "width": width, "names": names, "chosen": chosen}
            yield f"event {len(match.log)}, {chosen} chosen", key, Wish(view, **look)


def ending(story: str) -> Match:
    """The last moment of a playthrough."""
    return list(_moments(story))[-1]


def digest(png: bytes) -> str:
    """The digest of a picture's pixels and size, however it is compressed."""
    image = Image.open(BytesIO(png)).convert("RGB")
    return hashlib.sha256(repr(image.size).encode() + image.tobytes()).hexdigest()[:16]


def drawn(story: str) -> dict[str, list[str | int]]:
    """The digest and the file's length (bytes) of each picture of a playthrough, or of a game's covers."""
    game, _, name = story.partition("/")
    if name == COVERS:
        pngs = {"cover": draw_cover(game).png, "named": draw_named_cover(game).png}
        return {name: [digest(png), len(png)] for name, png in pngs.items()}
    found: dict[str, list[str | int]] = {}
    for name, key, wish in wishes(story):
        png = draw(key, wish).png
        found[name] = [digest(png), len(png)]
    last = ending(story)
    if last.outcome is not None:
        names = tuple(f"Player {seat} Ä🦔" for seat in range(last.seats))
        png = draw_card(card_of(last, names, place="The server"), width=LEAST_WIDTH).png
        found["card"] = [digest(png), len(png)]
    return found


def written(found: dict[str, dict[str, list[str | int]]]) -> str:
    """The digests as JSON, one picture a line."""
    blocks = []
    for story, pictures in found.items():
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(facts)}" for name, facts in pictures.items())
        blocks.append(f" {json.dumps(story)}: {{\n{lines}\n }}")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def _moments(story: str) -> Iterator[Match]:
    path = next(path for path in stories() if f"{path.parent.name}/{path.stem}" == story)
    text = path.read_text(encoding="utf-8")
    header, events = header_of(text), [line[2:] for line in text.splitlines() if line.startswith("> ")]
    match = Match.begin(GAMES[header["game"]], int(header["seats"]), json.loads(header["options"]), int(header["seed"]))
    shown = {round(moment * len(events) / (MOMENTS - 1)) for moment in range(MOMENTS)}
    for number, event in enumerate([*events, None]):
        if number in shown:
            yield match
        if event is not None:
            match = match.follow(event)


def choosable(match: Match) -> list[str]:
    """The first of a menu's pieces that may be chosen now."""
    if match.to_act is None:
        return []
    return list(match.choices(()).tokens[:1])


def kept() -> dict[str, dict[str, list[str | int]]]:
    """The digests that were written, by playthrough."""
    found: dict[str, dict[str, list[str | int]]] = {}
    for file in sorted(FOLDER.glob(f"*/{NAME}")):
        found |= json.loads(file.read_text(encoding="utf-8"))
    return found


def write() -> None:
    """Write the digests of every game that has pictures of its own."""
    for game in filter(is_drawn, GAMES):
        found = {story: drawn(story) for story in wanted() if story.startswith(f"{game}/")}
        (FOLDER / game / NAME).write_text(written(found), encoding="utf-8")


if __name__ == "__main__":
    write()
