# The lesson of the hedgehog race (rules/hedgehog/lessons.txt). The learner is red; yellow is the other player.

hedgehog-lesson-side = You're red. Everyone has a small pawn, a medium drone and a big queen.

hedgehog-step-tree-title = The tree
hedgehog-step-tree-text = Stack your queen, drone and pawn in this order, upwards: that tree wins the race.
hedgehog-step-tree-task = Complete your tree: bring your pawn onto your drone, two spaces clockwise.
hedgehog-step-tree-hint = Press **Pawn +2**: **+** is clockwise, and the number counts the spaces.
hedgehog-step-tree-done = What a tree! Others may be above or below it, as long as nobody is in between.
hedgehog-step-tree-apart = Your drone left your queen. It's the pawn that has to come.
hedgehog-step-tree-missed = Your turn is over, and your pawn isn't on your drone.

hedgehog-step-points-title = Points
hedgehog-step-points-text = The die gives you points: a pawn pays 1 for each space, a drone 2, a queen 3.
hedgehog-step-points-task = You rolled a 2. Bring your pawn onto the yellow queen, two spaces clockwise (+2).
hedgehog-step-points-hint = Look for your pawn's buttons. **+2** is two spaces clockwise, or press **+1** twice.
hedgehog-step-points-done = Two spaces for two points. Pawns are quick, queens are slow.
hedgehog-step-points-drone = Your drone pays 2 for a single space, so all your points are gone. The pawn can go two spaces for them.
hedgehog-step-points-back = That way leads away from the yellow queen. She's two spaces clockwise.

hedgehog-step-landing-title = No squashing
hedgehog-step-landing-text = You can't land on anybody smaller: a pawn climbs on everyone, a drone on drones and queens, a queen only on queens.
hedgehog-step-landing-task = Move your drone to the only place next to it where it may land.
hedgehog-step-landing-hint = On one side of your drone is a yellow pawn, on the other a yellow queen.
hedgehog-step-landing-done = Soft landing! Big hedgehogs have few places to go, so take care of theirs.
hedgehog-step-landing-pawn = That was your pawn. Try your drone, which pays 2 points for a space.

hedgehog-step-carry-title = Piggyback
hedgehog-step-carry-text = You always land on somebody's back, and whoever stands on a moving hedgehog rides along for free.
hedgehog-step-carry-task = Move your drone onto your queen, with the yellow pawn on its back.
hedgehog-step-carry-hint = Your queen is the next one clockwise: **Drone +1**, for 2 points.
hedgehog-step-carry-done = All aboard! One day others will carry you just as far, and pay for it.
hedgehog-step-carry-away = Your drone carried the pawn the other way, onto the yellow queen. Yours is clockwise.
hedgehog-step-carry-pawn = It's your drone that should climb onto your queen, and that takes both points.

hedgehog-step-winner-title = The last turn
hedgehog-step-winner-text = When somebody leaves, the gap closes, and everything beyond comes a space closer.
hedgehog-step-winner-task = You rolled a 6. Win in this turn.
hedgehog-step-winner-hint = First the drone: two spaces anticlockwise (−2), onto your queen, for 4 points. Then 2 points are just enough for your pawn.
hedgehog-step-winner-done = Queen, drone, pawn! Counting both ways round the ring is half the game.
hedgehog-step-winner-pawn = Your pawn is on your queen, where your drone should be. Drone first, then pawn.
hedgehog-step-winner-away = Your drone landed on a yellow back. Your queen is two spaces anticlockwise.
hedgehog-step-winner-missed = Your turn is over without a tree. You need all 6 points: 4 for the drone (−2), then 2 for the pawn (+2).

hedgehog-step-stop-title = Enough
hedgehog-step-stop-text = You may stop whenever you like, but points you don't spend are lost.
hedgehog-step-stop-task = Put your drone on your queen, then end your turn and leave your pawn alone.
hedgehog-step-stop-hint = Your queen is one space anticlockwise from the drone (−1). Then press **End turn**.
hedgehog-step-stop-done = Wise! On a yellow back, your pawn would go wherever yellow likes.
hedgehog-step-stop-spent = Your drone is on your queen, but your pawn climbed onto a yellow back, and yellow can carry it off. This time, stop in between.
hedgehog-step-stop-early = Your turn is over, and your drone isn't on your queen.
hedgehog-step-stop-pawn = Your pawn climbed onto a yellow back, and yellow can carry it off. Move your drone instead.

hedgehog-step-strangers-title = Strangers
hedgehog-step-strangers-text = With one to three players, there can be colours that belong to nobody and only move when somebody carries them.
hedgehog-step-strangers-task = Only red is yours. Climb onto the blue drone, on the way to your queen and drone.
hedgehog-step-strangers-hint = The blue drone is next to your pawn, one space clockwise (+1).
hedgehog-step-strangers-done = A safe step: nobody will carry you away from here. This is how you race alone.
hedgehog-step-strangers-back = That was the green pawn, and the long way round. The blue drone is on the other side.

hedgehog-step-nest-title = The nest
hedgehog-step-nest-text = In the variant with nests everything is upside down: you land on your own size or smaller, and your queen goes on top.
hedgehog-step-nest-task = Complete your nest: pawn, drone, queen.
hedgehog-step-nest-hint = Your queen is next to your drone, one space anticlockwise (−1), for all 3 points.
hedgehog-step-nest-done = Snug! Now you know both ways to win. Most tables play for the tree.
hedgehog-step-nest-away = Your queen landed on the yellow drone. Your own is on the other side.
hedgehog-step-nest-missed = Your queen needs all 3 points for one space. Leave the others where they are.
