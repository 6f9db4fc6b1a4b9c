# Mundialito, told like a match report. $size, $pushed and $jumped are 1 to 3 pips: pawn, drone, queen.
mundialito-story-side = { $seat ->
    [0] { $name } (Gualda)
   *[1] { $name } (Bermellon)
}
mundialito-story-you = Ty
mundialito-story-turn = { $side }: { $deeds }.
mundialito-story-then = { $one }, potem { $two }
mundialito-story-moved-on = { $back ->
    [yes] { $one }, potem z powrotem na { $target }
   *[no] { $one }, potem dalej na { $target }
}
mundialito-story-passed-on = { $one }, potem dalej do { mundialito-size.of } na { $target }
mundialito-story-move = { $seam ->
    [yes] { $size ->
        [1] pionek biegnie
        [2] dron leci
       *[3] królowa sunie
    } dookoła z { $origin } na { $target }
   *[no] { $size ->
        [1] pionek biegnie
        [2] dron leci
       *[3] królowa sunie
    } z { $origin } na { $target }
}
mundialito-story-push = { $pushed ->
    [1] { mundialito-size } z { $origin } spycha pionka z { $target } na { $other }
    [2] { mundialito-size } z { $origin } spycha drona z { $target } na { $other }
   *[3] { mundialito-size } z { $origin } spycha królową z { $target } na { $other }
}
mundialito-story-jump = { $jumped ->
    [2] { mundialito-size } z { $origin } przeskakuje drona na { $over } i ląduje na { $target }
   *[3] { mundialito-size } z { $origin } przeskakuje królową na { $over } i ląduje na { $target }
}
mundialito-story-pass = piłka idzie z { $origin } do { mundialito-size.of } na { $target }
mundialito-story-idle = { $side } nie ma żadnego ruchu.
mundialito-story-goal = ⚽ **Gol na { $cell }!** Brawo, { $side }!
# $yours is yes for the player that the sentence is about; $cell is where Gualda's ball is.
mundialito-story-setup = { $step ->
    [1] { $yours ->
        [yes] Twoja drużyna jest ustawiona.
       *[no] { $one }: drużyna ustawiona.
    }
    [2] Obie strony są ustawione.
   *[3] { $yours ->
        [yes] Twoja piłka leży na { $cell }.
       *[no] { $one }: piłka leży na { $cell }.
    }
}
mundialito-story-kickoff = Gramy!

## What is awaited, after a colon.

mundialito-task-line-up = ustaw swoich sześć piramid
mundialito-task-ball = połóż piłkę
mundialito-task-actions = { $left ->
    [1] jeszcze jedna akcja albo koniec tury
   *[other] dwie akcje
}

## How it ended. $result is written 3–1, none without a match; $way is how somebody won.

mundialito-finish-won = { $way ->
    [computer] { $winners } wygrywa{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
    [settled] 🏆 { $winners } wygrywa{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
   *[played] 🏆 { $winners } wygrywa{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }!
}
# What decided it, in a line. $by is balls, if the ball further forward wins; draw, or goals. $score is that of a match.
mundialito-closing-goal = Podanie z { $from } na { $to }, w turze { $turn }.
mundialito-closing = { $reason ->
    [whistle] { $by ->
        [balls] Remis w chwili gwizdka, ale dalej dotarła piłka ({ $name }).
        [draw] Remis w chwili gwizdka: { $score }.
       *[goals] { $goals ->
            [one] Jedna bramka
            [few] { $goals } bramki
           *[many] { $goals } bramek
        } w { $turns ->
            [one] 1 turze
            [few] { $turns } turach
           *[many] { $turns } turach
        }.
    }
    [repetition] Ta sama pozycja pojawiła się trzy razy{ $by ->
        [balls] , a dalej dotarła piłka ({ $name })
       *[other] { "" }
    }.
   *[turn_limit] Minął limit tur{ $by ->
        [balls] , a dalej dotarła piłka ({ $name })
       *[other] { "" }
    }.
}
mundialito-time-up = { $by ->
    [draw] Czas minął, jest remis.
    [balls] Czas minął, a dalej dotarła piłka ({ $name }).
   *[goals] Czas minął, prowadzi { $name }.
}

## On the card of a finished game: what decided it. $score is written 2–1; $winner is a side.

mundialito-card-goal = { $match ->
    [yes] { $score }, decydujący gol: podanie z { $from } na { $to }.
   *[no] Gol! Podanie z { $from } na { $to }.
}
mundialito-card-ended = { $reason ->
    [whistle] Gwizdek kończy mecz.
    [repetition] Ta sama pozycja pojawiła się trzeci raz.
   *[turn_limit] Minął limit tur.
} { $by ->
    [balls] Bliżej bramki była piłka: { mundialito-side }.
    [level] Nikt nie miał przewagi.
   *[goals] Wynik: { $score }.
}

## What marks a turn in a replay.

mundialito-highlight-goal = { $seat ->
    [0] ⚽ Gol na { $cell }: Gualda
   *[1] ⚽ Gol na { $cell }: Bermellon
}
# $how is push or jump, if one was in that turn.
mundialito-highlight-threat = { $seat ->
    [0] ⚡ Gualda grozi golem
   *[1] ⚡ Bermellon grozi golem
}{ $how ->
    [push] { " " }po pchnięciu
    [jump] { " " }po skoku
   *[other] { "" }
}
mundialito-highlight-stop = { $seat ->
    [0] 🛡️ Gualda ratuje się przed golem
   *[1] 🛡️ Bermellon ratuje się przed golem
}{ $how ->
    [push] { " " }pchnięciem
    [jump] { " " }skokiem
   *[other] { "" }
}
