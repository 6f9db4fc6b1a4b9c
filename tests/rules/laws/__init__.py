"""The laws that every game keeps (ENGINE.md, docs/GAME.md), each a function of one game and its random plays.

`LAWS` has them by name: `LAWS["every_game_ends"](Shelf(game))`; `broken(game)` names those that do not hold. Room:
tests. May import rules.
"""

from collections.abc import Callable

from tests.rules.laws import actions, chance, terms, turns, values, views
from tests.rules.laws.contract import AnyGame, Broken
from tests.rules.laws.walks import Shelf

Law = Callable[[Shelf], None]

LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        terms.a_game_tells_soundly_what_it_is,
        terms.the_name_of_a_game_is_no_module_of_the_house,
        terms.options_have_possible_defaults_and_values,
        terms.options_that_cannot_be_are_refused,
        terms.options_for_every_occasion_can_be_played,
        terms.every_number_of_seats_can_play_as_usual,
        terms.every_option_makes_a_difference,
        terms.numbers_can_be_played_at_their_bounds,
        terms.the_usual_length_is_about_what_is_played,
        terms.quick_setups_are_legal_for_every_seat,
        turns.every_turn_awaits_somebody_who_exists,
        turns.somebody_awaited_can_do_something_and_nobody_else,
        turns.every_game_ends,
        turns.every_seat_gets_its_turns,
        turns.ordinals_never_fall,
        turns.no_turn_begins_at_the_end,
        turns.another_seat_means_another_turn,
        turns.what_is_automatic_decides_nothing,
        turns.a_game_of_luck_leaves_nothing_to_decide,
        turns.whoever_is_awaited_is_still_concerned,
        turns.the_log_alone_tells_the_game,
        turns.a_game_is_decided_at_one_of_its_moments,
        turns.matches_are_tipped_before_they_begin,
        actions.actions_are_listed_once_and_in_order,
        actions.choices_spell_exactly_what_is_legal,
        actions.notation_reads_back_to_what_was_written,
        actions.tokens_and_texts_tell_actions_apart,
        actions.listing_and_asking_agree,
        actions.what_is_not_legal_is_refused,
        actions.what_is_legal_elsewhere_is_judged_here,
        actions.nonsense_is_not_read_and_raises_nothing_else,
        chance.chance_comes_from_the_stream_alone,
        chance.chance_is_drawn_only_where_it_decides_something,
        chance.chance_is_written_as_it_is_awaited,
        chance.an_action_is_never_read_as_chance,
        chance.chance_happens_only_where_it_is_awaited,
        chance.the_clocks_event_ends_the_game_at_once,
        values.states_are_values,
        values.applying_leaves_the_state_as_it_was,
        values.a_replayed_log_gives_the_same_game,
        values.looking_changes_nothing,
        values.no_step_needs_a_deep_stack,
        values.another_process_tells_the_same_game,
        views.views_are_plain_values,
        views.an_open_game_looks_the_same_to_all,
        views.equal_views_allow_the_same,
        views.equal_states_are_equal_in_everything,
        views.seats_in_views_are_counted_from_zero,
        views.who_hides_something_says_what_each_seat_holds,
        views.a_view_hides_what_others_hold,
    )
}


def broken(game: AnyGame) -> dict[str, Exception]:
    """The laws that a game breaks, and why."""
    shelf, found = Shelf(game), dict[str, Exception]()
    for name, law in LAWS.items():
        try:
            law(shelf)
        except Exception as error:
            found[name] = error
    return found


__all__ = ["LAWS", "Broken", "Law", "Shelf", "broken"]
