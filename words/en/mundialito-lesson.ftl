# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = You're Gualda, yellow. Dots show the size: pawn one, drone two, queen three.

mundialito-step-goal-title = Goal!
mundialito-step-goal-text = Get one of your players to row 6, then pass the ball up to it: a ball there wins the game.
mundialito-step-goal-task = Your drone is there already. Pass it the ball!
mundialito-step-goal-hint = Choose **Ball a3**, then the pass to the drone on d6.
mundialito-step-goal-done = Goal! A pass goes sideways or diagonally, as far as you like. You can type it as a star and a cell: this was `*d6`.
mundialito-step-goal-away = Your drone left row 6. It has to wait there for the pass.
mundialito-step-goal-over = The turn is over without a goal. All it takes is the pass.

mundialito-step-arrows-title = Bars
mundialito-step-arrows-text = Players step to the next cell, never diagonally. A black bar stops you leaving the cell that it lies on, never entering it.
mundialito-step-arrows-task = Take your pawn from b2 to c3 in two steps.
mundialito-step-arrows-hint = A bar stops the pawn going up from b2. Go right to c2, then up.
mundialito-step-arrows-done = Round it! From above, you could step down into b2: the bar only stops those who leave.
mundialito-step-arrows-astray = That leads away. From c2, next to b2, it's one step up to c3.
mundialito-step-arrows-queen = That was your queen. It's the pawn on b2 that should go to c3.

mundialito-step-turn-title = Your turn
mundialito-step-turn-text = A turn has two actions, and the second is yours to take or leave. Nobody may stand in the way of a pass.
mundialito-step-turn-task = Score in this turn.
mundialito-step-turn-hint = Your pawn on b4 is between the ball and the drone on d6. Move it away, or pass to it first.
mundialito-step-turn-done = What a goal! Get a player up the pitch, then find it with a pass: that's how games are won.
mundialito-step-turn-wasted = The turn is over, and the ball is still on a3. First open its line to d6, then pass.
mundialito-step-turn-over = The turn is over without a goal. Use both actions: one to open the line to d6, one to pass.

mundialito-step-push-title = Push
mundialito-step-push-text = You can push an opponent that's no bigger than your player: it goes one cell on, and you take its place.
mundialito-step-push-task = Push the red drone from a3 to a4.
mundialito-step-push-hint = Your queen on a2 is bigger, right behind it, and a4 is empty.
mundialito-step-push-done = Shoved! Nobody can be pushed on rows 1 and 6.

mundialito-step-jump-title = Jump
mundialito-step-jump-text = Too small to push? Then you jump over, to the empty cell behind.
mundialito-step-jump-task = Jump over the red queen on f5.
mundialito-step-jump-hint = Your pawn on f4 is smaller than the queen in front of it, and f6 is empty.
mundialito-step-jump-done = Over it goes, and now it waits on row 6 for the ball!

mundialito-step-defend-title = Defend
mundialito-step-defend-text = Red wants its ball on row 1, and its drone on d1 is waiting for the pass.
mundialito-step-defend-task = Stop red from scoring in its next turn.
mundialito-step-defend-hint = The pass would go from a4 to d1. Put your queen into that diagonal, then end your turn.
mundialito-step-defend-done = Saved! One player in the line is enough.
mundialito-step-defend-open = The line from a4 to d1 was open, and red didn't think twice.

mundialito-step-edges-title = Round the back
mundialito-step-edges-text = The left and right edges are joined: from column f, a step to the right leads to column a.
mundialito-step-edges-task = Bring your pawn from f3 to a4 in two steps.
mundialito-step-edges-hint = Choose the pawn on f3. A step to the right leads round the back to a3, and a4 is above it.
mundialito-step-edges-done = Round the back! What looks far away can be next door. Only the ball can't be passed that way.
mundialito-step-edges-left = That way is long. From column f, a step to the right is all it takes to reach column a.
mundialito-step-edges-queen = That was your queen. It's the pawn on f3 that should go to a4.

mundialito-step-setup-title = Line-up
mundialito-step-setup-text = If teams choose their line-up, two queens, two drones and two pawns go on row 1 in any order, then the ball on row 2.
mundialito-step-setup-task = Line up your team, and place your ball.
mundialito-step-setup-hint = The ready-made line-up is a good one to begin with.
mundialito-step-setup-done = There's your team! Red lined up opposite, and moves first.
