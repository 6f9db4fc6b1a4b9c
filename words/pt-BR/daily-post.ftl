# O desafio do dia em um canal, e onde isso se define.
daily-post-head = ### Desafio do dia { $number }: { $task }
daily-post-about = Você joga com { $side } e tem { $actions }. Três tentativas, sem relógio.
daily-post-yesterday = **Ontem**
daily-post-more = e mais { $count }
# Everybody who solved a puzzle, if none of them can be named.
daily-post-people = { $count ->
    [1] 1 pessoa
   *[other] { $count } pessoas
}
daily-post-unsolved = Ninguém resolveu.
daily-post-streak = 🔥 Este servidor: { $days } dias seguidos
daily-post-month = -# { $month }: { $places }
daily-post-place = { $place }. { $name } { $points }
daily-post-outage = -# Fiquei fora do ar no desafio { $number }. Ninguém perdeu a sequência.
daily-post-mondays = -# Agora só posto às segundas, até alguém jogar.
daily-post-stops = -# Ninguém joga há quatro semanas, então paro por aqui.
button-daily-post-play = Jogar
button-daily-post-race = A corrida
button-daily-post-again = Recomeçar
server-line-daily-post = 🧩 Desafio do dia
daily-post-off = Desativado
daily-post-at = { $place } às { $hour }, { $zone }
daily-post-on = Próximo desafio: { $when }. Um novo começa sempre às { $change } no seu horário.
daily-post-stopped = Ninguém jogou por quatro semanas, então parei de postar.
daily-post-form = Desafio do dia
daily-post-form-channel = Onde postar
daily-post-form-channel-about = O desafio do dia e os resultados de ontem, sem notificar ninguém. Sem canal, não posto nada.
daily-post-form-hour = A que horas
