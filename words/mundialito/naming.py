"""Names Mundialito's actions in a few words, for lists of them. Part of words/mundialito."""

from rules.mundialito.view import View
from words.speech import Speech


def name_action(view: View, say: Speech, text: str) -> str:
    """Say what an action of the seat to act does, and to which piece."""
    kind, _, rest = text.partition(" ")
    if kind == "end":
        return say("mundialito-action-end")
    if kind == "ball":
        return say("mundialito-action-ball", cell=rest)
    if kind == "setup":
        sizes = say.row(say("mundialito-size", size=int(digit)) for digit in rest)
        return say("mundialito-action-line-up", sizes=sizes)
    trace = next(trace for trace in view.legal if trace.notation == text)
    sizes_on = {piece.cell: int(piece.size) for piece in view.pieces}
    size, origin, target = sizes_on[trace.origin], trace.origin, trace.target
    match trace.kind:
        case "pass":
            return say("mundialito-action-pass", size=size, target=origin)
        case "push":
            pushed, other = sizes_on[target], trace.other or ""
            return say("mundialito-action-push", size=size, origin=origin, pushed=pushed, target=target, other=other)
        case "jump":
            jumped = sizes_on[trace.other or ""]
            return say("mundialito-action-jump", size=size, origin=origin, jumped=jumped, target=target)
        case "move":
            seam = "yes" if trace.over_seam else "no"
            return say("mundialito-action-move", size=size, origin=origin, target=target, seam=seam)
