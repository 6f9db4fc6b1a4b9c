# Actions in words, as hints and reviews list them: phrases that can follow a colon or a comma.
# Example: one thing, then another
action-then = { $one }, then { $two }
