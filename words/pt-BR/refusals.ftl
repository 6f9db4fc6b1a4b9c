# What can't be done, and why. Refusals of the games themselves are told by their rules.
refusal-unknown-game = Não existe jogo chamado { $game }. Escolha um da lista.
refusal-no-table = Essa mesa não existe mais ou você não vê o canal dela. Abra outra com **/mundialito play**.
refusal-not-started = O jogo ainda não começou.
refusal-running = O jogo já começou.
refusal-ended = Este jogo já acabou.
refusal-closed = { $why ->
    [withdrawn] O desafio foi retirado.
   *[closed] Esta mesa foi fechada antes do jogo.
}
refusal-stale = O tabuleiro mudou desde então. Dê outra olhada.
refusal-game-over = Este jogo já acabou.
refusal-not-your-turn = Não é a sua vez.
refusal-others-turn = Não é a sua vez. Estou esperando <@{ $person }>.
refusal-computers-turn = Não é a sua vez. A CPU está pensando.
refusal-not-now = Você não pode fazer isso agora.
refusal-chance-awaited = Os dados ou as cartas estão sendo sorteados. Tente de novo em um instante.
refusal-not-at-table = Você não está nesta mesa.
refusal-already-joined = Você já está nesta mesa.
refusal-lobby-full = Todos os lugares estão ocupados. Você pode abrir outra mesa: **/mundialito play**.
refusal-invitation-only = Os últimos lugares são para quem recebeu convite. Você pode abrir outra mesa: **/mundialito play**.
refusal-not-in-lobby = Você não está nesta mesa. Aperte **Entrar** primeiro.
refusal-host-only = Só o host, <@{ $host }>, pode fazer isso.
refusal-host-starts = Por enquanto, só o host, <@{ $host }>, pode fazer isso. Todos na mesa vão poder <t:{ $since }:R>.
refusal-joined-often = Você já entrou e saiu desta mesa vezes demais. Procure outra, ou abra a sua: **/mundialito play**.
refusal-sent-away = O host tirou você desta mesa, então você não pode entrar de novo.
refusal-not-here = Essa pessoa não está nesta mesa.
refusal-arranged-often = As configurações desta mesa já mudaram vezes demais. Comece o jogo, ou abra outra mesa.
refusal-no-computer = Não há CPU nesta mesa.
refusal-too-few = Este jogo precisa de { $exactly ->
    [yes] { "" }
   *[no] pelo menos{ " " }
}{ $least ->
    [1] { $least } participante
   *[other] { $least } participantes
}, e { $here ->
    [0] ainda não há ninguém aqui
    [1] aqui só há 1
   *[other] aqui só há { $here }
}.
refusal-too-many-invited = Neste jogo { $most ->
    [0] não cabe mais ninguém
    [1] só cabe mais 1 pessoa
   *[other] só cabem mais { $most } pessoas
}.
refusal-options-forbid = O jogo não pode começar assim. { $why }
refusal-undo-pending = Alguém já pediu para desfazer. Responda a esse pedido primeiro.
refusal-undo-nothing = Você não tem nada para desfazer.
refusal-undo-chance = Não dá para desfazer: dados ou cartas já foram sorteados depois disso.
refusal-undo-hidden = Não dá para desfazer: alguém pode ter visto uma carta depois disso.
refusal-undo-gone = Ninguém mais está pedindo para desfazer.
refusal-undo-often = Você já desfez isso vezes demais. Continue a partir daqui.
refusal-asked-often = Você já pediu isso vezes demais neste jogo.
refusal-not-asked = Só <@{ $person }>{ $others ->
    [0] { " " }pode
    [1] { " " }e mais uma pessoa podem
   *[other] { " " }e mais { $others } pessoas podem
} responder.
refusal-proposal-pending = Os outros ainda não responderam à sua última sugestão. Espere, ou retire a sugestão com **Discordo**.
refusal-proposal-open = A sugestão do host ainda está em aberto. Responda primeiro, ou espere até todos responderem.
refusal-option-idle = Com estas configurações, { $option } não faz diferença, então nada mudou.
refusal-nothing-to-fill = Já há participantes suficientes. Você ainda pode adicionar CPUs uma a uma.
refusal-proposal-gone = Essa sugestão não existe mais.
swap-gone = Não há mais nada para trocar aqui.
refusal-draw-pending = Já há uma oferta de empate.
refusal-draw-nobody = Não há a quem perguntar: CPUs não aceitam empate.
refusal-draw-gone = Essa oferta de empate não existe mais.
refusal-vote-gone = Essa votação já acabou.
refusal-vote-choice = Essa não é uma das opções.
refusal-vote-early = A opção de encerrar o jogo fica disponível <t:{ $since }:R>. Até lá, espere ou deixe a CPU assumir.
vote-shut-out = Agora não dá para votar pelo fim do jogo: { $name } não vê este canal, e o jogo pode valer pontos. Espere ou deixe a CPU assumir. A moderação pode deixar { $name } voltar.
vote-no-end = Você decide quem vê este canal, então não pode votar pelo fim de um jogo que pode valer pontos: ninguém escapa de um jogo escondendo o canal de alguém. Espere { $name }, deixe a CPU assumir ou desista.
vote-let-in = { $name } não vê este canal, e é você quem decide quem vê. Deixe { $name } voltar ou espere.
refusal-no-draws = Este jogo não tem empate de comum acordo.
refusal-no-routines = Neste jogo toda jogada é uma decisão, então a mesa não joga nenhuma por você.
refusal-routines-choice = Essa não é uma das opções.
refusal-reserve-choice = Você só pode escolher as suas próprias seleções.
refusal-round-out = Você não tem mais seleção na copa, então os outros decidem como ela continua.
refusal-round-pending = Alguém já pediu isso.
refusal-round-gone = Isso já foi decidido.
refusal-seat-handed-over = A CPU está no seu lugar. Volte a ele primeiro.
refusal-seat-not-handed-over = Você já está no seu lugar.
refusal-puzzle-alone = Esta tentativa vale, então a CPU não pode jogar por você.
refusal-event-alone = Em um torneio, cada pessoa joga por si.
refusal-rematch-made = A revanche já começou: mesa `{ $table }`.
refusal-rematch-without = Alguém desta mesa saiu de vez, então não dá para ter revanche. Abra outra mesa: **/mundialito play**.
refusal-rematch-asked = Você já pediu revanche. Os outros ainda não responderam.
refusal-seats = { $least ->
    [1] { $most ->
        [1] Este jogo é para uma pessoa.
       *[other] Este jogo é para 1 a { $most } pessoas.
    }
   *[other] { $most ->
        [2] Este jogo é para duas pessoas.
       *[other] Este jogo é para { $least } a { $most } pessoas.
    }
}
show-too-soon = Você acabou de mostrar algo aqui. Tente de novo em um minuto.
refusal-option-unknown = Este jogo não tem a opção { $option }. Confira como se escreve, ou deixe em branco.
refusal-option-value = { $option } não pode ser { $value }. Escolha outro valor.

## Around the table
no-table-here = Não há jogo aqui. Comece um com **/mundialito play**, ou encontre os seus com **/mundialito games**.
which-table = Você está em várias mesas. Diga qual; **/mundialito games** lista os nomes.
refusal-table-action = Não conheço essa ação. Agora é possível: { $actions }.
unknown-level = Esse nível não existe. Escolha um destes: { $levels }.
opponent-yourself = Você não pode se convidar. Deixe essa opção em branco, ou jogue contra a CPU.
opponent-elsewhere = Essa pessoa não está neste servidor. Escolha alguém que esteja.
opponent-refuses = Não dá para convidar { $name } agora. Convide outra pessoa, ou deixe o lugar aberto.
opponent-blocked = Você bloqueou { $name }. Desbloqueie primeiro: **/mundialito settings**.
join-refused = Você não pode entrar nesta mesa. Procure outra, ou abra a sua: **/mundialito play**.
block-yourself = Você não pode se bloquear.
block-bot = Bots não convidam ninguém, então não há o que bloquear.
block-full = Você pode bloquear { $limit } pessoas. Desbloqueie alguém primeiro: **/mundialito settings**.
opponent-bot = Esse bot não sabe jogar. Convide uma pessoa, ou escolha um nível da CPU.
alone-in-dm = Por mensagem direta você pode jogar contra a CPU: escolha um nível. Para jogar com pessoas, abra uma mesa em um servidor.
moderators-only = Só a moderação (quem tem **Gerenciar mensagens**) pode fazer isso.
moderators-only-server = Você modera este canal, mas só quem modera o servidor inteiro pode fazer isso: quem tem um cargo com **Gerenciar mensagens**.
download-not-yet = Você pode baixar o arquivo quando o jogo acabar.
replay-nothing = Nenhum jogo foi jogado aqui, e você ainda não terminou nenhum. Para rever um jogo de um arquivo, anexe-o em `file`.
replay-no-moment = Este jogo não tem esse momento.
replay-not-yours = Você não pode olhar desse lado. Todas as mãos ficam abertas quando o jogo acaba.
replay-file-gone = Não consigo mais ler o arquivo do jogo. Anexe de novo: `/mundialito replay`, opção `file`.
replay-file-large = Esse arquivo é grande demais para ser um jogo: pode ter no máximo { $size } kB.
replay-file-long = Esse jogo é longo demais para eu mostrar.
replay-file-unreadable = Isso não é um arquivo de jogo. Anexe um que você baixou com **Arquivo do jogo**, abaixo de um jogo encerrado.
replay-file-wrong = Não consigo mostrar este arquivo: { $trouble }
outdated-command = Esse comando está desatualizado. Reinicie o Discord, ou tente de novo em alguns minutos.
press-outdated = Esse botão está desatualizado. **/mundialito table** mostra a mesa como está agora.
press-elsewhere = Essa mesa é de outro servidor. Jogue lá.
press-left-server = Você saiu do servidor desta mesa, então não pode jogar nela por aqui.
table-hidden = Você não vê mais o canal da mesa `{ $table }`, então também não pode usar a mesa. { $seated ->
    [yes] Peça à moderação que deixe você voltar ou deixe seu lugar com **/mundialito table action:desistir**.
   *[no] { "" }
}
channel-hidden = Você não vê mais este canal, então nada nele funciona para você. Se for engano, fale com a moderação.
place-permissions = Não consigo postar um tabuleiro em { $place }. Peça à moderação que me dê { $names }.
place-permissions-yours = Você não pode abrir uma mesa em { $place }: precisa de { $names } lá. Tente outro canal.
place-no-thread-here = Esta mesa precisa de um tópico só dela, e não posso criar um aqui. Tente outro canal.
place-thread-forbidden = Esta mesa precisa de um tópico só dela, e não posso criar um aqui. Peça à moderação que me dê **Criar tópicos públicos**.
place-threads-full = Esta mesa precisa de um tópico só dela, mas este servidor já tem tantos tópicos abertos quanto o Discord permite. Feche alguns ou tente um canal sem nenhuma mesa em andamento.
place-no-pictures = Não posso anexar imagens aqui, então os tabuleiros vêm em palavras. Peça à moderação que me dê **Anexar arquivos**.

## Trouble
trouble-too-many-person = { $limit ->
    [1] { $person } já está em uma mesa. Termine esse jogo primeiro.
   *[other] { $person } já está em { $limit } mesas. Termine um desses jogos primeiro.
}
trouble-too-many-server = { $limit ->
    [1] Este servidor já tem uma mesa. Termine esse jogo primeiro.
   *[other] Este servidor já tem { $limit } mesas. Termine um desses jogos primeiro.
}
trouble-too-many-hour = { $limit ->
    [1] Você pode abrir 1 mesa por hora. Tente mais tarde, ou entre em uma mesa aberta.
   *[other] Você pode abrir { $limit } mesas por hora. Tente mais tarde, ou entre em uma mesa aberta.
}
trouble-direct-taken = Você já tem um jogo em andamento nas nossas mensagens diretas. Termine esse primeiro, ou jogue em um servidor. **/mundialito games** leva você até ele.
trouble-spent = Você me pediu muita coisa em pouco tempo: vídeos, análises, replays e dicas dão trabalho, e os outros também querem. Dá para continuar { $when }. Jogar, você pode sempre.
trouble-given-up = Desta vez não consegui calcular isso; nada se perdeu. Tente de novo em um minuto.
trouble-place-taken = Já há um jogo em andamento aqui. Abra o seu em outro canal ou em um tópico novo.
trouble-archive = Não deu para salvar, então nada mudou. Tente de novo em um instante. Já avisei quem opera este bot.
trouble-unconfirmed = Perdi o contato com o meu banco de dados enquanto salvava, então pode ter dado certo ou não. Confira a mesa antes de tentar de novo. Já avisei quem opera este bot.
trouble-forbidden = O Discord não me deixa fazer isso aqui. Peça à moderação que confira as minhas permissões.
trouble-discord = O Discord recusou. Nada se perdeu; tente de novo.
trouble-answer = O Discord recusou a minha resposta. Sua jogada está salva, e o tabuleiro já mostra.
trouble-ours = Algo deu errado do nosso lado, e nada mudou. Se acontecer de novo, avise com este número: { $number }.
# What a banned person reads, and who invites one.
banned = A moderação baniu você, então você não pode jogar { $where ->
    [there] no servidor dessa mesa
   *[here] neste servidor
}{ $until ->
    [none] {""}
   *[other] {" "}até { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: “{ $reason }”.
} Ela pode retirar o banimento. **/mundialito settings**, **block** e **privacy** continuam funcionando.
banned-everywhere = Quem opera este bot baniu você, então você não pode jogar comigo{ $until ->
    [none] {""}
   *[other] {" "}até { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: “{ $reason }”.
} **/mundialito settings**, **block** e **privacy** continuam funcionando.
opponent-banned = { $name } não pode jogar aqui por causa de um banimento. Convide outra pessoa, ou deixe o lugar aberto.
refusal-control-pace = Os relógios tranquilo e ágil são para jogos sem pressa; 10 minutos + 20 segundos, para jogos ao vivo.
refusal-control-two = 10 minutos + 20 segundos é um relógio para dois. Escolha outro ritmo ou joguem só em dois.

follow-refused = Você não pode seguir este jogo, porque alguém que joga bloqueou você.
menu-no-table = Esta mensagem não mostra uma mesa. Use o comando em um tabuleiro meu.
