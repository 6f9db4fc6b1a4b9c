# Tables: the public message, the private panel, menus and answers.
seat = lugar { $number }
computer = { $level ->
    [random] CPU (aleatória)
    [easy] CPU (fácil)
    [normal] CPU (normal)
    [hard] CPU (difícil)
    [expert] CPU (especialista)
    [only] CPU
   *[other] CPU ({ $level })
}
computer-numbered = { $level ->
    [random] CPU { $number } (aleatória)
    [easy] CPU { $number } (fácil)
    [normal] CPU { $number } (normal)
    [hard] CPU { $number } (difícil)
    [expert] CPU { $number } (especialista)
    [only] CPU { $number }
   *[other] CPU { $number } ({ $level })
}
# Computers together. $sides are seat numbers (kind seats) or the names of seats (kind sides).
board-computers = { $kind ->
    [seats] { $count ->
        [1] CPU{ computer-level }: lugar { $sides }
       *[other] CPUs{ computer-level }: lugares { $sides }
    }
   *[sides] { $count ->
        [1] CPU{ computer-level }: { $sides }
       *[other] CPUs{ computer-level }: { $sides }
    }
}
lobby-computers = { $count ->
    [1] 1 CPU{ computer-level }
   *[other] { $count } CPUs{ computer-level }
}
computer-level = { $level ->
    [random] { " " }(aleatória)
    [easy] { " " }(fácil)
    [normal] { " " }(normal)
    [hard] { " " }(difícil)
    [expert] { " " }(especialista)
    [only] { "" }
   *[other] { " " }({ $level })
}
computer-for = CPU no lugar de { $name }
# Between the two sides of a game, with its spaces.
versus = { " " }x{ " " }
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-read-message-history = Ver histórico de mensagens
permission-create-public-threads = Criar tópicos públicos
permission-attach-files = Anexar arquivos

## The lobby
lobby-host = { $name } (host)
lobby-best = O ideal é jogar com { $least } a { $most } pessoas.
lobby-minutes = Dura cerca de { $minutes ->
    [1] { $minutes } minuto
   *[other] { $minutes } minutos
} com { $here ->
    [1] 1 participante
   *[other] { $here } participantes
}{ $computers ->
    [0] { "" }
    [1] , sendo 1 CPU
   *[other] , sendo { $computers } CPUs
}.
# $turns of everybody together, $each of one seat; $days is a guess for a slow table.
lobby-turns = Cerca de { $turns } turnos no total, { $each } por lugar.{ $pace ->
    [slow] { " " }Com um turno a cada três horas, dá mais ou menos { $days ->
        [1] 1 dia
       *[other] { $days } dias
    }.
   *[live] { "" }
}
lobby-advice = 💡 Melhor para um jogo sem pressa: { $setting }
lobby-leaving = Vou apagar este tópico em um minuto, a menos que mais alguém tenha escrito aqui.
lobby-rivals = { $count ->
    [1] Se ninguém mais entrar, 1 CPU joga com você.
   *[other] Se ninguém mais entrar, { $count } CPUs jogam com você.
}
# $setting is a line such as “Start alone: 2 computers join”; $asked are mentions of people.
lobby-proposal = 🗳️ { $name } sugere: **{ $setting }**. { $asked }, de acordo?
lobby-declined = 🗳️ { $name } não concorda com isto: { $setting }. Fica tudo como está.
lobby-set-back = 🗳️ { $name } acabou de chegar, então as configurações combinadas voltaram ao padrão: { $settings }.
lobby-if-all-agree = { $setting } (só se todos toparem)
lobby-computer = Adicionar ou remover…
lobby-add-computer = { $level ->
    [random] Adicionar CPU (aleatória)
    [easy] Adicionar CPU (fácil)
    [normal] Adicionar CPU (normal)
    [hard] Adicionar CPU (difícil)
    [expert] Adicionar CPU (especialista)
    [only] Adicionar CPU
   *[other] Adicionar CPU ({ $level })
}
lobby-send-away = Remover { $name }
lobby-remove-computer = Remover CPU
nobody-yet = ninguém ainda
nobody-else = só você

## Settings: lines of a list, and of a menu.
term-pace = { $value ->
    [live] Ao vivo: todo mundo joga agora
   *[slow] Sem pressa: jogue quando tiver tempo
}
term-order = { $value ->
    [drawn] Os lugares são sorteados
    [host] O host começa
   *[joined] O host fica com o primeiro lugar
}
term-kickoff = { $value ->
    [now] Escalações prontas, bola rolando já
   *[choose] Cada um escolhe a escalação
}
term-minutes = Apito final depois de { $value ->
    [1] { $value } minuto
   *[other] { $value } minutos
}
term-turns = Apito final depois de { $value ->
    [1] { $value } turno
   *[other] { $value } turnos
}
term-wait-live = { $value ->
    [quick] O dado rola sozinho após 3 segundos
    [brisk] O dado rola sozinho após 5 segundos
    [short] O dado rola sozinho após 10 segundos
    [long] O dado rola sozinho após um minuto
   *[usual] O dado rola sozinho após 20 segundos
}
term-wait-slow = { $value ->
    [quick] O dado rola sozinho após 15 minutos
    [brisk] O dado rola sozinho após 30 minutos
    [short] O dado rola sozinho após uma hora
    [long] O dado rola sozinho após um dia
   *[usual] O dado rola sozinho após 4 horas
}
term-records = { $value ->
    [round] Uma mensagem por rodada
   *[match] Uma mensagem por partida
}
term-hints = { $value ->
    [yes] Dicas para todos, então o jogo não vale para o ranking
   *[no] Sem dicas entre pessoas
}
# An option without words of its own: its bare name and value.
option-plain = { $name }: { $value ->
    [none] não definida
   *[other] { $value }
}

option-undrawn = ⚠️ As imagens não conseguem mostrar { $letters }

## A list to choose by swapping, and a form to write in
swap-title = **Na lista ({ $count }):** { $names }
swap-hint = Escolha quem sai e quem entra.
swap-leaving = **{ $name }** sai. Escolha quem entra.
swap-coming = **{ $name }** entra. Escolha quem sai.
swap-done = Sai **{ $leaving }**, entra **{ $coming }**.
swap-out = Remover…
swap-in = Incluir…
swap-page = Mais… ({ $page } de { $pages })

## The board
semicolon = ;{ " " }
board-player = **{ $name }** ({ $side })
# One computer or two, each with the name of its side.
board-computer-side = CPU ({ $side }{ $level ->
    [random] , aleatória
    [easy] , fácil
    [normal] , normal
    [hard] , difícil
    [expert] , especialista
    [only] { "" }
   *[other] , { $level }
})
board-numbered = { $player } ({ $number })
board-turn = { $person }, é a sua vez{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}.
# $task is a few words that go on after a colon, such as “roll for Brazil”; $side may be none.
board-turn-task = { $person }, é a sua vez{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}: { $task }.
board-thinking = { $player } está pensando…
board-resigned = 🏳️ { $name } desistiu. { $computer } continua o jogo.
board-asleep = -# 💤 { $names } { $count ->
    [1] não responde
   *[other] não respondem
}, então a mesa não espera. Aperte qualquer botão para voltar.
board-away = ⏳ Fiquei fora por { $unit ->
    [minutes] { $count ->
        [one] um minuto
       *[other] { $count } minutos
    }
    [hours] { $count } horas
   *[days] { $count } dias
}. O tempo não correu para ninguém.
board-offer = 🤝 { $name } oferece empate. { $asked }, de acordo? Continuar jogando é recusar. A oferta termina { $when }.
board-declined = { $question ->
    [draw] 🤝 { $asker }, { $name } recusou o empate.
    [undo] ↩️ { $asker }, { $name } não deixou desfazer.
   *[round] ⏩ { $asker }, { $name } não quis jogar a rodada inteira de uma vez.
}
board-undo = ↩️ { $name } quer desfazer o último turno. { $asked }, tudo bem? O pedido termina { $when }.
# $actions are moves in their notation, separated by commas.
board-undone = ↩️ { $name } desfez { $actions }.
board-vote = 💤 { $name } não joga há um tempo. { $asked }: { $ends ->
    [yes] esperar, deixar a CPU assumir ou encerrar o jogo?
   *[no] esperar ou deixar a CPU assumir?
} A votação fecha { $when }.
# What each choice means: in a game that may be rated, and for its end, now ($may is yes) or from $since on.
board-vote-rated = -# Ranking: esperar não muda nada. Com a CPU, o jogo continua valendo para os outros; { $name } só pode perder pontos com ela, a não ser que ela jogue só uma ou duas vezes. Encerrar o jogo não muda os pontos de ninguém.
board-vote-end = { $may ->
    [yes] -# O jogo só é encerrado se todo mundo que votar quiser.
   *[no] -# A opção de encerrar o jogo fica disponível { $since }.
}
board-routine = -# O dado rola sozinho { $when }.
board-round = ⏩ { $name } quer jogar a rodada inteira de uma vez. { $asked }, tudo bem? Começa { $when } se ninguém for contra.
pause-round = ⏳ A próxima rodada começa { $when }.
pause-watch = 👀 Ninguém aqui tem mais seleção na copa. Assistam partida por partida ou pulem para a final. A próxima partida começa { $when }.
pause-skip = 👀 { $names } { $count ->
    [1] quer
   *[other] querem
} pular para a final. { $asked }, para concordar, é só apertar **Pular para a final** também. A próxima partida começa { $when }.
pause-finale = 🏟️ Só falta a final. A bola rola { $when }.
board-reminder-event = ⏰ Lembrete: é a sua vez.
board-reminder = ⏰ Lembrete: é a sua vez. { $next ->
    [vote] { $others ->
        [1] A outra pessoa vai poder decidir { $when } como continuar.
       *[other] Uma votação sobre como continuar abre { $when }.
    }
    [voting] { $others ->
        [1] A outra pessoa está decidindo como continuar. O tempo dela acaba { $when }.
       *[other] Os outros estão votando sobre como continuar. A votação fecha { $when }.
    }
   *[closing] Sem uma jogada, o jogo fecha { $when }.
}
# $when is Discord's own timestamp, such as “in 24 minutes”, here and below.
board-whistle = -# ⏱️ Apito final { $when } · turno { $turn }
board-whistle-turns = -# ⏱️ Turno { $turn } de { $turns }, depois o apito
board-whistle-due = -# ⏱️ Acabou o tempo: o apito soa assim que as regras permitirem.
# $steps is a list of the three messages below.
board-slow = -# ⏳ Sem jogada: { $steps }.
board-slow-reminder = lembrete { $when }
board-slow-vote = votação { $when }
board-slow-closing = o jogo fecha { $when }
seal-first = -# 🔒 { $what } · `{ $digits }`
sealed-draws = Sorteios lacrados antes do início
sealed-seats = Lugares lacrados antes do início
picture-ended = { $reason ->
    [resigned] { $name ->
        [none] Alguém desistiu
       *[other] { $name } desistiu
    }
    [agreed] Empate de comum acordo
    [moderator] Encerrado pela moderação
    [voted] Encerrado por votação
    [forfeit] { $name ->
        [none] Faltou alguém
       *[other] { $name } deixou o jogo
    }
    [time] O tempo acabou
    [idle] Encerrado após duas semanas parado
   *[other] Encerrado antes da hora
}
story-plain = Agora há pouco: { $event }
story-since = **Desde o seu último turno**
story-deed = { $name }: { $events }

## The daily puzzle
daily-sealed =
    🔒 Todos jogam o desafio do dia { $number } com os mesmos dados. Eles ficam lacrados até o próximo desafio chegar, { $when }. Depois disso, **/mundialito table action:conferir** confere cada dado da mesa `{ $table }`. Este é o lacre dela desde o início:
    `{ $commitment }`
daily-file-sealed = O arquivo do jogo contém os dados do desafio, e ainda tem gente jogando. Você pode baixar { $when }.

## Buttons
button-agree = Concordo
button-disagree = Discordo
button-swap = Trocar…
button-write-again = Tentar de novo…
button-join = Entrar
button-start = Começar
button-fill = { $count ->
    [1] Incluir uma CPU
   *[other] Incluir { $count } CPUs
}
button-play = Jogar…
button-open = Abrir uma mesa
button-leave = Sair
button-cancel = Fechar
button-panel = Sua jogada
button-more = Mais…
button-routine = Continuar
button-seat = Meu lugar
button-round = Jogar a rodada
button-next = Próxima partida
button-finale = Jogar a final
button-skip = Pular para a final
button-round-yes = Jogar
button-round-no = Agora não
button-text = Tabuleiro em palavras
button-side = Do meu lado
button-undo = Desfazer
button-draw = Oferecer empate…
button-draw-yes = Sim, oferecer empate
button-draw-accept = Aceitar empate…
button-draw-decline = Recusar empate
button-draw-agree = Sim, aceitar empate
button-undo-accept = Deixar desfazer
button-undo-decline = Não deixar
button-hand-over = CPU no meu lugar
button-return = Voltar ao meu lugar
button-resign = Desistir…
button-resign-yes = Sim, desistir
button-play-on = Continuar jogando
button-no = Cancelar
button-vote-wait = Esperar
button-vote-computer = A CPU assume
button-vote-end = Encerrar o jogo
button-replay = Replay
button-file = Arquivo do jogo
button-jump = Ir ao tabuleiro

## The panel
panel-turn = { $side ->
    [none] Sua vez.
   *[other] Sua vez, { $side }.
}
panel-waiting = Esperando: { $awaited }.
# $actions is what the table will do for the player as soon as it may, in the game's notation.
panel-planned = A mesa joga para você quando chegar a vez: { $actions }.
panel-watching = 👀 Você está assistindo. { $count ->
    [0] O jogo segue em um instante.
   *[other] Na vez: { $awaited }.
}
panel-routine = É a sua vez de lançar.
routines-menu = Lançamento automático
routines = { $way ->
    [own] Lançamento automático: desligado
    [deciding] Lançamento automático: menos nas decisivas
   *[always] Lançamento automático: ligado
}
reserve-menu = Sempre perguntar por estas seleções
panel-back = Que bom que você voltou! A mesa jogou por você nesse meio-tempo.
panel-missed = 💤 { $others ->
    [1] A outra pessoa acha que você saiu e está decidindo o que fazer.
   *[other] Os outros acham que você saiu e estão votando sobre o que fazer.
} Faça uma jogada para continuar.
panel-handed-over = A CPU está no seu lugar. Você pode voltar quando quiser.
more-title = **{ $game }**, mesa `{ $table }`

## Questions, asked once
ask-draw = **Oferecer empate?** O jogo segue até todos aceitarem. A oferta termina quando o outro lado jogar.
ask-draw-accept = **Aceitar o empate?** O jogo acaba na hora, e ninguém vence.
ask-resign = { $then ->
    [ends] ⚠️ **Desistir?** O jogo acaba na hora. Não dá para desfazer.
    [wins] ⚠️ **Desistir?** O outro lado vence na hora. Não dá para desfazer.
   *[other] ⚠️ **Desistir?** A CPU joga no seu lugar até o fim. Não dá para desfazer.
}

## Done
done-started = O jogo começou.
# $place is a link to a channel or thread.
done-in-thread = Ela está em { $place }.
done-leaving = Mesa fechada. { lobby-leaving }
done-undone = Desfeito.
done-undo-asked = Pedido enviado. A jogada é desfeita quando todos concordarem.
done-offered = Empate oferecido.
done-agreed = Todos concordaram: o jogo termina empatado.
done-resigned = Você desistiu.
done-left = Você saiu da mesa `{ $table }`.
done-nothing = Nada mudou. O jogo continua.
done-handed-over = { $left ->
    [0] Não ficou mais ninguém, então as CPUs jogam até o fim.
   *[other] A CPU joga por você até você voltar ao seu lugar.
}
done-rematch-asked = Revanche pedida. Começa quando todos concordarem.
done-rematch = { $moved ->
    [alone] Um novo jogo começou.
    [no] A revanche começou.
   *[yes] A revanche começou, com os lados trocados.
}
download-game = O jogo inteiro em um arquivo. `python -m rules verify FILE` confere cada sorteio e cada jogada da mesa `{ $table }`.
## Checking that nothing was rigged. $drawn counts random draws. $joined lists the ids of presses, and $players counts them.
verify-nothing = Não há jogo em andamento aqui, e nenhum terminou. Para conferir um jogo de outro lugar, escolha a `table` dele.
verify-running =
    🔒 Todo sorteio da mesa `{ $table }` vem de um número secreto lacrado antes do início:
    `{ $commitment }`
    Misturado desde então, para que ninguém decida por conta própria: { $joined ->
        [none] nada
       *[other] os IDs dos cliques que entraram na mesa, { $joined }
    }
    Vou revelar o segredo quando o jogo acabar. Aí **/mundialito table action:conferir** confere se ele bate com o lacre e se cada dado e cada carta vêm dele.
verify-fits =
    ✅ **Conferido: nada foi alterado.** Mesa `{ $table }`: { $drawn ->
        [0] este jogo não teve sorteios; { $actions ->
            [1] sua única ação bate
           *[other] todas as { $actions } ações batem
        } com o registro lacrado.
       *[other] { $drawn ->
            [1] o único sorteio
           *[other] todos os { $drawn } sorteios
        } e { $actions ->
            [1] uma ação
           *[other] { $actions } ações
        } batem com o registro lacrado.
    }
    -# Lacre: `{ $commitment }`
    -# Segredo: `{ $secret }`
    -# Misturado: { $joined ->
        [none] nada
       *[other] { $players ->
            [1] o clique de uma pessoa
           *[other] os cliques de { $players } pessoas
        }, { $joined }
    }
    -# Para conferir sem mim, baixe o arquivo do jogo e rode `python -m rules verify FILE`. O lacre é o SHA-256 de `mundialito:{ $table }:` seguido do segredo.
verify-differs =
    ❌ **Não bate.** { $trouble }
    -# Mesa `{ $table }` · lacre `{ $commitment }` · segredo `{ $secret }` · misturado: { $joined } · sorteios: { $drawn } · ações: { $actions }

games-title = **Suas mesas**
games-none = Você não está em nenhuma mesa. Abra uma com **/mundialito play**.
# $who names the others at the table; $link leads to the board.
games-line = { $state ->
    [mine] - ▶ **Sua vez** · { $game } · { $who } · { $link } · `{ $table }`
    [theirs] - Esperando os outros · { $game } · { $who } · { $link } · `{ $table }`
   *[lobby] - Ainda não começou · { $game } · { $who } · { $link } · `{ $table }`
}
games-hidden = - Oculta · { $game } · `{ $table }` · Você não vê o canal dela. **/mundialito table action:desistir** deixa seu lugar.
games-puzzle = **/mundialito table table:{ $table }**

## Tables that can't continue
aside = 🗄️ { $reason ->
    [version] A mesa `{ $table }` não pode continuar: as regras deste jogo mudaram desde que ela começou. As jogadas até aqui estão guardadas.
    [game] A mesa `{ $table }` não pode continuar: este bot não tem mais o jogo dela. As jogadas até aqui estão guardadas.
   *[unreadable] A mesa `{ $table }` não pode continuar: não consigo ler o jogo salvo. O que foi salvo fica guardado para quem opera este bot.
} O resultado não conta. Para abrir outra mesa aqui, use **/mundialito play**.
aside-players = -# Na mesa: { $names }
refusal-aside-version = Essa mesa não pode continuar: as regras do jogo dela mudaram desde que começou. Abra outra com **/mundialito play**.
refusal-aside-game = Essa mesa não pode continuar: este bot não tem mais o jogo dela. Escolha outro com **/mundialito play**.
refusal-aside-removed = Esse jogo está em pausa porque o servidor dele me removeu. Ele continua quando me convidarem de novo.
refusal-aside-unreadable = Essa mesa não pode continuar: não consigo ler o jogo salvo. O que foi salvo fica guardado para quem opera este bot. Abra outra mesa com **/mundialito play**.
refusal-over-version = Não consigo mostrar esse jogo: as regras mudaram desde que foi jogado. O resultado continua valendo.
refusal-over-game = Não consigo mostrar esse jogo: este bot não o tem mais. O resultado continua valendo.
refusal-over-unreadable = Esse jogo acabou, e não consigo mais ler as jogadas.
board-clocks = -# ⏱️ { $clocks }
board-clock-runs = { $name }: o tempo acaba { $when }
board-clock-left = { $name }: restam { $left }
clock-left = { $unit ->
    [days] { $big } d { $small } h
    [hours] { $big } h { $small } min
   *[minutes] { $big } min { $small } s
}
term-control = { $value ->
    [steady] Relógio tranquilo: 3 dias, mais 36 horas por turno
    [brisk] Relógio ágil: 1 dia, mais 12 horas por turno
    [timed] Relógio para dois: 10 minutos, mais 20 segundos por turno
   *[none] Sem relógio
}

tables-elsewhere = Neste servidor, as mesas abrem em { $places }.
button-open-there = Abrir lá

# A seat's player, in a game file.
replay-player = Lugar { $number }

# What is stored about a person, and deleting it.
person-erased = alguém que saiu

doctor-state = { $state ->
    [lobby] aberta
    [set_aside] suspensa
   *[running] em andamento
}

# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Preparação
   *[other] { $game ->
        [dicecup] Partida { $number }
       *[other] Turno { $number }
    }
}
# In a picture of several moments: which one it is, and whose turn it was.
share-moment-of = { $moment } · { $name }
