privacy-title = ### O que está guardado sobre você
privacy-nothing = Não há nada guardado sobre você.
privacy-id = Seu ID do Discord, que representa você nos jogos e nos registros.
privacy-names = Seus nomes: **{ $name }** ({ $account }).
privacy-language = Seu idioma: { $language }.
privacy-count-settings = { $count ->
    [1] 1 configuração ou escalação lembrada.
   *[other] { $count } configurações e escalações lembradas.
}
privacy-count-blocked = { $count ->
    [1] 1 pessoa que você bloqueou.
   *[other] { $count } pessoas que você bloqueou.
}
privacy-count-lessons = { $count ->
    [1] Para 1 jogo: se você terminou a lição ou não quer que ela seja oferecida.
   *[other] Para { $count } jogos: se você terminou a lição ou não quer que ela seja oferecida.
}
privacy-direct = O canal das suas mensagens diretas comigo.
privacy-count-open = { $count ->
    [1] 1 mesa aberta ou convite.
   *[other] { $count } mesas abertas e convites.
}
privacy-count-finished = { $count ->
    [1] 1 jogo terminado, com todas as jogadas. Sua pontuação é calculada a partir dele.
   *[other] { $count } jogos terminados, com todas as jogadas. Suas pontuações são calculadas a partir deles.
}
privacy-count-tries = { $count ->
    [1] 1 tentativa em um desafio do dia.
   *[other] { $count } tentativas em desafios do dia.
}
privacy-count-mentions = { $count ->
    [1] 1 anotação de quando mencionei você. Guardo por um dia.
   *[other] { $count } anotações de quando mencionei você. Guardo por um dia.
}
privacy-count-openings = { $count ->
    [1] 1 anotação de quando você abriu uma mesa. Guardo por um dia.
   *[other] { $count } anotações de quando você abriu uma mesa. Guardo por um dia.
}
privacy-count-hands = { $count ->
    [1] 1 mensagem direta que mostra a sua mão.
   *[other] { $count } mensagens diretas que mostram as suas mãos.
}
privacy-count-servers = { $count ->
    [1] Se você é membro de 1 servidor.
   *[other] Se você é membro de { $count } servidores.
}
privacy-count-bans = { $count ->
    [1] 1 banimento, com o motivo. Um hash do seu ID fica guardado até ele ser retirado, mesmo que você apague o resto.
   *[other] { $count } banimentos, com os motivos. Um hash do seu ID fica guardado até eles serem retirados, mesmo que você apague o resto.
}
privacy-count-follows = { $count ->
    [1] 1 jogo que você segue.
   *[other] { $count } jogos que você segue.
}
privacy-count-tips = { $count ->
    [1] 1 palpite em um jogo de copa.
   *[other] { $count } palpites em jogos de copa.
}
privacy-count-changes = { $count ->
    [1] 1 alteração nas configurações de um servidor.
   *[other] { $count } alterações nas configurações de servidores.
}
privacy-count-events = { $count ->
    [1] 1 torneio de que você participou ou que organizou.
   *[other] { $count } torneios de que você participou ou que organizou.
}
privacy-count-absences = { $count ->
    [1] Que você faltou ao seu último torneio em 1 servidor, sob um hash do seu ID.
   *[other] Que você faltou ao seu último torneio em { $count } servidores, sob um hash do seu ID.
}
privacy-count-against = { $count ->
    [1] 1 anotação de antes de você apagar tudo, como uma mesa que você abriu. Fica por um dia, sob um hash do seu ID.
   *[other] { $count } anotações de antes de você apagar tudo, como mesas que você abriu. Ficam por um dia, sob um hash do seu ID.
}
privacy-erased-lately = Que você apagou tudo { $when }. Guardo isso por um dia, sob um hash do seu ID.
privacy-ways = **/mundialito privacy export** manda tudo em um arquivo. **/mundialito privacy delete** apaga tudo.
privacy-exported = Aqui está tudo o que está guardado sobre você. Só você pode ver esta mensagem.
privacy-ask = { $open ->
    [0] { privacy-ask-all }
    [1] Você está em 1 mesa aberta ou tem convite para ela. Vai sair dela, ou desistir se o jogo já começou.
        { privacy-ask-all }
   *[other] Você está em { $open } mesas abertas ou tem convite para elas. Vai sair delas, e desistir nos jogos em andamento.
        { privacy-ask-all }
}
privacy-ask-all =
    Seus nomes, configurações, pontuações, tentativas de desafios e tudo o mais sobre você será apagado. Os jogos terminados ficam para os outros e mostram você como *alguém que saiu*.
    O que limita você, como um bloqueio, fica pelo tempo que duraria, sob um hash do seu ID. Você pode apagar tudo uma vez por dia.
    Não dá para desfazer. As mensagens já postadas em canais ficam até alguém apagá-las lá.
    O botão funciona por { $minutes } minutos.
privacy-late = Esse botão só funcionava por { $minutes } minutos. Nada foi apagado. Digite **/mundialito privacy delete** para receber outro.
privacy-too-soon = Você apagou tudo sobre você há menos de um dia. Pode fazer isso de novo { $when }.
button-erase = Apagar meus dados
privacy-erased = Tudo sobre você foi apagado. Se jogar de novo, você começa do zero.
privacy-erased-nothing = Não havia mais nada para apagar.
privacy-count-streaks = A sua sequência nos desafios do dia.
privacy-count-mistakes = { $count ->
    [1] 1 erro dos seus jogos, mostrado de novo ou resolvido.
   *[other] { $count } erros dos seus jogos, mostrados de novo ou resolvidos.
}
privacy-count-digests = { $count ->
    [one] { $count } mensagem sobre a sua vez de jogar, e quando vem a próxima.
   *[other] { $count } mensagens sobre a sua vez de jogar, e quando vem a próxima.
}
