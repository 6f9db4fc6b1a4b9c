# The hedgehog race: the ring in words. $stack is a number of the ring from 1.

hedgehog-text-seat = { $number } { hedgehog-colour }
hedgehog-text-owned = { $number } { hedgehog-colour }: { $owner }
