# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Strzel gola
worldcup-step-goal-text = Prowadzisz kilka drużyn, a jeśli jedna z nich zostanie mistrzem, wygrywasz. W swojej turze zagrywasz jedną kartę, w dowolnym meczu.
worldcup-step-goal-task = Brazylia jest twoja i remisuje z Jugosławią: strzel gola!
worldcup-step-goal-hint = Wybierz kartę **Jeden gol**, a potem rząd Brazylii w meczu z Jugosławią.
worldcup-step-goal-done = Gol! Wszyscy zagrywają karty na te same mecze, aż skończy się talia.
worldcup-step-goal-match = To był inny mecz Brazylii. Strzel w meczu z Jugosławią.
worldcup-step-goal-card = Dobry rząd, ale ta karta to nie cały gol. Wybierz **Jeden gol**.

worldcup-step-attack-title = Pół gola
worldcup-step-attack-text = Atak to pół gola, a dwa w tym samym rzędzie dają całego.
worldcup-step-attack-task = Jugosławia prowadzi: wyrównaj drugim atakiem Brazylii.
worldcup-step-attack-hint = Wybierz kartę **Atak**, a potem rząd Brazylii w meczu z Jugosławią.
worldcup-step-attack-done = Remis! Możesz grać na korzyść każdej drużyny i przeciw każdej.
worldcup-step-attack-defence = Dobry rząd, ale obrona to nie gol.
worldcup-step-attack-single = Ta połówka jest sama, więc gola nie ma. W meczu z Jugosławią Brazylia ma już jedną.
worldcup-step-attack-foul = To odbiera gola Jugosławii. Nieźle, ale tym razem niech strzeli Brazylia.

worldcup-step-defence-title = Bezpieczny rząd
worldcup-step-defence-text = Rywale mogą odebrać ostatni żeton w rzędzie, jeśli to gol albo atak. Z obroną na końcu cały rząd jest bezpieczny.
worldcup-step-defence-task = Niech gol Brazylii w meczu z Jugosławią będzie bezpieczny.
worldcup-step-defence-hint = Wybierz kartę **Obrona**, a potem rząd Brazylii w meczu z Jugosławią.
worldcup-step-defence-done = Bezpieczny! To samo daje rzut karny na końcu rzędu, a także żeton już odebrany.
worldcup-step-defence-open = Gol jest osłonięty, ale teraz można odebrać nowy żeton. Obrony nie.
worldcup-step-defence-other = Bezpieczny, ale nie ten rząd: gola Brazylii w meczu z Jugosławią wciąż można odebrać.

worldcup-step-foul-title = Odbierz gola
worldcup-step-foul-text = Faul odbiera gola, obrona odbiera atak, a spalony jedno albo drugie.
worldcup-step-foul-task = Gol Jugosławii w meczu z Brazylią to dwa ataki: odbierz go.
worldcup-step-foul-hint = Faul nie odbiera ataków. Wybierz **Spalony**, a potem ostatni atak Jugosławii.
worldcup-step-foul-done = Gola nie ma! Żeton leży teraz odwrócony.
worldcup-step-foul-elsewhere = To był gol Urugwaju. Dwa ataki Jugosławii w meczu z Brazylią dalej się liczą.

worldcup-step-through-title = Awans
worldcup-step-through-text = Dobranie ostatniej karty kończy rundę. Kości mogą dodać połówki goli, a potem dalej gra najlepsza drużyna z każdej grupy.
worldcup-step-through-task = Brazylia i Jugosławia idą łeb w łeb: tą ostatnią kartą daj awans Brazylii.
worldcup-step-through-hint = **Rzut karny** to cały gol, o ile kość nie pokaże czarnego. Zagraj go dla Brazylii w meczu z Jugosławią.
worldcup-step-through-done = Jest półfinał, a z nim nowe karty!
worldcup-step-through-away = Brazylia nie awansuje. Potrzebuje gola w meczu z Jugosławią, a rzut karny to gol.

worldcup-step-colours-title = Kolory drużyn
worldcup-step-colours-text = Żeton gola to najwyżej 3 dla drużyny czarnej, czerwonej lub niebieskiej, 2 dla zielonej, a 1 dla żółtej lub szarej.
worldcup-step-colours-task = Zagraj trzy gole na swoją drużynę, która dostanie wszystkie trzy.
worldcup-step-colours-hint = Brazylia jest zielona, Peru żółte, Meksyk szary. Argentyna jest czerwona: nada się każdy jej rząd.
worldcup-step-colours-done = Trzy naraz! Duże karty są dla silnych drużyn, które mają też dłuższe rzędy.
worldcup-step-colours-given = Liczą się wszystkie trzy, ale dla drużyny rywala. Znajdź silną własną.
worldcup-step-colours-green = Drużyna zielona lub słabsza nie może mieć 3, więc jeden gol przepadł.
worldcup-step-colours-weak = Drużyny żółte i szare z każdej karty gola dostają tylko 1, więc dwa gole przepadły.

worldcup-step-dice-title = Kości
worldcup-step-dice-text = Na koniec rundy cztery kości pokazują kolory, a każda kropka to pół gola w każdym meczu każdej drużyny tego koloru.
worldcup-step-dice-task = Zielona Brazylia ma jeden atak w meczu z Jugosławią. Kości pokazują czarny, czerwony, zielony i niebieski: ile ma goli?
worldcup-step-dice-hint = Jedna kropka jest zielona. Pół gola i pół gola…
worldcup-step-dice-done = Jeden gol: pół z ataku, pół z kropki. Silne kolory są na większej liczbie ścianek.
worldcup-step-dice-none-label = Żadnego
worldcup-step-dice-one-label = Jeden
worldcup-step-dice-two-label = Dwa
worldcup-step-dice-none = Atak to pół gola, a zielona kropka to druga połowa.
worldcup-step-dice-two = Atak i kropka to po pół gola.

worldcup-step-cups-title = Dwa mundiale
worldcup-step-cups-text = W 1930 dalej gra zwycięzca każdej grupy, a równe drużyny powtarzają mecz; w 2002 grają dalej dwie najlepsze i mogą decydować gole.
worldcup-step-cups-task = To 2002, z 32 drużynami w ośmiu grupach. Ile z nich wyjdzie z grup?
worldcup-step-cups-hint = Po dwie z każdej z ośmiu grup.
worldcup-step-cups-done = Szesnaście! 2002 ma też karty na kilka drużyn i serie rzutów karnych. Zacznij od 1930: zajmie około godziny.
worldcup-step-cups-eight-label = Osiem
worldcup-step-cups-sixteen-label = Szesnaście
worldcup-step-cups-thirty-label = Wszystkie 32
worldcup-step-cups-eight = Osiem to sami zwycięzcy grup. W 2002 grają dalej także drużyny z drugich miejsc.
worldcup-step-cups-thirty = Z każdej grupy dwie drużyny jadą do domu.
