# The World Cup Game: the words in its pictures. Short: a line of a picture has about 60 letters.

worldcup-pic-joint = { $one } · { $other }

## The legend under the rows.

worldcup-pic-last-named = { $player }, { $what }
## Before the first card.

worldcup-pic-column = { $column ->
    [wins] W-D-L
    [goals] +:−
   *[points] P
}

## The ceremony.

## The bracket.

## The shoot-out.

## The hand.

## The end.

## The wallchart.

## The description of a picture (alt text): at most 1,024 characters.
## $team is a country's name, of any number; $tiles are tiles as they are written, from the name outward.

worldcup-alt-cup = { $cup }
worldcup-alt-goals = { $match } { $left } { $score } { $right }.
worldcup-alt-match = { $match } { $left } { $score } { $right }: { $left } { $lefts }; { $right } { $rights }.
worldcup-alt-stage = { $stage }: { $ties }.
worldcup-alt-kicks = { $team }: { $kicks }.
