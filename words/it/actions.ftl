# Actions in words, as hints and reviews list them: phrases that can follow a colon or a comma.
action-then = { $one }, poi { $two }
