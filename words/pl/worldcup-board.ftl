# The World Cup Game: the whole table in words.

worldcup-text-size = { $player } { $count }
worldcup-text-turn = ▶ { $player }: { $task }.
worldcup-text-card = { $card } `{ $sign }`
worldcup-text-match = `{ $match }` { $left } { $score } { $right }: { $lefts } · { $rights }
worldcup-text-pair = { $match } { $left }–{ $right }
worldcup-text-teams = **{ $player }**: { $teams }
