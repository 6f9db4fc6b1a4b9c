# Reviews of finished games: where most was lost, how the chances changed, and what was luck.
# A point is one hundredth of a game.

button-review = Analiza
review-title = ### Analiza: { $game } · `{ $table }`
review-percent = { $percent }%

## The first page. $name is a player, none for all of them.

review-none-lost = { $name } gra dobrze: żadna z ocenionych decyzji nie kosztuje { $least } punktów ani więcej.
review-lost = { $name } traci { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w { $count ->
    [one] jednej turze
    [few] { $count } turach
   *[many] { $count } turach
}.
review-looked = Ocenione decyzje: { $looked } z { $choices ->
    [one] 1
    [few] { $choices }
   *[many] { $choices }
}.
review-nothing-chosen = W tej grze nikt nie miał niczego do wyboru.
review-luck = { $points ->
    [0] Szczęście ani nie pomogło, ani nie zaszkodziło.
   *[other] { $side ->
        [good] Szczęście dało { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[bad] Pech kosztował { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
}
review-luck-some = Policzone zdarzenia losowe: { $rolls } z { $all }.
review-moments = **Gdzie strata była największa**
# The turn in which somebody's chance to win fell most, and from what to what.
review-turning-point = **Punkt zwrotny:** tura { $turn }, { $name } { $before } → { $after }
review-moment-line = { $number }. { $turn ->
    [0] { $name }
   *[other] Tura { $turn }, { $name }
}: { $played } · −{ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
review-note = -# Punkt to jedna setna gry. Szanse szacuje komputer i może się mylić. Każdą decyzję ocenia według tego, co mogła widzieć osoba, która ją podjęła.
review-curve-title = Szansa na wygraną
review-curve-turn = Tura
review-curve-event = Zdarzenie
# $lines: how many curves; in a game of two, one.
review-alt = { $lines ->
    [one] Krzywa szansy na wygraną
    [few] Krzywe szans wszystkich graczy na wygraną
   *[many] Krzywe szans wszystkich graczy na wygraną
}{ $turns ->
    [0] { "" }
    [one] { " " }w ciągu 1 tury
    [few] { " " }w ciągu { $turns } tur
   *[many] { " " }w ciągu { $turns } tur
}, na początku i po każdej ćwiartce gry.
review-alt-line = { $name }: { $steps }.
review-alt-mark = Chwila { $number }: { $name }{ $turn ->
    [0] { "" }
   *[other] { "," } tura { $turn }
}.

## A moment. $name is who chose.

review-moment = **Chwila { $number } z { $count }**{ $turn ->
    [0] { "" }
   *[other] { " " }· tura { $turn }
} · { $name }
review-played = **Zagrane:** { $action } · { $percent }% szans na wygraną
review-better = **Lepiej:** { $action } · { $percent }%
review-because = **Lepiej:** { $action } · { $percent }%. { $reasons }
review-expected = Spodziewany dalszy ciąg: { $actions }
review-followed = Co było dalej: { $deeds }
review-deed = { $name } – { $actions }
review-over = To był koniec gry.
# The two lines above the picture.
review-head-better = Lepiej: { $action }
review-head-played = Zagrane: { $action }
review-head-note = { $turn ->
    [0] { $name }
   *[other] Tura { $turn } · { $name }
}
review-picture-better = Obrazek pokazuje lepszy ruch.
review-picture-played = Obrazek pokazuje, co zagrano.
review-picture-both = Obrazek pokazuje pozycję tuż przed tym: ✖ to, co zagrano, ✔ to, co było lepsze.

## Its controls

review-step = { $way ->
    [back] ◀️
   *[on] ▶️
}
review-overview = Przegląd
review-show-played = Zobacz, co zagrano
review-show-better = Zobacz lepszy ruch
review-in-words = Słowami
review-pictures = Obrazki
review-replay = Powtórka stąd
review-show = Pokaż wszystkim
review-sides = Czyje chwile
review-side-all = Chwile wszystkich

## Making it

review-waiting = Twoja analiza zacznie się, gdy skończy się inna…
review-making = Przeglądam wszystkie tury tej gry… { $percent }%
review-again = Spójrz jeszcze raz
review-not-yet = Analizę zobaczysz, gdy gra się skończy.
review-no-analyst = Nie umiem jeszcze analizować tej gry: { $game }.
review-not-yours = Analizę mogą otworzyć tylko osoby, które grały. Poproś którąś, żeby pokazała ją wszystkim.
review-busy = Analizowanych jest teraz zbyt wiele gier. Spróbuj za minutę.
review-queued = Czekasz już na { $most ->
    [one] 1 analizę
    [few] { $most } analizy
   *[many] { $most } analiz
}. Spróbuj ponownie, gdy jedna będzie gotowa.
review-failed = Nie udało się przeanalizować tej gry. Spróbuj później.
review-gone = Tej analizy już nie ma. Ktoś z grających może nacisnąć **Analiza** pod grą.
review-by = -# Pokazuje { $name }
review-shown = { $link ->
    [none] Tę analizę już wszystkim pokazano.
   *[other] Tę analizę już wszystkim pokazano: { $link }
}
review-coming = Analiza jest w drodze na kanał.
review-sealed = Inni wciąż rozwiązują tę zagadkę. Swoją grę przeanalizujesz { $when }.
