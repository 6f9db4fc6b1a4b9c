# The lesson of Mundialito (rules/mundialito/lessons.txt). You are Gualda, yellow, and play up the board.

mundialito-step-arrows-title = Ways out
mundialito-step-arrows-text = A pyramid goes one cell at a time and can't cross a bar at the edge of the cell it leaves. The board's left and right edges are joined.
mundialito-step-arrows-task = Bring your pawn from f1 to a2. You have two actions.
mundialito-step-arrows-hint = Choose the pawn on f1. From column f, one step right leads round the back to column a.
mundialito-step-arrows-done = Round the back! What looks far away can be next door.
mundialito-step-arrows-left = That's the long way round: a2 is close if you go right from column f.
mundialito-step-arrows-queen = That was your queen. It's the pawn on f1 that should go to a2.

mundialito-step-push-title = Push
mundialito-step-push-text = Your pyramid pushes an opposing one that's as big or smaller one cell on, and takes its place.
mundialito-step-push-task = Push the red drone on b4 to b5.
mundialito-step-push-hint = Your queen on b3 stands right below it, and nothing is behind it on b5.
mundialito-step-push-done = Shoved! A queen can push anything, a pawn only other pawns.
mundialito-step-push-jump = That was a jump: the red drone stays where it is.

mundialito-step-jump-title = Jump
mundialito-step-jump-text = What's bigger than your pyramid can't be pushed, but jumped: you land straight behind it.
mundialito-step-jump-task = Jump over the red queen on d4.
mundialito-step-jump-hint = The pawn on d3 is smaller than the queen in front of it, and d5 behind it is empty.
mundialito-step-jump-done = Over it goes! Small pyramids are hard to stop.

mundialito-step-pass-title = Pass
mundialito-step-pass-text = The ball never rolls. It swaps places with a pyramid of yours in line with it: level or diagonally, at any distance, but never straight up or down.
mundialito-step-pass-task = Pass the ball to your drone on e4.
mundialito-step-pass-hint = The ball on c2 and the drone on e4 share a diagonal, with nothing in between. Choose the ball, or the drone.
mundialito-step-pass-done = What a pass! Bars don't matter to it; pieces in between do.
mundialito-step-pass-level = That pass was level, to your queen on a2. The drone on e4 is further forward.

mundialito-step-turn-title = A turn
mundialito-step-turn-text = A turn has up to two actions: you have to take the first, then you may end it.
mundialito-step-turn-task = Move your pawn to d4, then end your turn.
mundialito-step-turn-hint = The pawn on d3 goes straight up. Then press "End turn".
mundialito-step-turn-done = Well kept! The second action is yours to take or leave.
mundialito-step-turn-elsewhere = Your turn is over, and your pawn isn't on d4.
mundialito-step-turn-second = You took a second action. This time, end your turn after the first.

mundialito-step-setup-title = Line-up
mundialito-step-setup-text = Before kick-off you line up two queens, two drones and two pawns on your first row, then place the ball in front of them.
mundialito-step-setup-task = Line up your team and place your ball on row 2.
mundialito-step-setup-hint = The ready-made line-up is a good one to begin with.
mundialito-step-setup-done = Your team is ready! Any order is allowed, and red moves first.

mundialito-step-goal-title = Goal!
mundialito-step-goal-text = You win as soon as your ball is on row 6, where red lined up.
mundialito-step-goal-task = Score in this turn.
mundialito-step-goal-hint = Your drone on d6 shares a diagonal with the ball, but your own pawn on b4 is in the way. Move it away, or pass to it first.
mundialito-step-goal-done = ⚽ Goal! Get a pyramid up there first, then find it with a pass.
mundialito-step-goal-over = The turn is over without a goal. You need both actions: one to open the line to d6, one to pass.

mundialito-step-defend-title = Defend
mundialito-step-defend-text = Red wants row 1: its drone on d1 is waiting for a pass along the diagonal from a4.
mundialito-step-defend-task = Stop red from scoring in its next turn.
mundialito-step-defend-hint = Put your queen between the red ball on a4 and the drone on d1.
mundialito-step-defend-done = Saved! A pass goes through nothing, so one pyramid in the line is enough.
