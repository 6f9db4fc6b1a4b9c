# The lesson of the dice cup (rules/dicecup/lessons.txt). The learner coaches Brazil; Ghana is another coach's.

dicecup-step-match-title = Wygraj mecz
dicecup-step-match-text = Połowa drużyn jest twoja, a wygrywa trener zwycięzcy wielkiego finału. W meczu każda drużyna rzuca raz swoją kością, a wynik na kości to jej gole.
dicecup-step-match-task = Brazylia jest twoja. Rzucaj!
dicecup-step-match-hint = Jest tylko jeden przycisk.
dicecup-step-match-done = Trzy do jednego: Brazylia gra dalej, Ghana jedzie do domu!

dicecup-step-dice-title = Gwiazdki i kości
dicecup-step-dice-text = Gwiazdki drużyny mówią, czym rzuca: jedna to kość biała (0 0 1 1 1 2), dwie to niebieska (0 1 1 1 2 3), trzy to żółta (0 1 1 2 3 4).
dicecup-step-dice-task = Brazylia ma trzy gwiazdki, Ghana jedną. Kto może jednym rzutem strzelić cztery gole?
dicecup-step-dice-hint = Tylko żółta kość ma 4.
dicecup-step-dice-done = Zgadza się: żółta kość należy do faworytów. Ale 0 jest na każdej.
dicecup-step-dice-brazil-label = Brazylia
dicecup-step-dice-ghana-label = Ghana
dicecup-step-dice-ghana = Ghana rzuca białą kością, a najlepsza ścianka to 2.
dicecup-step-dice-both-label = Obie
dicecup-step-dice-both = Tylko żółta kość ma 4. Ghana ma białą, najwyżej z 2.

dicecup-step-overtime-title = Dogrywka
dicecup-step-overtime-text = W meczu pucharowym ktoś musi wygrać, więc przy remisie jest dogrywka: obie drużyny rzucają białą kością, bez względu na gwiazdki, a gole się sumują.
dicecup-step-overtime-task = Dwa do dwóch: rzuć za Brazylię w dogrywce.
dicecup-step-overtime-hint = Naciśnij przycisk. Tym razem gwiazdki ci nie pomogą.
dicecup-step-overtime-done = Trzy do trzech i wciąż remis. Zostały już tylko rzuty karne.

dicecup-step-penalties-title = Rzuty karne
dicecup-step-penalties-text = W karnych obie drużyny rzucają wszystkimi trzema kośćmi naraz i dalej gra ta z wyższą sumą.
dicecup-step-penalties-task = Rzuć wszystkimi trzema kośćmi za Brazylię.
dicecup-step-penalties-hint = Naciśnij przycisk i trzymaj kciuki.
dicecup-step-penalties-done = 6 do 3: Brazylia gra dalej!

dicecup-step-round-title = Następna runda
dicecup-step-round-text = Przed każdą rundą karty wszystkich drużyn w grze są tasowane i łączone w nowe pary.
dicecup-step-round-task = Brazylia gra dalej. Na kogo trafi w następnej rundzie?
dicecup-step-round-hint = Nie ma stałej drabinki.
dicecup-step-round-done = Zgadza się, nawet na inną twoją drużynę.
dicecup-step-round-anybody-label = Na każdego, kto jeszcze gra
dicecup-step-round-bracket-label = Na zwycięzcę następnego meczu
dicecup-step-round-bracket = Tak działa drabinka, a tu jej nie ma: w każdej rundzie losuje się nowe pary.
dicecup-step-round-chosen-label = Na kogo zechcę
dicecup-step-round-chosen = Nikt nie wybiera. Karty są tasowane.

dicecup-step-lots-title = Grupy
dicecup-step-lots-text = W dłuższych turniejach z każdej grupy grają dalej dwie drużyny: decydują punkty, potem różnica bramek, a potem rzut trzema kośćmi za każdą z równych drużyn.
dicecup-step-lots-task = W grupie A wszystkie cztery drużyny są równe. Rzuć za pierwszą.
dicecup-step-lots-hint = Naciśnij przycisk: to rzut za Argentynę.
dicecup-step-lots-done = 6 dla Argentyny. Pozostałe też rzucają, a najwyższe sumy dają awans.

dicecup-step-coach-title = Trener
dicecup-step-coach-text = Przed turniejem wybierasz, jak długo potrwa i kto zagra, nawet drużynę, którą sobie wymyślisz.
dicecup-step-coach-task = A o czym decyduje trener w trakcie meczu?
dicecup-step-coach-hint = Pomyśl, co było dotąd do naciśnięcia.
dicecup-step-coach-done = Tylko o tym, kiedy rzucić. Więc usiądź wygodnie, kibicuj i zwalaj winę na kości.
dicecup-step-coach-nothing-label = O niczym
dicecup-step-coach-attack-label = Jak mocno atakować
dicecup-step-coach-attack = Dobre sobie! Kości nie słuchają.
dicecup-step-coach-die-label = Którą kością rzucać
dicecup-step-coach-die = O tym decydują gwiazdki i nikt ich nie zmieni.
