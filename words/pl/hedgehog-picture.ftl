# The hedgehog race: the words in its pictures, and what they show.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips; $stack is a number of the ring from 1.

## The header of a picture: a title, and a second line joined from notes.

## The lines below the ring.

## The description of a picture (alt text): at most 1,024 characters.

hedgehog-alt-stack = { $stack } { $pieces }
hedgehog-alt-tall = { $stack }: { $pieces }
hedgehog-alt-piece = { hedgehog-colour } { hedgehog-size }
