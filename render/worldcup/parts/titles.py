"""The two lines at the top of a page: the round and the moment. Part of render/worldcup/parts."""

from render.worldcup.frame import Page


def stage_title(page: Page) -> str:
    """Return the name of the round."""
    view = page.view
    title = page.say("worldcup-pic-stage", stage=view.stage, cup=view.cup)
    return page.say("worldcup-pic-replay", title=title) if view.replay else title


def moment(page: Page) -> str:
    """Return the line at the top right: who plays, which run it is, how many cards are left."""
    view, say = page.view, page.say
    if view.target is not None:
        return say("worldcup-pic-die", team=page.team(view.target.partition(":")[2]))
    if view.phase != "card":
        return say("worldcup-pic-lots" if view.phase == "lots" else "worldcup-pic-dice") if view.outcome is None else ""
    if view.deck_left == 0 and view.extra:
        left = say("worldcup-pic-extra", count=view.extra)
    else:
        left = say("worldcup-pic-left", count=view.deck_left)
    if view.stage == "groups" and view.runs > 1 and not view.replay:
        left = say("worldcup-pic-joint", one=say("worldcup-pic-run", run=view.run), other=left)
    if view.to_act is None:
        return left
    who = say("worldcup-pic-plays", player=page.player(view.to_act))
    whole = say("worldcup-pic-joint", one=who, other=left)
    quiet = page.medium(page.tokens.muted, page.tokens.canvas)
    return whole if page.wide(whole, quiet) <= 640 else left
