"""Emojis of pieces, tiles and colours: files that Discord takes, names that can be heard, one look each."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO

from PIL import Image

from render.emoji import SIDE, Emoji, draw_emojis, name_of
from rules.hedgehog.pieces import COLOURS
from rules.worldcup.pieces import RANKS
from words.dicecup.lines import DICE, SHIRTS
from words.hedgehog.picture import colour_symbol, piece_symbol
from words.worldcup.lines import TILES, rank_symbol

#: Discord's limits: the length of a name, and the size of a file in bytes.
LONGEST_NAME, LARGEST = 32, 256 * 1024
#: How many pixels of two emojis differ clearly, at the size at which they stand in a line of text.
LINE, APART = 22, 12


@cache
def drawn() -> tuple[Emoji, ...]:
    return draw_emojis()


def small(emoji: Emoji) -> list[tuple[int, ...]]:
    ground = Image.new("RGBA", (SIDE, SIDE), (49, 51, 56, 255))
    ground.alpha_composite(Image.open(BytesIO(emoji.png)).convert("RGBA"))
    return list(ground.convert("RGB").resize((LINE, LINE), Image.Resampling.LANCZOS).getdata())


def test_discord_takes_every_emoji() -> None:
    for emoji in drawn():
        image = Image.open(BytesIO(emoji.png))
        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (SIDE, SIDE))
        assert len(emoji.png) <= LARGEST
        assert re.fullmatch(r"\w{2,32}", emoji.title, re.ASCII)
        assert len(emoji.title) <= LONGEST_NAME


def test_emojis_stand_on_any_ground_with_nothing_cut_off() -> None:
    for emoji in drawn():
        alpha = Image.open(BytesIO(emoji.png)).getchannel("A")
        assert alpha.getextrema() == (0, 255), emoji.name
        left, top, right, bottom = alpha.getbbox()  # type: ignore[misc]
        assert min(left, top, SIDE - right, SIDE - bottom) >= 1, emoji.name
        assert abs(left - (SIDE - right)) <= 4, emoji.name


def test_the_title_of_an_emoji_tells_what_it_looks_like() -> None:
    one, again, other = Emoji("red_queen", b"one"), Emoji("red_queen", b"one"), Emoji("red_queen", b"other")
    assert one.title == again.title != other.title
    assert {name_of(emoji.title) for emoji in (one, other)} == {"red_queen"}
    assert [emoji.title for emoji in draw_emojis()] == [emoji.title for emoji in drawn()]


def test_every_piece_tile_and_colour_has_an_emoji_with_a_name_that_can_be_heard() -> None:
    names = {emoji.name for emoji in draw_emojis(("dicecup", "hedgehog", "mundialito", "worldcup"))}
    race = {piece_symbol(colour, size) for colour in COLOURS for size in (1, 2, 3)} | set(map(colour_symbol, COLOURS))
    cup = {*TILES.values(), *map(rank_symbol, RANKS)}
    football = {f"{side}_{what}" for side in ("gualda", "bermellon") for what in ("queen", "drone", "pawn", "ball")}
    assert names == race | cup | football | {*DICE.values(), *SHIRTS}
    assert all(re.fullmatch("[a-z]+(_[a-z]+)*", emoji.name) for emoji in drawn())


def test_no_two_emojis_look_alike_in_a_line_of_text() -> None:
    seen = {emoji.name: small(emoji) for emoji in drawn()}
    names = sorted(seen)
    for number, name in enumerate(names):
        for other in names[:number]:
            pairs = zip(seen[name], seen[other], strict=True)
            unlike = sum(max(abs(a - b) for a, b in zip(one, two, strict=True)) > 40 for one, two in pairs)
            assert unlike >= APART, f"{name} looks like {other}"
