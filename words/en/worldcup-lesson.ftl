# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = First goal
worldcup-step-goal-text = You coach several nations, and in each turn you play one card on a team in any match: 2-1 is the first match of group 2.
worldcup-step-goal-task = Yugoslavia leads in match 2-1: score for Brazil, your team.
worldcup-step-goal-hint = Choose the card **One goal**, then Brazil's row in match 2-1, against Yugoslavia.
worldcup-step-goal-done = Goal, and level! Everyone plays on the same matches until the deck runs out.
worldcup-step-goal-match = That was Brazil's other match. The one against Yugoslavia is 2-1.
worldcup-step-goal-card = Right row, but that card isn't a whole goal. Choose **One goal**.

worldcup-step-colours-title = Team colours
worldcup-step-colours-text = A goal tile can be at most 3 for a black, red or blue team, 2 for a green one, and 1 for a yellow or grey one.
worldcup-step-colours-task = Play your three goals on a team of yours that gets all three.
worldcup-step-colours-hint = Brazil is green, Peru yellow and Mexico grey. Argentina is red: any of its rows will do.
worldcup-step-colours-done = Three at once! Big cards belong on strong teams, which also have longer rows.
worldcup-step-colours-given = All three count, but for a rival's team. Find a strong one of your own.
worldcup-step-colours-green = A green or weaker team can't have a 3, so a goal was lost.
worldcup-step-colours-weak = Yellow and grey teams get only 1 from any goal card, so two goals were lost.

worldcup-step-attack-title = Half goals
worldcup-step-attack-text = An attack is half a goal, and two in the same row make a whole one.
worldcup-step-attack-task = The USA is a rival's team and leads in match 4-1: level it with a second attack for Belgium.
worldcup-step-attack-hint = Choose the card **Attack**. Match 4-1 isn't near your teams: find it under **Elsewhere…**, group 4.
worldcup-step-attack-done = Level! You may help or hurt any team, and a rival's trouble is your gain.
worldcup-step-attack-single = That half is on its own, so it's no goal. Belgium in match 4-1 already has one.
worldcup-step-attack-closed = Right row, but a defence is no goal, and Belgium's row is full now.
worldcup-step-attack-foul = That takes the USA's goal away. Not bad, but this time make Belgium score.

worldcup-step-defence-title = Lock it
worldcup-step-defence-text = Only the last tile of a row can be turned face down, and only if it's an open goal or attack.
worldcup-step-defence-task = Protect Brazil's goal in match 2-1 for good.
worldcup-step-defence-hint = Choose the card **Defence**, then Brazil's row in match 2-1.
worldcup-step-defence-done = Locked! A defence at the end protects the whole row, and so does a penalty or a tile face down.
worldcup-step-defence-open = The goal is covered, but the new tile can be turned. A defence can't.
worldcup-step-defence-other = Well defended, but in the wrong row: Brazil's goal in match 2-1 is still open.

worldcup-step-foul-title = Foul, offside
worldcup-step-foul-text = A foul turns a goal face down, a defence turns an attack, and an offside turns either.
worldcup-step-foul-task = Take Yugoslavia's goal in match 2-1 away: it's made of two attacks.
worldcup-step-foul-hint = A foul can't turn attacks. Choose **Offside**, then Yugoslavia's last attack.
worldcup-step-foul-done = No goal! From a 3 or a 2, a smaller goal would be left.
worldcup-step-foul-elsewhere = That took Uruguay's goal. Yugoslavia's two attacks in match 2-1 still count.

worldcup-step-dice-title = The dice
worldcup-step-dice-text = When a round ends, four dice show colours, and each dot is half a goal in every match of every team in that colour.
worldcup-step-dice-task = Green Brazil has one attack in match 2-1. The dice show black, red, green and blue: how many goals has it?
worldcup-step-dice-hint = One dot is green. Half a goal and half a goal…
worldcup-step-dice-done = One goal: half from the attack, half from the dot. Strong colours are on more sides of the dice.
worldcup-step-dice-none-label = None
worldcup-step-dice-one-label = One
worldcup-step-dice-two-label = Two
worldcup-step-dice-none = The attack is half a goal, and the green dot is the other half.
worldcup-step-dice-two = An attack and a dot are half a goal each.

worldcup-step-through-title = Go through
worldcup-step-through-text = Drawing the last card ends the round, and in 1930 the best team of each group goes through.
worldcup-step-through-task = Brazil and Yugoslavia are level at the top of group 2: bring Brazil through with this last card.
worldcup-step-through-hint = A **Penalty** is a whole goal unless the die is black. Play it for Brazil in match 2-1.
worldcup-step-through-done = Through to the semi-finals! A penalty can't be turned either. If you coach the champion, you win.
worldcup-step-through-away = Brazil isn't through. It needs a whole goal against Yugoslavia, and a penalty is one.

worldcup-step-cups-title = Two cups
worldcup-step-cups-text = In 1930 the winner of each group goes through, and level teams play again; in 2002 the best two do, and goals can decide.
worldcup-step-cups-task = This is 2002, with 32 teams in eight groups. How many get past them?
worldcup-step-cups-hint = Two from each of the eight groups.
worldcup-step-cups-done = Sixteen! 2002 also has cards for several teams, and shoot-outs. Begin with 1930: it takes about 50 minutes.
worldcup-step-cups-eight-label = Eight
worldcup-step-cups-sixteen-label = Sixteen
worldcup-step-cups-thirty-label = All 32
worldcup-step-cups-eight = Eight would be the winners alone. In 2002 the runners-up go through too.
worldcup-step-cups-thirty = Two teams of each group go home.
