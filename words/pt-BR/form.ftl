# O único formulário com as configurações de uma mesa, e o que é dito depois.

form-title = Configurações: { $game }
form-pace = Ritmo
form-begins = Quem começa
form-order = { $value ->
    [drawn] Por sorteio
    [joined] Por ordem de chegada
   *[host] Você
}
form-wait-live = Ao vivo. { term-wait-live }
form-wait-slow = Sem pressa. { term-wait-slow }
form-turns = Em uma mesa sem pressa: { $turns } turnos
form-flags = E também
form-kickoff = Cada um escolhe a escalação
form-kickoff-else = Senão, a bola rola já com uma pronta
form-hints = Dicas para todos
form-hints-then = Aí o jogo fica fora do ranking{ $asks ->
    [yes] . Só se todos toparem
   *[no] {""}
}
form-thread = Jogar em um tópico próprio
form-line = Até { $longest } caracteres, ou deixe em branco
form-number = Um número inteiro{ $most ->
    [none] , { $least } ou mais
   *[other] { " " }de { $least } a { $most }
}. Vazio: o padrão.
form-late = Esse formulário demorou demais para abrir. Tente de novo.

## Na página de quem é host
form-asked = { $count ->
    [1] { $names } precisa concordar
   *[other] { $names } precisam concordar
} com isto: **{ $setting }**.
form-replaced = As configurações mudaram enquanto você escolhia. As suas substituíram: { $settings }.
form-more = { $count ->
    [1] Agora há mais uma escolha.
   *[other] Agora há mais { $count } escolhas.
}
form-wrong-text = **{ $name }:** escreva no máximo { $longest } letras, em uma linha. O resto foi salvo.
form-wrong-number = **{ $name }:** escreva um número inteiro{ $most ->
    [none] , { $least } ou mais
   *[other] { " " }de { $least } a { $most }
}. O resto foi salvo.
start-alone = Ninguém entrou. Começar com { $count ->
    [1] uma CPU
   *[other] { $count } CPUs
}?
start-unagreed = Nem todos concordaram ainda: **{ $setting }**. Começar sem isso?

## Menus
invite-one = Desafiar alguém…
invite-several = Convidar alguém…
lobby-about = Regras e todas as configurações
form-control = { $value ->
    [steady] Sem pressa, relógio tranquilo: 3 dias + 36 horas por turno
    [brisk] Sem pressa, relógio ágil: 1 dia + 12 horas por turno
   *[timed] Ao vivo, para dois: 10 minutos + 20 segundos por turno
}
form-agree = Todos precisam concordar
