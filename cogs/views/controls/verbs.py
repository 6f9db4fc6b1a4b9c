"""The verbs of all custom ids. Part of cogs/views/controls.

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
    HINT = "hint"
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
    RULES = "rules"
    REPLAY = "replay"
    CARD = "card"
    MOMENT = "moment"
    GAME_FILE = "gamefile"
    SHARE = "share"
    SHARE_MOVING = "sharemoving"
    SHARE_STILL = "sharestill"
    SHARE_CANCEL = "sharecancel"
    LAST_TURN = "lastturn"
    REVIEW = "review"
    SHOW_REVIEW = "showreview"
    ASK_RESIGN = "resignask"
    ASK_OFFER_DRAW = "offerask"
    ASK_AGREE_DRAW = "drawask"
    NEVER = "never"
    # A lesson
    LEARN = "learn"
    LESSON = "lesson"
    LESSON_STEP = "lstep"
    LESSON_PICK = "lpick"
    LESSON_DO = "ldo"
    LESSON_HINT = "lhint"
    LESSON_LEAVE = "lleave"
    LESSON_PLAY = "lplay"
    LESSON_NEVER = "lnever"
    FOLLOW = "follow"
    UNFOLLOW = "unfollow"
    # Without a table
    CHOOSE = "choose"
    OPEN = "open"
    CHALLENGE = "challenge"
    RULEBOOK = "rulebook"
    TOPIC = "topic"
    WHY = "why"
    WATCH = "watch"
    WATCHED = "watched"
    LADDER = "ladder"
    PROFILE = "profile"
    SHOW = "show"
    SETTINGS = "prefs"
    UNBLOCK = "unblock"
    ERASE = "erase"
    REPLAYS = "replays"
    FILE_MOMENT = "filemoment"
    FILE_SHARE = "fileshare"
    FILE_MOVING = "filemoving"
    FILE_STILL = "filestill"
    FILE_CANCEL = "filecancel"


#: The verbs of people's own settings, which protect them: for banned people too.
OWN = frozenset({Verb.SETTINGS, Verb.UNBLOCK})
#: The verbs without a table; every other verb is about the table in its address.
TABLELESS = frozenset(
    {
        Verb.LEARN,
        Verb.LESSON,
        Verb.LESSON_STEP,
        Verb.LESSON_PICK,
        Verb.LESSON_DO,
        Verb.LESSON_HINT,
        Verb.LESSON_LEAVE,
        Verb.LESSON_PLAY,
        Verb.LESSON_NEVER,
        Verb.CHOOSE,
        Verb.OPEN,
        Verb.CHALLENGE,
        Verb.RULEBOOK,
        Verb.TOPIC,
        Verb.WHY,
        Verb.WATCH,
        Verb.WATCHED,
        Verb.LADDER,
        Verb.PROFILE,
        Verb.SHOW,
        Verb.SETTINGS,
        Verb.UNBLOCK,
        Verb.ERASE,
        Verb.REPLAYS,
        Verb.FILE_MOMENT,
        Verb.FILE_SHARE,
        Verb.FILE_MOVING,
        Verb.FILE_STILL,
        Verb.FILE_CANCEL,
    }
)
#: The verbs of a table's replay, review and film: who sees them from where has rules of its own.
REPLAYING = frozenset(
    {
        Verb.REPLAY,
        Verb.MOMENT,
        Verb.GAME_FILE,
        Verb.SHARE,
        Verb.SHARE_MOVING,
        Verb.SHARE_STILL,
        Verb.SHARE_CANCEL,
        Verb.REVIEW,
        Verb.SHOW_REVIEW,
    }
)
