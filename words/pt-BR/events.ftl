# Events: evenings, leagues and cups of a server.
command-event = event
command-event-about = Veja os torneios, encontre suas partidas ou organize uma noite de jogos, uma liga ou uma copa
button-help-events = Torneios

# ---- What is on
event-page = ### Torneios do servidor
event-page-none = ### Torneios
    Nada marcado por enquanto.{ $may ->
        [yes] {""}
       *[no] {" "}A moderação pode marcar um aqui.
    }
event-page-line = **{ $name }**
    { $when } · inscrições: { $in }
event-page-running = **{ $name }**
    { $format ->
        [league] Quatro semanas, até { $until }
       *[other] { $stage } · participantes: { $in }
    }
event-page-stage = { $kind ->
    [groups] Grupos, rodada { $number }
    [final] Final
    [semi] Semifinais
    [quarter] Quartas de final
    [tie] { $number }ª fase do mata-mata
   *[round] Rodada { $number }
}
event-page-over = **{ $name }**
    { $count ->
        [0] Encerrado
        [1] { $winner } venceu
       *[other] { $winner } venceram
    }
event-page-full = -# Um servidor pode ter até { $most } torneios ao mesmo tempo.
button-event-new = Novo torneio
button-event-open = Abrir
button-event-matches = Minhas partidas
button-event-list = Todos os torneios

# ---- A new event
event-form = Novo torneio
event-form-name = Nome
event-form-name-example = Sexta do futebol
event-form-format = Formato
event-form-game = Jogo
event-form-start = Início
event-form-start-about = { $guess ->
    [yes] No seu horário local, { $zone } (suposto). Defina seu fuso em /mundialito settings.
   *[no] No seu horário local, { $zone }
}
event-form-start-example = sexta às 20h
event-form-repeat = Repetição
event-format = { $format ->
    [evening] Noite de jogos
    [league] Liga
    [cup] Copa ao vivo
   *[slowcup] Copa sem pressa
}
event-format-about = { $format ->
    [evening] Ao vivo, todo mundo joga todas as rodadas. De 4 a 64 pessoas
    [league] Sem pressa, todos contra todos. Quatro semanas
    [cup] Mata-mata em uma noite. De 4 a 32 pessoas
   *[slowcup] Mata-mata, uma jogada por dia. De 4 a 32 pessoas
}
event-repeat = { $rhythm ->
    [weekly] Toda semana
    [monthly] Todo mês
   *[once] Uma vez só
}

event-draft = ### Postar em { $place }?
event-draft-what = **{ $name }**, { $what } · { $game }
    { $when }
event-draft-rounds = { $rounds } rodadas
event-draft-ungrouped = Mata-mata desde o começo, sem grupos
event-kind = { $format ->
    [evening] uma noite de jogos ao vivo
    [league] uma liga sem pressa
    [cup] uma copa ao vivo
   *[slowcup] uma copa sem pressa
}
event-then = { $rhythm ->
    [weekly] Depois, toda semana
   *[monthly] Depois, todo mês
}
button-event-post = Postar
button-event-change = Mudar
button-event-settings = Configurar o jogo
button-event-grouped = Grupos primeiro
button-event-ungrouped = Sem grupos
event-rounds-menu = Quantas rodadas
event-rounds-usual = O número padrão
event-rounds-item = { $rounds } rodadas
event-when-unread = ### Quando é *{ $typed }*?
    Escolha uma destas opções, ou toque em **Mudar** e escreva assim: *{ event-form-start-example }*.
event-when-past = ### Esse horário já passou
    Escolha um horário nos próximos 60 dias.
event-when-far = ### Essa data está longe demais
    Escolha um horário nos próximos 60 dias.
event-posted = Torneio postado em { $place }: **{ $name }**. Quer jogar também? Aperte lá **{ $called ->
        [yes] { button-event-here }
       *[no] { button-event-join }
    }**. Para começar, pausar ou cancelar, aperte **{ button-event-more }**.
event-name-bad = O nome precisa ser legível e ter de 2 a 40 caracteres.
event-game-unfit = { $format ->
    [cup] Uma copa precisa de um jogo para duas pessoas.
    [league] Uma liga precisa de um jogo para duas pessoas.
   *[other] Escolha um jogo para duas pessoas, ou para 3 a 6.
}
event-organisers-only = Aqui, só a moderação pode organizar torneios.
event-servers-only = Torneios só acontecem em servidores. Use este comando em um deles.
event-gone = Não encontro mais esse torneio. Veja os atuais com `/mundialito event`.
event-not-now = Isso não é mais possível: o torneio já avançou.
event-too-many = Um servidor pode ter até { $most } torneios ao mesmo tempo. Espere um acabar, ou cancele um.
event-twice = O torneio **{ $name }** já foi postado.
event-place-wrong = Não posso fazer um torneio aqui. Use **/mundialito event** em um canal de texto onde eu possa abrir tópicos.

# ---- The sign-up
event-signup = ### { $name }: { $game }
    { $about }
event-about = { $format ->
    [evening] Todo mundo joga todas as rodadas. Ao vivo, cerca de { $hours ->
        [one] uma hora.
       *[other] { $hours } horas.
    }
    [league] Todos contra todos, uma jogada por dia. Quatro semanas.
    [cup] Grupos de quatro, depois mata-mata. Ao vivo, cerca de { $hours ->
        [one] uma hora.
       *[other] { $hours } horas.
    }
    [knockout] Mata-mata. Ao vivo, cerca de { $hours ->
        [one] uma hora.
       *[other] { $hours } horas.
    }
    [slowcup] Grupos de quatro, depois mata-mata. Uma jogada por dia.
   *[slowknockout] Mata-mata, uma jogada por dia.
}
event-in = { $count ->
    [0] **Ninguém ainda.** O mínimo é de { $least } pessoas.
    [one] **{ $count } inscrição:** { $names }
   *[other] **{ $count } inscrições:** { $names }
}
event-signup-called = **Hora da chamada!** Aperte **Estou aqui** para jogar, mesmo sem ter se inscrito. { $place }
event-more-names = { $names } e mais { $count }
event-small = { $rhythm ->
    [weekly] { $when }, depois toda semana · { $by } organiza
    [monthly] { $when }, depois todo mês · { $by } organiza
   *[once] { $when } · { $by } organiza
}
event-by-moderators = a moderação
event-full = As { $most } vagas já foram preenchidas.
event-put-back = Adiado em 15 minutos: o mínimo é de { $least } pessoas.
event-suspended = Pausado pela organização.
event-signup-running = **Já começou:** { $place }
event-signup-over = **Encerrado.** { $count ->
        [0] Ninguém venceu.
        [1] { $winner } venceu.
       *[other] { $winner } venceram.
    } { $place }
event-signup-off = **Cancelado.**
button-event-join = Entrar
button-event-leave = Sair
button-event-more = Mais…
event-joined = { $slow ->
    [yes] **Você está dentro.** Suas partidas abrem automaticamente { $when }.
   *[no] **Você está dentro.** Vou chamar você 15 minutos antes.
}
event-joined-already = Você já está dentro.
event-left = Você saiu de **{ $name }**.
event-left-running = Você saiu de **{ $name }**. Suas partidas lá acabaram.
event-leave-ask = Sair de **{ $name }**? { $format ->
    [evening] Se você estiver em uma partida, vai perdê-la.
    [league] Todas as suas partidas acabam, e não dá para voltar.
   *[cup] Você fica de fora, e não dá para voltar.
}
event-not-in = Você não está neste torneio.
event-not-your-game = Esta partida não é sua.
event-has-begun = Já começou, então ninguém mais pode entrar.
event-is-full = As { $most } vagas já foram preenchidas.
event-must-wait = Você faltou ao seu último torneio. Você pode entrar de novo { $when }; para entrar antes, fale com { $by }.
event-removed = Removeram você deste torneio. Para voltar, fale com { $by }.

# ---- The roll call
event-roll = ### { $name }: chamada
    Início: { $at } ({ $when }). Aperte **{ button-event-here }** para entrar no sorteio dos confrontos.
event-here = { $count ->
    [0] **Ninguém chegou ainda.** O mínimo é de { $least } pessoas.
   *[other] **Presentes ({ $count } de { $all }):** { $names }
}
button-event-here = Estou aqui
button-event-not-today = Hoje não
button-event-late = Entrar agora
event-here-noted = **Presença confirmada.** Sua primeira partida abre automaticamente.
event-here-late = { $given ->
    [half] **Você joga a partir da próxima rodada**, com meio ponto por esta.
    [five] **Você joga a partir da próxima rodada**, com 5 pontos por esta.
   *[no] **Você joga a partir da próxima rodada.**
}
event-here-too-late = Metade das rodadas já começou, então é tarde demais para entrar.
event-here-early = Vou fazer a chamada 15 minutos antes do início.
event-rested = Você fica fora dos confrontos até apertar **Voltei**.
event-back = Que bom que você voltou! Você joga na próxima rodada.
event-back-not-needed = Você já está dentro.

# ---- A round
event-round = ### { $name } · rodada { $round ->
        [0] { $number }
       *[other] { $number } de { $round }
    }
event-round-league = ### { $name }
event-round-ties = ### { $name } · { $stage ->
        [final] final
        [semi] semifinais
        [quarter] quartas de final
       *[other] { $number }ª fase do mata-mata
    }
event-round-groups = ### { $name } · grupos, rodada { $number }
event-match-up = **{ $one }** x **{ $two }** · { $state }
event-match-up-points = **{ $one }** ({ $first }) x **{ $two }** ({ $second }) · { $state }
event-table = Mesa { $number }: { $names } · { $state }
event-state = { $state ->
    [waiting] abre em breve
    [turn] turno { $turn }
    [begun] acabou de começar
    [won] { $winner } venceu
    [drawn] empate
    [walkover] { $winner } venceu por W.O.
    [absent] ninguém apareceu
    [void] empate, sem resultado
   *[vanished] não conta
}
event-round-free = { $format ->
    [cup] **{ $names }** · direto para a próxima fase
    [groups] **{ $names }** · folga nesta rodada
    [tables] **{ $names }** · folga nesta rodada: 5 pontos
    [idle] **{ $names }** · sem partida nesta rodada
   *[other] **{ $names }** · folga nesta rodada: 1 ponto
}
event-round-count = { $games ->
    [one] { $over } de { $games } partida encerrada
   *[other] { $over } de { $games } partidas encerradas
}
event-round-ends = { $ahead ->
    [ball] Prazo: { $when }. Depois, vence a bola mais avançada.
   *[other] Prazo: { $when }. Depois, vence quem estiver na frente.
}
event-round-next = A próxima rodada começa { $when }.
event-round-paused = Pausado pela organização. As partidas em andamento continuam.
event-replay-note = { $one } e { $two } jogam de novo: a partida terminou empatada.
event-lots-note = Sorteio entre { $one } e { $two }: quem avança é { $winner }.
button-event-match = Minha partida
button-event-standings = Classificação
button-event-bracket = Chaveamento
button-event-groups-table = Grupos
button-event-why = Por quê?
button-event-words = Mostrar como texto
button-event-picture = Mostrar como imagem
event-watch-menu = Assistir a uma partida…
event-watch-item = { $one } x { $two }
event-match-free = { $format ->
    [cup] Você não joga agora: passa direto para a próxima fase.
    [groups] Você folga nesta rodada.
    [tables] Você folga nesta rodada: 5 pontos.
   *[other] Você folga nesta rodada: 1 ponto.
}
event-match-none = Você não tem partida no momento.
event-match-here = Sua partida contra { $names } em **{ $name }** está aqui: { $place }
    { $turn ->
        [yours] É a sua vez.
       *[theirs] Agora não é a sua vez.
    }
button-event-board = contra { $name }
event-match-soon = Sua partida abre já, já.
event-match-over = Sua partida desta rodada acabou. Quando as outras terminarem, o torneio segue automaticamente.
event-matches-none = Você não tem partidas de torneio no momento.
event-matches = ### Minhas partidas
event-match-line = **{ $event }**: { $names } · { $place }{ $turn ->
    [yours] { " " }· **sua vez**
   *[theirs] { "" }
}
event-matches-coming = **{ $event }** · { $when }
event-thread = { $event } · mesa { $table }

# ---- Results
event-result = { $how ->
    [won] { $winner } venceu { $loser } ({ $stage }, turno { $turn })
    [time] { $winner } venceu { $loser } quando acabou o tempo da rodada ({ $stage })
    [clock] { $winner } venceu { $loser } no relógio ({ $stage })
    [drawn] { $winner } e { $loser } empataram ({ $stage }, turno { $turn })
   *[void] { $winner } e { $loser } empataram, sem resultado ({ $stage })
}
event-result-table = { $names } ({ $stage })
event-where = { $kind ->
    [group] grupo { $letter }
    [division] divisão { $number }
    [final] final
    [semi] semifinal
    [quarter] quartas de final
    [tie] mata-mata
   *[round] rodada { $number }
}
event-result-board = tabuleiro
event-walkover = ### W.O.: vitória de { $winner }
    { $absent } não fez a primeira jogada em { $patience ->
        [one] um minuto
       *[other] { $patience } minutos
    }. Fora do ranking.
event-walkover-slow = ### W.O.: vitória de { $winner }
    { $absent } não fez a primeira jogada em 48 horas. Fora do ranking.
event-walkover-left = ### W.O.: vitória de { $winner }
    { $absent } saiu do torneio.
event-walkover-paused = ### W.O.: vitória de { $winner }
    Em pausa: { $absent }.
event-nobody-came = ### Ninguém apareceu
    Faltou a primeira jogada de { $names }.
event-walkover-back = { $count ->
    [1] { $absent }, você está em pausa. Aperte **{ button-event-back }** para jogar na próxima rodada.
   *[other] { $absent }, vocês estão em pausa. Apertem **{ button-event-back }** para jogar na próxima rodada.
}
button-event-back = Voltei
event-corrected = { $by } corrigiu um resultado ({ $stage }): { $what }.
event-corrected-won = { $winner } venceu { $loser }
event-corrected-drawn = { $winner } e { $loser } empataram
event-corrected-none = { $winner } x { $loser }, sem pontos para ninguém

# ---- Standings
event-leads = { $count ->
    [one] { $leader } lidera com { $points }.
   *[other] { $leader } lideram com { $points }.
}
event-standings-text = { $leads ->
    [you] Você lidera com { $points }.
    [shared] Você divide a liderança com { $points }.
   *[other] Sua posição: { $place }º de { $all }. { $leading }
}
event-standings-none = Ainda não houve partidas.

# ---- Why these pairs
event-why = ### Por que estes confrontos?
event-why-small = -# As regras dos confrontos estão em **Mais…**.
event-why-none = Ainda não há confrontos.
event-why-pair = **{ $one } x { $two }:**
# Which points they had, or where they are in the event: a division or a group, the place of a tie, their seeds.
event-why-meet = { $cause ->
    [lot] por sorteio.
    [equal] mesma pontuação ({ $first }), primeiro confronto.
    [nearest] pontuações { $first } e { $second }, as mais próximas que havia.
    [division] na divisão { $number }, todos contra todos.
    [group] no grupo { $letter }, todos contra todos.
    [seeds] cabeças de chave { $seed } e { $other }.
    [winners] cada lado venceu seu último confronto.
    [replay] a partida terminou empatada, então jogam de novo.
   *[only] o único confronto possível.
}
event-why-begins = { $why ->
    [balance] { $one } começa, porque começou menos vezes.
    [last] { $one } começa, pois da última vez foi { $two }.
    [swapped] Desta vez, { $one } começa.
   *[lot] { $one } começa, por sorteio.
}
event-why-table = **Mesa { $number }** ({ $names }): { $cause ->
    [lot] por sorteio.
    [leaders] pontuações parecidas.
   *[only] a única mesa possível.
}
event-why-free = **{ $name }** folga: { $cause ->
    [lot] por sorteio entre os últimos lugares.
    [last] último lugar entre quem ainda não folgou.
    [odd] o grupo tem um número ímpar de pessoas.
    [bye] não há adversário nesta rodada.
   *[only] ninguém mais pode folgar.
}

# ---- More
event-more = ### { $name }
    { $rules }
    -# { $fair }
event-rules = { $format ->
    [evening] **Quem enfrenta quem.** Quem tem os mesmos pontos se enfrenta, nunca duas vezes, e a folga vale um ponto, uma única vez. Empate no fim? Primeiro conta o confronto direto, depois os pontos de quem você venceu.
    [tables] **Quem senta com quem.** Quem está na frente joga com quem está na frente. Vença a mesa inteira: 10 pontos. Vença metade dela: 5.
    [league] **Quatro semanas.** Em cada divisão, todos contra todos. Na liga seguinte, o primeiro lugar sobe e o último cai. Se faltar a duas partidas, você está fora.
    [knockout] **Mata-mata.** As melhores pontuações são cabeças de chave. Quem empata joga de novo com os lados trocados; se empatar outra vez, há sorteio.
   *[cup] **Mata-mata.** As melhores pontuações são cabeças de chave. Quem empata joga de novo com os lados trocados; se empatar outra vez, há sorteio. A partir de oito pessoas, há antes uma fase de grupos, e passam dois de cada grupo.
}
event-rules-absent = { $slow ->
    [yes] **Sem a primeira jogada em 48 horas**, é W.O., fora do ranking.
   *[no] **Sem a primeira jogada em 5 minutos**, é W.O., fora do ranking. Você fica em pausa até apertar **Voltei**.
}
event-fair = Dados honestos: todo sorteio vem de um segredo, lacrado antes de alguém entrar, e dos cliques de todos. Lacre: { $seal }
event-fair-file = O arquivo mostra cada sorteio. `python -m tournaments verify` confere tudo.
button-event-file = Arquivo do sorteio
button-event-now = Começar agora
button-event-next = Próxima rodada já
button-event-pause = Pausar
button-event-continue = Continuar
button-event-remove = Remover alguém…
button-event-correct = Corrigir resultado…
button-event-off = Cancelar torneio
button-event-off-one = Só este
button-event-off-all = A série toda
button-event-let-in = Incluir alguém…
event-remove-menu = Quem vai sair?
event-correct-menu = Qual partida?
event-correct-which = ### { $one } x { $two }
    Qual foi o resultado?
event-correct-nothing = Nenhuma partida encerrada pode mais ser corrigida.
event-correct-win = { $name } venceu
event-correct-draw = Empate
event-correct-nobody = Ninguém pontua
event-corrected-done = Corrigido. Avisei no tópico do torneio.
event-off-ask = Cancelar **{ $name }**? As partidas em andamento acabam sem resultado.
event-off-done = Torneio cancelado: **{ $name }**.
event-paused-done = Torneio pausado: **{ $name }**. Nenhuma rodada começa até você apertar **Continuar**.
event-continued-done = O torneio continua: **{ $name }**.
event-removed-done = { $name } está fora do torneio.
event-hurried-done = Começa agora.
event-hurried-waits = { $slow ->
    [yes] Começa assim que houver { $least } inscrições.
   *[no] Já chamei todo mundo. Começa assim que { $least } pessoas apertarem **Estou aqui**.
}
event-let-in-menu = Quem pode entrar já?
event-let-in-done = { $there ->
    [yes] { $name } já está dentro.
   *[no] { $name } já pode entrar.
}
event-let-in-bot = Bots não podem participar.
event-moderators-only = Quem organiza este torneio é a moderação.
event-organiser-only = Quem organiza este torneio é { $by }. A moderação também pode fazer isto.

# ---- The end
event-won = ### 🏆 Vitória de { $winner } em { $name }!
event-won-shared = ### 🏆 { $winner } dividem o primeiro lugar em { $name }
event-won-league = ### 🏆 Fim de { $name }
event-no-winner = ### Fim de { $name }
    Ninguém venceu.
event-division-won = **Divisão { $number }:** { $winner }
event-place-line = **{ $place }.** { $names }
event-end-small = { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
event-end-next = Próximo torneio: { $when }.
event-off-too-few = ### Torneio cancelado: { $name }
    { $slow ->
        [yes] { $here ->
            [0] Ninguém se inscreveu, e o mínimo é de { $least } pessoas.
            [one] Só uma pessoa se inscreveu, e o mínimo é de { $least }.
           *[other] Só { $here } pessoas se inscreveram, e o mínimo é de { $least }.
        }
       *[no] { $here ->
            [0] Ninguém apareceu, e o mínimo é de { $least } pessoas.
            [one] Só uma pessoa apareceu, e o mínimo é de { $least }.
           *[other] Só { $here } pessoas apareceram, e o mínimo é de { $least }.
        }
    }
event-off-called = ### Torneio cancelado: { $name }
    Quem cancelou foi { $by }.
event-off-paused = ### Torneio cancelado: { $name }
    Ficou em pausa por { $slow ->
        [yes] duas semanas
       *[no] um dia
    }.
event-off-lost = ### Torneio cancelado: { $name }
    Não consigo mais abrir tópicos aqui.
event-off-pairing = Não havia mais confrontos inéditos, então acabou aqui.
event-off-unpaired = ### Torneio cancelado: { $name }
    Nenhum confronto era possível, então nem começou.
event-stops = Já são três torneios seguidos sem jogo, então vou parar de repetir.
button-event-join-next = Entrar no próximo
button-event-again = Voltar a repetir
event-calendar = { $game }. Entre aqui: { $url }
event-game-line = **{ $name }**, { $stage }
event-game-deadline = O prazo para a primeira jogada de { $name } acaba { $when }; depois é W.O.
event-game-claim = { $name } não apareceu. { $other }, aperte **Estou aqui** para vencer. Seu prazo acaba { $when }.
event-game-after = { $next ->
    [league] Todas as partidas da liga: { $place }
    [last] O resultado final: { $place }
   *[round] A próxima rodada começa sozinha: { $place }
}
event-appeared = Presença anotada.

server-line-event-organisers = 🏅 Torneios
event-organisers = { $who ->
    [everybody] Todo mundo pode organizar torneios
   *[moderators] A moderação organiza os torneios
}
event-organisers-form = Torneios
event-organisers-question = Quem pode organizar torneios aqui?
event-organisers-choice = { $who ->
    [everybody] Todo mundo
   *[moderators] A moderação
}
