# What the pictures in the rules show, by chapter (rules/hedgehog/topics.ini).
example-hedgehog-0 = Some turns into a race for four, with stacks growing. The gaps have closed, and only six are left.
example-hedgehog-1 = The ring for four players before the first roll: every colour once in each lap of four.
example-hedgehog-2 = Red rolled 5. Each label shows a move and, in yellow, its price: `Q` is the queen, `D` the drone, `P` the pawn. The queen can't afford a move that lands on a queen.
example-hedgehog-4 = Blue's drone on stack 7 carries a red pawn and a yellow one. Wherever it goes, both ride along, and it pays only for itself.
example-hedgehog-5 = Red's drone on stack 5 has 6 points, enough for three spaces either way. It can land on queens and drones. It can't land on stacks 3 and 6: a pawn is on top there.
example-hedgehog-7 = Red has 1 point left. Only the pawn, on top of stack 10, could still use it; otherwise Red ends the turn.
example-hedgehog-8 = On stack 1, Red's drone is on Red's queen and Red's pawn on the drone. The blue pawn on top changes nothing: Red wins.
example-hedgehog-9 = Red, Yellow and Blue ended their turns one after the other without a move, so nobody wins.
example-hedgehog-10 = Red had no opponents and needed three turns for the tree. Can you do it in two?
example-hedgehog-11 = Red's nest on stack 2: pawn, drone and queen from bottom to top. What lies below and above doesn't matter.
example-hedgehog-12 = Red and Yellow play. Blue and green, marked with a dash, belong to nobody.
example-hedgehog-13 = In this ring of six, Red's pawn on stack 5 reaches stack 1 with `P+2` for 2 points or with `P-4` for 4.
