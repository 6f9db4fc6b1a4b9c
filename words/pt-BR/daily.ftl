# O desafio do dia: a página, as tentativas do futebol, a corrida, as sequências, os dias anteriores e compartilhar.
daily-title = ### Desafio do dia { $number }
daily-name = Desafio do dia { $number }
daily-closes = Termina { $when }.
daily-football = **⚽ { $task }**
    { $par ->
        [none] Duas ações, sem relógio.
       *[other] Três tentativas. Média: { $par }
    }
daily-football-done = **⚽ { $score ->
        [0] Hoje não deu
        [1] ★★★
        [2] ★★
       *[3] ★
    }**
    { $score ->
        [0] Não foi desta vez.
        [1] Na primeira tentativa.
        [2] Na segunda tentativa.
       *[3] Na terceira tentativa.
    }
daily-race = **🦔 Monte a árvore vermelha**
    { $par ->
        [0] No menor número de turnos possível.
       *[other] Uma tentativa, poucos turnos. Média: { $par }
    }
daily-turns = { $turns ->
    [1] 1 turno
   *[other] { $turns } turnos
}
daily-race-done = { $turns ->
    [1] 1 turno
   *[other] { $turns } turnos
}{ $best ->
    [yes] , o melhor resultado daqui até agora
   *[no] , média daqui: { $average }
}
daily-race-failed = Hoje sem árvore
daily-others = { $count ->
    [1] -# Mais 1 pessoa daqui já terminou. O resultado dela aparece depois do seu.
   *[other] -# Mais { $count } pessoas daqui já terminaram. Os resultados delas aparecem depois do seu.
}
daily-over = O desafio do dia { $number } acabou. Aqui está o de hoje.
daily-elsewhere = Você já fez essa tentativa. Continue daqui.
daily-side = Você joga com { $side } e tem duas ações.
daily-go = { $go ->
    [0] **Treino:** { $task }.
    [1] **Primeira tentativa, valendo { $stars }:** { $task }.
    [2] **Segunda tentativa, valendo { $stars }:** { $task }.
   *[3] **Terceira tentativa, valendo { $stars }:** { $task }.
}
daily-wrong = ❌ { $why }
daily-missed-it = Não é isso.
daily-refused = ❌ { $why }
daily-solved = ✅ **Resolvido!**
daily-quit-ask = Desistir do desafio de hoje? Você fica sem estrelas, e ele não conta para a sua sequência.
daily-head = { $score ->
    [0] ### Hoje não deu
    [1] ### ★★★ Na primeira tentativa!
    [2] ### ★★ Na segunda tentativa
   *[3] ### ★ Na terceira tentativa
}
daily-solution = Solução: { $actions }.
daily-solution-at = A solução aparece { $when }.
daily-here = **Hoje aqui:** { $row }
daily-quiet = -# Não conte a solução, por favor: os outros jogam até as { $when }.
daily-why = **{ $task }:** { $actions }.
daily-solution-sealed = A solução aparece quando o dia acaba, ou quando você a encontra.
daily-streak = 🔥 { $days ->
    [1] **Começa uma sequência.**
   *[other] **Sequência de { $days }**{ $rests ->
        [0] .
        [1] , com um dia de folga guardado.
       *[other] , com { $rests } dias de folga guardados.
    }
}
daily-saved = 🔥 **Sequência de { $days }:** salva por um dia de folga.
daily-earlier = Dias anteriores, para treinar: não contam. Se o dia não estiver na lista, digite o número dele: **/mundialito daily** `day`.
daily-earlier-menu = Escolha um dia
daily-earlier-item = Desafio do dia { $number }
daily-practised = ### Desafio do dia { $number }
    Para treinar: não conta.
daily-no-such-day = Digite um dia de 1 a { $last }.
daily-none-earlier = Este é o primeiro dia. Amanhã já haverá anteriores.
daily-share-title = O que todo mundo neste canal vai ver:
daily-shared = ✅ Postado.
daily-card-football = futebol
daily-card-race = { $turns ->
    [0] sem corrida
    [1] turno na corrida
   *[other] turnos na corrida
}
daily-card-streak = { $days ->
    [1] dia seguido
   *[other] dias seguidos
}
daily-card-alt = { $name }, desafio do dia { $number }. Futebol: { $stars ->
    [0] não resolvido
    [1] 1 estrela
   *[other] { $stars } estrelas
}. { $turns ->
    [0] Sem corrida
    [1] Corrida: 1 turno
   *[other] Corrida: { $turns } turnos
}. Sequência: { $days ->
    [1] 1 dia
   *[other] { $days } dias
}.
daily-nothing-to-share = Não há nada para compartilhar antes de você terminar o desafio de futebol.
daily-counts = 🧩 **Desafio do dia { $number }.** Hoje os dados são iguais para todos, e ninguém mais vê o seu tabuleiro. Só esta tentativa vale. Termine antes que chegue o próximo desafio, { $when }.
daily-practice = 🧩 **Desafio do dia { $number }**, para treinar: não conta. Ninguém mais vê o seu tabuleiro.
daily-goes-on = 🧩 Aqui está a sua corrida, do jeito que você deixou.
daily-about = { $counted ->
    [yes] 🧩 **Desafio do dia { $number }**, a tentativa que vale.
   *[no] 🧩 **Desafio do dia { $number }**, para treinar.
}
daily-late = -# Você terminou depois do dia do desafio, então não vale.
daily-best = -# Melhores daqui: { $best }
daily-best-line = { $name } { $turns ->
    [1] 1 turno
   *[other] { $turns } turnos
}
daily-unsolved = -# Ninguém aqui resolveu ainda.
daily-next = -# O próximo desafio chega { $when }.
no-puzzle = Não há desafio do dia aqui.
button-daily-today = Desafio do dia
button-daily-too = Jogar também
button-daily-play = Jogar
button-daily-look = Ver
button-daily-look-race = Minha corrida
button-daily-race = Corrida de hoje
button-daily-why = Por quê?
button-daily-solution = Ver a solução
button-daily-again = De novo
button-daily-back = Hoje
button-daily-earlier = Dias anteriores
button-daily-quit = Desistir
button-daily-stay = Continuar tentando
button-daily-card = Com imagem
option-day = Um dia anterior, para treinar
