# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner has Uruguay, Chile, France and the USA.

worldcup-step-goal-title = Goals
worldcup-step-goal-text = A card with a number puts a goal tile in a team's row, as big as the team allows: up to 3 for black, red and blue, 2 for green, 1 for yellow and grey.
worldcup-step-goal-task = Uruguay is black, and yours. Play your 3 on it, in match 3-2 against Peru.
worldcup-step-goal-hint = Choose the 3. The menus begin with what is near: open **Elsewhere …**, choose group 3, then Uruguay against Peru.
worldcup-step-goal-done = Three goals at a stroke! You may play for any team, in any match of the round, but yours are the ones that can win.
worldcup-step-goal-discarded = You threw the 3 away. That's always allowed, and hardly ever a good idea with a 3.
worldcup-step-goal-france = France is yellow, so your 3 counted for only 1. Keep big goals for big teams.
worldcup-step-goal-elsewhere = You had one card to play, and Uruguay's row against Peru has no goal yet.

worldcup-step-attack-title = Attacks
worldcup-step-attack-text = An attack tile is half a goal: two of them in a row make one.
worldcup-step-attack-task = Peru is attacking. Answer with an attack of your own for Uruguay, in match 3-2.
worldcup-step-attack-hint = Choose the A, then Uruguay in match 3-2, under **Elsewhere …** if it isn't offered at once.
worldcup-step-attack-done = Half a goal now, and the dice at the end of the round may add the other half.
worldcup-step-attack-elsewhere = You had one card to play, and Uruguay has no attack against Peru yet.

worldcup-step-foul-title = Fouls
worldcup-step-foul-text = A foul turns the last tile of a row face down if it's a goal; a 2 or 3 leaves a goal one smaller.
worldcup-step-foul-task = Argentina leads against your France in match 1-2. Foul that 2.
worldcup-step-foul-hint = Choose the F, then Argentina's goal in match 1-2, the last tile of its row.
worldcup-step-foul-done = Ouch! Argentina's 2 is now a 1. Only the last tile of a row can be turned.
worldcup-step-foul-elsewhere = You had one card to play, and Argentina's 2 still stands.

worldcup-step-defence-title = Defence
worldcup-step-defence-text = A defence tile is worth nothing, but nobody can turn it, and it protects all tiles before it.
worldcup-step-defence-task = Protect Uruguay's row in match 3-2 with your D.
worldcup-step-defence-hint = Choose the D, and place it for Uruguay in match 3-2, under **Elsewhere …** if it isn't offered at once.
worldcup-step-defence-done = Locked! Nobody can foul Uruguay's goals in this match any more.
worldcup-step-defence-turned = You turned Peru's attack face down. A defence can do that too, but this time lay it at the end of Uruguay's row.
worldcup-step-defence-elsewhere = You had one card to play, and Uruguay's row is still open to fouls.

worldcup-step-penalty-title = Penalties
worldcup-step-penalty-text = With a penalty you name a row with a free square and roll a die: any colour but black is a goal that nobody can turn.
worldcup-step-penalty-task = Take the penalty for the USA, in match 4-1 against Belgium.
worldcup-step-penalty-hint = Choose the P, then the USA in match 4-1, under **Elsewhere …** if it isn't offered at once.
worldcup-step-penalty-done = A red dot: it's in! One time in three the die shows black, and the card is wasted.
worldcup-step-penalty-elsewhere = You had one card to play, and it wasn't a penalty for the USA.

worldcup-step-offside-title = Offside
worldcup-step-offside-text = An offside turns the last tile of a row, be it a goal or an attack.
worldcup-step-offside-task = Belgium is attacking the USA in match 4-1. Raise the flag!
worldcup-step-offside-hint = Choose the O, then Belgium's attack in match 4-1, under **Elsewhere …** if it isn't offered at once.
worldcup-step-offside-done = Flag up! Offside is the only card that is good against goals and attacks.
worldcup-step-offside-elsewhere = You had one card to play, and Belgium is still attacking.

worldcup-step-dots-title = Dots
worldcup-step-dots-text = When the last card is drawn, four dice are rolled for each group: each dot of a team's colour is one more attack for it, so strong teams gain most.
worldcup-step-dots-task = Uruguay has a 3 and one attack. The dice show two black dots. How many goals is that?
worldcup-step-dots-hint = One attack and two dots are three halves. Halves that are left over don't count.
worldcup-step-dots-done = Right: 3, and three halves make 1 more.
worldcup-step-dots-three-label = 3 goals
worldcup-step-dots-three = There are three halves besides the 3, and two of them make a goal.
worldcup-step-dots-four-label = 4 goals
worldcup-step-dots-five-label = 5 goals
worldcup-step-dots-five = Three halves make only one goal. The half that is left over doesn't count.

worldcup-step-through-title = Going through
worldcup-step-through-text = Matches give points, and the owner of the world champion wins. After each round, whoever has no team left is out.
worldcup-step-through-task = In 1930, which teams of a group reach the semi-finals?
worldcup-step-through-hint = There are four groups, and four places.
worldcup-step-through-done = The best of each; level ones replay. In the cup of 2002 there are eight groups, the best two go on, and knockouts may end in a shoot-out.
worldcup-step-through-best-label = The best one
worldcup-step-through-two-label = The best two
worldcup-step-through-two = That's 2002. In 1930 there are four groups and only four places in the semi-finals.
worldcup-step-through-goals-label = Whoever scores most
worldcup-step-through-goals = Points decide, however they were won. Goals are never compared in 1930.
