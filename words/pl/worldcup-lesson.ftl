# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Pierwszy gol
worldcup-step-goal-text = Prowadzisz kilka drużyn, a w każdej turze zagrywasz jedną kartę na dowolną drużynę w dowolnym meczu: 2-1 to pierwszy mecz grupy 2.
worldcup-step-goal-task = W meczu 2-1 prowadzi Jugosławia: strzel gola dla Brazylii, swojej drużyny.
worldcup-step-goal-hint = Wybierz kartę **Jeden gol**, a potem rząd Brazylii w meczu 2-1 z Jugosławią.
worldcup-step-goal-done = Gol i remis! Wszyscy grają na tych samych meczach, póki nie skończy się talia.
worldcup-step-goal-match = To był inny mecz Brazylii. Z Jugosławią gra w meczu 2-1.
worldcup-step-goal-card = Dobry rząd, ale ta karta to nie cały gol. Wybierz **Jeden gol**.

worldcup-step-colours-title = Kolory drużyn
worldcup-step-colours-text = Żeton gola to najwyżej 3 dla drużyny czarnej, czerwonej lub niebieskiej, 2 dla zielonej, a 1 dla żółtej lub szarej.
worldcup-step-colours-task = Zagraj trzy gole na swoją drużynę, która dostanie wszystkie trzy.
worldcup-step-colours-hint = Brazylia jest zielona, Peru żółte, Meksyk szary. Argentyna jest czerwona: nada się każdy jej rząd.
worldcup-step-colours-done = Trzy naraz! Duże karty są dla silnych drużyn, które mają też dłuższe rzędy.
worldcup-step-colours-given = Liczą się wszystkie trzy, ale dla drużyny rywala. Znajdź silną własną.
worldcup-step-colours-green = Drużyna zielona lub słabsza nie może mieć 3, więc jeden gol przepadł.
worldcup-step-colours-weak = Drużyny żółte i szare z każdej karty gola dostają tylko 1, więc dwa gole przepadły.

worldcup-step-attack-title = Pół gola
worldcup-step-attack-text = Atak to pół gola, a dwa w tym samym rzędzie dają całego.
worldcup-step-attack-task = USA to drużyna rywala i prowadzi w meczu 4-1: wyrównaj drugim atakiem Belgii.
worldcup-step-attack-hint = Wybierz kartę **Atak**. Meczu 4-1 nie ma przy twoich drużynach: znajdziesz go pod **Gdzie indziej…**, grupa 4.
worldcup-step-attack-done = Remis! Możesz pomagać i szkodzić każdej drużynie, a kłopot rywala to twój zysk.
worldcup-step-attack-single = Ta połówka jest sama, więc gola nie ma. Belgia w meczu 4-1 ma już jedną.
worldcup-step-attack-closed = Dobry rząd, ale obrona to nie gol, a rząd Belgii jest teraz pełny.
worldcup-step-attack-foul = To odbiera gola drużynie USA. Nieźle, ale tym razem niech strzeli Belgia.

worldcup-step-defence-title = Zamknij rząd
worldcup-step-defence-text = Odwrócić można tylko ostatni żeton w rzędzie, i to tylko odkryty gol albo atak.
worldcup-step-defence-task = Zabezpiecz gola Brazylii w meczu 2-1 na dobre.
worldcup-step-defence-hint = Wybierz kartę **Obrona**, a potem rząd Brazylii w meczu 2-1.
worldcup-step-defence-done = Zamknięte! Obrona na końcu chroni cały rząd, tak samo jak rzut karny albo odwrócony żeton.
worldcup-step-defence-open = Gol jest osłonięty, ale nowy żeton można odwrócić. Obrony nie.
worldcup-step-defence-other = Dobra obrona, ale w złym rzędzie: gol Brazylii w meczu 2-1 jest dalej odkryty.

worldcup-step-foul-title = Faul, spalony
worldcup-step-foul-text = Faul odwraca gola, obrona atak, a spalony jedno albo drugie.
worldcup-step-foul-task = Odbierz gola Jugosławii w meczu 2-1: składa się z dwóch ataków.
worldcup-step-foul-hint = Faul nie odwraca ataków. Wybierz **Spalony**, a potem ostatni atak Jugosławii.
worldcup-step-foul-done = Gola nie ma! Z 3 lub 2 zostałby mniejszy gol.
worldcup-step-foul-elsewhere = To był gol Urugwaju. Dwa ataki Jugosławii w meczu 2-1 dalej się liczą.

worldcup-step-dice-title = Kości
worldcup-step-dice-text = Na koniec rundy cztery kości pokazują kolory, a każda kropka to pół gola w każdym meczu każdej drużyny tego koloru.
worldcup-step-dice-task = Zielona Brazylia ma jeden atak w meczu 2-1. Kości pokazują czarny, czerwony, zielony i niebieski: ile ma goli?
worldcup-step-dice-hint = Jedna kropka jest zielona. Pół gola i pół gola…
worldcup-step-dice-done = Jeden gol: pół z ataku, pół z kropki. Silne kolory są na większej liczbie ścianek.
worldcup-step-dice-none-label = Żadnego
worldcup-step-dice-one-label = Jeden
worldcup-step-dice-two-label = Dwa
worldcup-step-dice-none = Atak to pół gola, a zielona kropka to druga połowa.
worldcup-step-dice-two = Atak i kropka to po pół gola.

worldcup-step-through-title = Awans
worldcup-step-through-text = Dobranie ostatniej karty kończy rundę. W 1930 dalej gra najlepsza drużyna z każdej grupy.
worldcup-step-through-task = Brazylia i Jugosławia są razem na czele grupy 2: wprowadź Brazylię dalej tą ostatnią kartą.
worldcup-step-through-hint = **Rzut karny** to cały gol, o ile kość nie pokaże czarnego. Zagraj go na Brazylię w meczu 2-1.
worldcup-step-through-done = Jest półfinał! Rzutu karnego też nie można odwrócić. Jeśli prowadzisz mistrza, wygrywasz.
worldcup-step-through-away = Brazylia nie gra dalej. Potrzebuje całego gola z Jugosławią, a rzut karny nim jest.

worldcup-step-cups-title = Dwa mundiale
worldcup-step-cups-text = W 1930 dalej gra zwycięzca każdej grupy, a równe drużyny powtarzają mecz; w 2002 grają dalej dwie najlepsze i mogą decydować gole.
worldcup-step-cups-task = To 2002, z 32 drużynami w ośmiu grupach. Ile z nich wyjdzie z grup?
worldcup-step-cups-hint = Po dwie z każdej z ośmiu grup.
worldcup-step-cups-done = Szesnaście! 2002 ma też karty na kilka drużyn i serie rzutów karnych. Zacznij od 1930: zajmie około 50 minut.
worldcup-step-cups-eight-label = Osiem
worldcup-step-cups-sixteen-label = Szesnaście
worldcup-step-cups-thirty-label = Wszystkie 32
worldcup-step-cups-eight = Osiem to sami zwycięzcy grup. W 2002 grają dalej także drużyny z drugich miejsc.
worldcup-step-cups-thirty = Z każdej grupy dwie drużyny jadą do domu.
