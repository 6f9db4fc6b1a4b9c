# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = You're Gualda, yellow, and your opponent is Bermellon, red. Dots show the size: a pawn has one, a drone two, a queen three.

mundialito-step-arrows-title = Ways out
mundialito-step-arrows-text = A pyramid steps to the next cell unless a bar blocks its way out, and the left and right edges are joined.
mundialito-step-arrows-task = Bring your pawn from f1 to a2 in two steps.
mundialito-step-arrows-hint = Choose the pawn on f1. A step to the right from column f leads round the back to column a.
mundialito-step-arrows-done = Round the back! What looks far away can be next door.
mundialito-step-arrows-left = That way is long. From column f, a step to the right is all it takes to reach column a.
mundialito-step-arrows-queen = That was your queen. It's the pawn on f1 that should go to a2.

mundialito-step-push-title = Push
mundialito-step-push-text = A pyramid pushes an opposing one of its own size or smaller one cell on, and takes its place.
mundialito-step-push-task = Push the red drone from b4 to b5.
mundialito-step-push-hint = Your queen on b3 is bigger, right behind it, and b5 is empty.
mundialito-step-push-done = Shoved! Queens push anything. On rows 1 and 6 everyone is safe from it.
mundialito-step-push-jump = That was a jump: the red drone is still where it was.

mundialito-step-jump-title = Jump
mundialito-step-jump-text = A pyramid that's too small to push jumps: over a bigger opposing one, to the empty cell behind it.
mundialito-step-jump-task = Jump over the red queen on d4.
mundialito-step-jump-hint = Your pawn on d3 is smaller than the queen in front of it, and d5 is empty.
mundialito-step-jump-done = Over it goes! Small pyramids are hard to stop.

mundialito-step-pass-title = Pass
mundialito-step-pass-text = The ball never rolls: it swaps places with a pyramid of yours, level or diagonally, at any distance, with nothing in between.
mundialito-step-pass-task = Pass the ball to your drone on e4.
mundialito-step-pass-hint = The ball on c2 and the drone on e4 are on one diagonal. Choose either of them.
mundialito-step-pass-done = What a pass! Bars don't stop the ball, and it's now two rows further on.
mundialito-step-pass-level = That pass went to your queen on a2. The drone on e4 is further forward.

mundialito-step-turn-title = Your turn
mundialito-step-turn-text = A turn has two actions: you must take the first if you can, and may stop after it.
mundialito-step-turn-task = Move your pawn to d4, then end your turn.
mundialito-step-turn-hint = The pawn on d3 steps straight up. Then press **End turn**.
mundialito-step-turn-done = Well kept! The second action is yours to take or leave.
mundialito-step-turn-second = Your pawn is on d4, but you took a second action too. This time, stop after the first.
mundialito-step-turn-early = You ended your turn, but your pawn isn't on d4.
mundialito-step-turn-elsewhere = Both actions are gone, and your pawn isn't on d4.

mundialito-step-setup-title = Line-up
mundialito-step-setup-text = Before kick-off you line up two queens, two drones and two pawns on row 1, in any order, then place the ball on row 2.
mundialito-step-setup-task = Line up your team, and place your ball.
mundialito-step-setup-hint = The ready-made line-up is a good one to begin with.
mundialito-step-setup-done = There's your team! Red lined up opposite, and moves first.

mundialito-step-goal-title = Goal!
mundialito-step-goal-text = You win the moment your ball is on row 6, where the red pyramids lined up.
mundialito-step-goal-task = Score in this turn.
mundialito-step-goal-hint = Your drone on d6 and the ball are on one diagonal, but your pawn on b4 is in between. Move it away, or pass to it first.
mundialito-step-goal-done = What a goal! Up with a pyramid, then find it with a pass: that's how games are won.
mundialito-step-goal-wasted = The turn is over, and the ball is still on a3. First open its line to d6, then pass.
mundialito-step-goal-over = The turn is over without a goal. Use both actions: one to open the line to d6, one to pass.

mundialito-step-defend-title = Defend
mundialito-step-defend-text = Red wants its ball on row 1, and its drone on d1 is waiting for the pass.
mundialito-step-defend-task = Stop red from scoring in its next turn.
mundialito-step-defend-hint = The pass would go from a4 to d1. Put your queen into that diagonal, then end your turn.
mundialito-step-defend-done = Saved! Nothing passes through a pyramid, so one in the line is enough.
mundialito-step-defend-open = The line from a4 to d1 was open, and red didn't think twice.
