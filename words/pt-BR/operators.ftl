# What moderators and operators read: the doctor and the status page.
command-doctor = doctor
command-doctor-about = Veja o que uma mesa está esperando e conserte o que estiver errado
option-doctor-table = Uma mesa deste servidor; deixe em branco para a mesa daqui, ou para todas

doctor-title = ### { $game } · `{ $table }` · { $place }
doctor-lobby = A mesa está aberta, esperando gente entrar. Última atividade: { $when }.
doctor-over = O jogo acabou { $when }.
doctor-waits = ⏳ Esperando { $names }. A vez chegou { $when }.
doctor-thinks = 💭 Pensando: { $names }. A vez chegou { $when }.
doctor-vote = 🗳️ { $others ->
    [1] A outra pessoa está decidindo
   *[other] Os outros estão votando
} o que fazer com { $name }. A votação começou { $when }.
doctor-nobody = Ninguém precisa jogar. O último turno terminou { $when }.
doctor-next = A seguir, { $when }: { $kind ->
    [lobby] a mesa aberta fecha.
    [remind] sai um lembrete.
    [away] os outros são consultados sobre o que fazer.
    [vote] os votos são contados.
    [idle] o jogo esquecido é fechado.
    [clock] o apito final.
    [routine] a mesa joga por quem está na vez.
    [round] a rodada inteira é jogada.
    [pause] a próxima partida começa.
    [lapse] um pedido sem resposta expira.
    [hold] uma ausência termina.
   *[other] outra coisa ({ $kind }).
}
doctor-board = [O tabuleiro]({ $link }) está em dia.
doctor-well = ✅ Não há nada errado com esta mesa.
doctor-repaired = 🔧 { $fault ->
    [timers] Recoloquei temporizadores que faltavam.
    [computer] A CPU não tinha começado a pensar. Agora está pensando.
    [board] O tabuleiro tinha sumido. Postei de novo.
    [old-board] O tabuleiro estava desatualizado. Atualizei.
    [hands] Faltava uma mão. Mandei de novo.
    [parcels] Uma atualização não tinha sido postada. Agora foi.
    [channel] O canal está de volta.
    [aside] A mesa pode ser lida de novo, e o jogo continua.
   *[other] Consigo ler o canal de novo.
}
doctor-fault = ⚠️ { $fault ->
    [timers] Faltam temporizadores, e não consegui recolocá-los. Tente de novo em um instante.
    [computer] A CPU ainda não está pensando. Vou pedir de novo em breve.
    [board] O tabuleiro sumiu, e ainda não consegui postar de novo.
    [old-board] O tabuleiro está desatualizado, e ainda não consegui atualizar.
    [hands] Falta uma mão, e ainda não consegui mandar. **Mão** no tabuleiro também mostra.
    [channel] O canal sumiu. Quem joga pode levar a mesa para outro canal: use lá **/mundialito table** com o nome da mesa.
   *[other] Não consigo ler o canal. Me dê **Ver canal** e **Ver histórico de mensagens** lá.
}
doctor-parcels = 📮 { $count ->
    [1] Uma atualização ainda não foi postada. Ela foi criada { $when }.
   *[other] { $count } atualizações ainda não foram postadas. A mais antiga foi criada { $when }.
}
doctor-error = { $attempts ->
    [1] Uma tentativa
   *[other] { $attempts } tentativas
}. O último problema: { $code ->
    [50013] falta uma permissão minha lá.
    [50001] não consigo ver o canal.
    [10003] o canal sumiu.
    [50007] esta pessoa não aceita mensagens diretas.
    [50278] esta pessoa não aceita mensagens diretas.
    [50083] o tópico está arquivado.
    [160005] o tópico está trancado.
   *[other] `{ $error }`.
} Próxima tentativa: { $when }.
doctor-aside = 🗄️ { $reason ->
    [version] Suspensa { $when }: as regras deste jogo mudaram desde que a mesa começou.
    [game] Suspensa { $when }: este bot não tem mais o jogo da mesa.
    [removed] Em pausa { $when }: este servidor removeu o bot.
   *[unreadable] Suspensa { $when }: o jogo salvo da mesa não pode ser lido.
} O canal está livre para outra mesa. Tudo o que foi salvo fica guardado para quem opera este bot.
doctor-server = ### Mesas deste servidor: { $running } em andamento, { $lobbies ->
    [1] { $lobbies } aberta
   *[other] { $lobbies } abertas
}, { $aside ->
    [1] { $aside } suspensa
   *[other] { $aside } suspensas
}
doctor-line = `{ $table }` · { $game } · { $place } · { doctor-state } · { $when }
# One of the server's events; $event is its id, $waiting counts its messages that are not posted.
doctor-event = `{ $event }` · { $name } · { $place } · { $state ->
    [coming] inscrições abertas
    [unreadable] ilegível
   *[running] em andamento
}{ $waiting ->
    [0] { "" }
    [1] { " " }· 1 mensagem ainda não postada
   *[other] { " " }· { $waiting } mensagens ainda não postadas
}
# $waiting counts updates; $parcel and $timer are timestamps, or none.
doctor-house = -# Em todos os servidores: { $running } em andamento, { $lobbies } { $lobbies ->
    [1] aberta
   *[other] abertas
}, { $aside ->
    [1] { $aside } suspensa
   *[other] { $aside } suspensas
}. Atualizações a postar: { $waiting }{ $parcel ->
    [none] { "" }
   *[other] , a mais antiga com envio previsto { $parcel }
}{ $failing ->
    [0] { "" }
   *[other] , ⚠️ { $failing } com três tentativas ou mais
}.{ $timer ->
    [none] { "" }
   *[other] { " " }Próximo temporizador: { $timer }.
}

## For operators
command-status = status
command-status-about = Para quem opera este bot: veja como o bot está
owners-only = Só quem opera este bot pode ver isso. Para as mesas deste servidor, use **/mundialito-admin doctor**.
status-title = ### Mundialito { $version }{ $clusters ->
    [1] {""}
   *[other] , cluster { $cluster } (um de { $clusters })
}, iniciado { $since }
status-discord = Discord: { $servers ->
    [1] um servidor
   *[other] { $servers } servidores
}, { $people ->
    [1] uma pessoa
   *[other] { $people } pessoas
} nas mesas{ $clusters ->
    [1] {""}
   *[other] {" "}de todos os clusters
}, latência { $latency } ms{ $shards ->
    [0] {""}
    [1] {""}
   *[other] , { $up } de { $shards } shards no ar
}
status-timers = Temporizadores: { $timers }{ $overdue ->
    [0] , nenhum atrasado
   *[other] , ⚠️ { $overdue } com atraso
}
status-sweep = Última varredura completa: há { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}{ $restarts ->
    [0] .
   *[other] ; ⚠️ reiniciada { $restarts ->
        [1] uma vez
       *[other] { $restarts } vezes
    }.
}
# $weaker counts moves of the last ten minutes, $longest is in seconds, $waiting counts hints and reviews too.
status-thinking = Jogadas da CPU: { $waiting ->
    [0] nenhuma esperando
    [1] uma esperando
   *[other] { $waiting } esperando
}{ $weaker ->
    [0] .
   *[other] {"."} ⚠️ Nos últimos dez minutos, { $weaker ->
        [1] uma jogada foi feita
       *[other] { $weaker } jogadas foram feitas
    } por um nível mais fraco, porque a máquina estava ocupada demais. A maior espera foi de { $longest ->
        [0] menos de um segundo
        [1] um segundo
       *[other] { $longest } segundos
    }. Aumente **COMPUTER_WORKERS** se a máquina tiver processadores sobrando.
}
status-process = Laço de eventos: no máximo { $lag } ms de atraso nos últimos dois minutos. Memória: { $memory } MiB
status-backup = Backup: { $state ->
    [off] desligado. Para ligar, defina uma pasta em `BACKUPS`.
    [failed] ⚠️ o último falhou; veja o log. Último backup bom: { $when }.
    [failing] ⚠️ o último falhou; veja o log. Ainda não há um backup bom.
    [none] ainda nenhum.
   *[made] feito e conferido { $when }.
}
status-errors = { $count ->
    [0] Nenhum erro desde o início.
    [1] ⚠️ Um erro desde o início:
   *[other] ⚠️ { $count } erros desde o início. O mais recente:
}
status-error = -# { $when } `{ $place }`: { $event }
