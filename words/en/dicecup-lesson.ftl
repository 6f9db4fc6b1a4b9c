# The lesson of the dice cup (rules/dicecup/lessons.txt). The learner coaches Brazil; Ghana is another coach's.

dicecup-step-match-title = Win a match
dicecup-step-match-text = You coach half of the teams, and whoever coaches the winner of the Grand Final wins. In a match, each team rolls its die once, and what comes up is its goals.
dicecup-step-match-task = You coach Brazil. Roll!
dicecup-step-match-hint = There's only one thing to press.
dicecup-step-match-done = Three to one: Brazil go through, and Ghana go home!

dicecup-step-dice-title = Stars and dice
dicecup-step-dice-text = A team's stars say which die it rolls: one star white (0 0 1 1 1 2), two stars blue (0 1 1 1 2 3), three stars yellow (0 1 1 2 3 4).
dicecup-step-dice-task = Brazil have three stars, Ghana one. Who can score four goals with a single roll?
dicecup-step-dice-hint = Only the yellow die has a 4.
dicecup-step-dice-done = Right: the yellow die is for favourites. But every die has a 0.
dicecup-step-dice-brazil-label = Brazil
dicecup-step-dice-ghana-label = Ghana
dicecup-step-dice-ghana = Ghana roll the white die, and its best face is a 2.
dicecup-step-dice-both-label = Both of them
dicecup-step-dice-both = Only the yellow die has a 4. Ghana's is white, with a 2 at best.

dicecup-step-overtime-title = Extra time
dicecup-step-overtime-text = A cup match needs a winner. Level teams play extra time: both roll the white die, whatever their stars, and the goals are added.
dicecup-step-overtime-task = Two all: roll for Brazil in extra time.
dicecup-step-overtime-hint = Press the button. This time your stars don't help you.
dicecup-step-overtime-done = Three all, and still no winner. Only penalties are left.

dicecup-step-penalties-title = Penalties
dicecup-step-penalties-text = On penalties both teams roll all three dice together, and the higher sum goes through.
dicecup-step-penalties-task = Roll all three dice for Brazil.
dicecup-step-penalties-hint = Press the button, and keep your fingers crossed.
dicecup-step-penalties-done = 6 against 3: Brazil go through!

dicecup-step-round-title = The next round
dicecup-step-round-text = Before every round, the cards of all teams still in are shuffled and paired again.
dicecup-step-round-task = Brazil are through. Who will they meet in the next round?
dicecup-step-round-hint = There's no fixed bracket.
dicecup-step-round-done = Right, and that can be another team of yours.
dicecup-step-round-anybody-label = Anybody still in
dicecup-step-round-bracket-label = The next match's winner
dicecup-step-round-bracket = That's how a bracket works, and this cup has none: each round draws new pairs.
dicecup-step-round-chosen-label = Whoever I choose
dicecup-step-round-chosen = Nobody chooses. The cards are shuffled.

dicecup-step-lots-title = Groups
dicecup-step-lots-text = In longer cups two teams of each group go through: by points, then by goal difference, then by a roll of all three dice for each level team.
dicecup-step-lots-task = All four teams of group A are level. Roll for the first one.
dicecup-step-lots-hint = Press the button: it's Argentina's roll.
dicecup-step-lots-done = 6 for Argentina. The others roll too, and the highest sums go through.

dicecup-step-coach-title = The coach
dicecup-step-coach-text = Before the cup you choose how long it is and which teams take part, even one of your own invention.
dicecup-step-coach-task = And during a match, what does a coach decide?
dicecup-step-coach-hint = Think of what you've pressed so far.
dicecup-step-coach-done = Nothing but when to roll. So lean back, cheer, and blame the dice.
dicecup-step-coach-nothing-label = Nothing at all
dicecup-step-coach-attack-label = How hard to attack
dicecup-step-coach-attack = If only! The dice don't listen.
dicecup-step-coach-die-label = Which die to roll
dicecup-step-coach-die = The stars decide that, and nobody can change them.
