# What the pictures in the rules show, by chapter (rules/dicecup/topics.ini).
example-dicecup-0 = Argentina won the Grand Final, so their coach wins the game. Below is their road through the cup.
example-dicecup-1 = All 32 teams, just drawn into their groups. The stars beside each name are its strength, and the shirt has its coach's number.
example-dicecup-3 = Colombia have one star and rolled a 0 with the white die. Argentina, with three stars, roll the yellow one next.
example-dicecup-4 = Three coaches, and 32 teams dealt out among them: two coaches have eleven, one has ten.
example-dicecup-6 = Colombia rolled 0 and Argentina 1, so it ended 0–1. It was a knockout match, so Argentina go through.
example-dicecup-7 = The USA and Honduras: 1–1 in regular time, one goal each in extra time, and then 2–6 on penalties. It stays 2–2, but Honduras go through.
example-dicecup-8 = The beginner's cup before its semi-finals. One match has been turned over; the other is still face down.
example-dicecup-9 = Groups A and B with wins, draws, losses, goals and points. The line separates the two teams that would go through now.
example-dicecup-11 = Tunisia and Slovenia are level on points and goal difference. Tunisia rolled 8 with three dice, and Slovenia are next.
example-dicecup-12 = The knockouts after the groups: the round of 16, the quarter-finals, and the semi-finals to come.
example-dicecup-14 = One card from each pile has been turned: Colombia against Argentina, with nothing rolled yet.
example-dicecup-16 = A cup played alone. England won it, and nobody lost.
