# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Score
worldcup-step-goal-text = You coach some of the nations, and if one of them wins the cup, you win. On your turn you play one card, on any match.
worldcup-step-goal-task = You coach Brazil, and they're level with Yugoslavia: score!
worldcup-step-goal-hint = Choose the card **One goal**, then Brazil's row against Yugoslavia.
worldcup-step-goal-done = Goal! Everyone plays on the same matches until the deck runs out.
worldcup-step-goal-match = That was Brazil's other match. Score in the one against Yugoslavia.
worldcup-step-goal-card = Right row, but that card isn't a whole goal. Choose **One goal**.

worldcup-step-attack-title = Half goals
worldcup-step-attack-text = An attack is half a goal, and two in the same row make a whole one.
worldcup-step-attack-task = Yugoslavia are ahead: level it with a second attack for Brazil.
worldcup-step-attack-hint = Choose the card **Attack**, then Brazil's row against Yugoslavia.
worldcup-step-attack-done = Level! You may play for or against any team.
worldcup-step-attack-defence = Right row, but a defence is no goal.
worldcup-step-attack-single = That half is on its own, so it's no goal. Against Yugoslavia, Brazil already have one.
worldcup-step-attack-foul = That took Yugoslavia's goal away. Not bad, but this time make Brazil score.

worldcup-step-defence-title = Make it safe
worldcup-step-defence-text = Rivals can take away a row's last tile if it's a goal or an attack. A defence there makes the whole row safe.
worldcup-step-defence-task = Make Brazil's goal against Yugoslavia safe.
worldcup-step-defence-hint = Choose the card **Defence**, then Brazil's row against Yugoslavia.
worldcup-step-defence-done = Safe! A penalty at the row's end works too, or a tile taken away.
worldcup-step-defence-open = The goal is covered, but now your new tile can be taken away. A defence can't be.
worldcup-step-defence-other = Safe, but the wrong row: Brazil's goal against Yugoslavia can still be taken away.

worldcup-step-foul-title = Take it away
worldcup-step-foul-text = A foul takes away a goal, a defence takes away an attack, and offside takes either.
worldcup-step-foul-task = Yugoslavia's goal against Brazil is two attacks: take it away.
worldcup-step-foul-hint = A foul can't take attacks. Choose **Offside**, then Yugoslavia's last attack.
worldcup-step-foul-done = No goal! The tile now lies face down.
worldcup-step-foul-elsewhere = That took Uruguay's goal. Yugoslavia's two attacks against Brazil still count.

worldcup-step-through-title = Go through
worldcup-step-through-text = Drawing the last card ends the round. Dice may add half goals, then the best team of each group goes through.
worldcup-step-through-task = Brazil and Yugoslavia are level at the top: take Brazil through with this last card.
worldcup-step-through-hint = A **Penalty** is a whole goal unless the die shows black. Play it for Brazil against Yugoslavia.
worldcup-step-through-done = Through to the semi-finals, which come with new cards!
worldcup-step-through-away = Brazil aren't through. They need a goal against Yugoslavia, and a penalty is one.

worldcup-step-colours-title = Team colours
worldcup-step-colours-text = One goal tile can be a 3 for a black, red or blue team, at most a 2 for a green one, and a 1 for a yellow or grey one.
worldcup-step-colours-task = Play your three goals on a team of yours that gets all three.
worldcup-step-colours-hint = Brazil are green, Peru yellow and Mexico grey. Argentina are red: any of their rows will do.
worldcup-step-colours-done = Three at once! Big cards belong on strong teams, which also have longer rows.
worldcup-step-colours-given = All three count, but for a rival's team. Find a strong one of your own.
worldcup-step-colours-green = A green or weaker team can't have a 3, so a goal was lost.
worldcup-step-colours-weak = Yellow and grey teams get only 1 from any goal card, so two goals were lost.

worldcup-step-dice-title = The dice
worldcup-step-dice-text = When a round ends, four dice show colours, and each dot is half a goal in every match of every team in that colour.
worldcup-step-dice-task = Green Brazil have one attack against Yugoslavia. The dice show black, red, green and blue: how many goals do they have?
worldcup-step-dice-hint = One dot is green. Half a goal and half a goal…
worldcup-step-dice-done = One goal: half from the attack, half from the dot. Strong colours are on more sides of the dice.
worldcup-step-dice-none-label = None
worldcup-step-dice-one-label = One
worldcup-step-dice-two-label = Two
worldcup-step-dice-none = The attack is half a goal, and the green dot is the other half.
worldcup-step-dice-two = An attack and a dot are half a goal each.

worldcup-step-cups-title = Two cups
worldcup-step-cups-text = In 1930 the winner of each group goes through, and level teams play again; in 2002 the best two do, and goals can decide.
worldcup-step-cups-task = This is 2002, with 32 teams in eight groups. How many get past them?
worldcup-step-cups-hint = Two from each of the eight groups.
worldcup-step-cups-done = Sixteen! 2002 also has cards for several teams, and shoot-outs. Begin with 1930, which takes about an hour.
worldcup-step-cups-eight-label = Eight
worldcup-step-cups-sixteen-label = Sixteen
worldcup-step-cups-thirty-label = All 32
worldcup-step-cups-eight = Eight would be the winners alone. In 2002 the runners-up go through too.
worldcup-step-cups-thirty = Two teams of each group go home.
