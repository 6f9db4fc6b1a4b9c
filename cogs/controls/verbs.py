"""The verbs of all custom ids.

Their texts are in messages posted long ago, so a verb may be added but its text never changes.
"""

from enum import StrEnum


class Verb(StrEnum):
    """What pressing a control asks for."""

    # A lobby
    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    CANCEL = "cancel"
    COMPUTER = "computer"
    FILL = "fill"
    SET = "set"
    AGREE = "agree"
    DISAGREE = "disagree"
    OPTIONS = "options"
    ARRANGED = "arranged"
    WRITE = "write"
    WRITTEN = "written"
    SWAP = "swap"
    SWAP_OUT = "swapout"
    SWAP_IN = "swapin"
    # Playing
    PANEL = "panel"
    HAND = "hand"
    PICK = "pick"
    STEP = "step"
    DO = "do"
    BACK = "back"
    UNDO = "undo"
    HAND_OVER = "handover"
    RETURN = "return"
    ROUTINES = "routines"
    RESERVE = "reserve"
    GO_ON = "goon"
    SKIP = "skip"
    RESIGN = "resign"
    REMATCH = "rematch"
    # Consent
    UNDO_YES = "undoyes"
    UNDO_NO = "undono"
    OFFER_DRAW = "offer"
    DRAW_YES = "drawyes"
    DRAW_NO = "drawno"
    VOTE = "vote"
    ROUND = "round"
    ROUND_YES = "roundyes"
    ROUND_NO = "roundno"
    # Looking, and the questions before a big step
    MORE = "more"
    TEXT = "text"
    SIDE = "side"
    PAGE = "page"
    GAME_FILE = "gamefile"
    ASK_RESIGN = "resignask"
    ASK_OFFER_DRAW = "offerask"
    ASK_AGREE_DRAW = "drawask"
    NEVER = "never"
    # Without a table
    CHOOSE = "choose"
    OPEN = "open"
    CHALLENGE = "challenge"
