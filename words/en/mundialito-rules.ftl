# What the pictures in the rules show, by chapter (rules/mundialito/topics.ini).
example-mundialito-0 = Gualda passed the ball from e3 to the drone on b6. Ball and drone changed places, so the ball is on row 6: goal!
example-mundialito-1 = The queen on e3 stands on arrows to the left, to the right and down, so it can go to d3, f3 or e2. There's no arrow up.
example-mundialito-3 = The same board with its coasters turned to `0123`. The arrows lead elsewhere.
example-mundialito-5 = The drone on a2 can walk off on the left and arrives on f2, at the other end of its row.
example-mundialito-6 = Gualda's line-up, about to be placed: six pyramids on row 1, and the ball on c2.
example-mundialito-9 = Gualda moved the queen from e1 to e2. That was one action, and one is left, as the two circles at the top show.
example-mundialito-10 = The drone on f2 can go up to f3, down to f1, or round the back to a2.
example-mundialito-11 = Four pyramids are in line with the ball on c2: a2 on its row, and b1, d1 and d3 diagonally. The pawn on c1 is straight below it, so it can't get a pass.
example-mundialito-12 = The drone on f2 can push the red drone from f3 to f4. They're the same size, an arrow leads from f2 to f3 and on to f4, and f4 is empty.
example-mundialito-13 = The drone on b3 can jump over the red queen on b4, because the queen is bigger, and land on b5.
example-mundialito-14 = Gualda's ball on e3 is in line with the drone on b6, and c5 and d4 between them are empty. Pass, and it's a goal.
example-mundialito-15 = Both sides stepped forward and back, and did it again. This position is on the board for the third time: a draw.
example-mundialito-16 = It's 1–0 to Gualda, and both sides have lined up again. Bermellon let the goal in and moves first.
