button-fair = Uczciwe kości
button-fair-check = Sprawdź wszystko
button-fair-back = Wróć
fair-about =
    ### 🔒 Uczciwe kości
    Zanim ktokolwiek mógł zacząć, zapieczętowałem tajną liczbę; jej odcisk jest poniżej. Wszystko, co się losuje, wynika z tej liczby i z kliknięć, którymi gracze dosiadali się do stołu, więc nikt nie może na to wpłynąć, nawet ja.
fair-rematch = -# Rewanż ma własną tajną liczbę: `{ $commitment }`
fair-later = -# Po grze sprawdzisz tu każde losowanie.
fair-puzzle = -# Inni wciąż grają tymi kośćmi. Sprawdzisz je { $when }.
