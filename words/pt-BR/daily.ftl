# The daily puzzle: beginning a try, and what is said below its end.
daily-counts = 🧩 **Desafio do dia { $number }.** Hoje os dados são iguais para todos, e ninguém mais vê o seu tabuleiro. Só esta tentativa vale. Termine antes que o próximo desafio chegue, { $when }.
daily-practice = 🧩 **Desafio do dia { $number }**, para treinar: a tentativa que vale você já fez. Ninguém mais vê o seu tabuleiro.
daily-goes-on = 🧩 Aqui está a sua tentativa, do jeito que você deixou.
daily-about = { $counted ->
    [yes] 🧩 **Desafio do dia { $number }**, a tentativa que vale.
   *[no] 🧩 **Desafio do dia { $number }**, para treinar.
}
daily-late = -# Terminou depois do dia do desafio, então não vale.
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
