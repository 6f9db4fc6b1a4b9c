# Bans: what the banned person reads, and the moderators' pages.
banned = Um banimento impede você de jogar { $where ->
    [there] no servidor dessa mesa
   *[here] neste servidor
}{ $until ->
    [none] {""}
   *[other] {" "}até { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: “{ $reason }”.
} A moderação do servidor pode retirar o banimento. **/mundialito settings**, **block** e **privacy** continuam funcionando.
banned-everywhere = Um banimento impede você de jogar comigo{ $until ->
    [none] {""}
   *[other] {" "}até { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: “{ $reason }”.
} **/mundialito settings**, **block** e **privacy** continuam funcionando.
opponent-banned = { $name } tem um banimento e não pode jogar aqui. Convide outra pessoa, ou deixe o lugar aberto.
ban-yourself = Você não pode se banir.
ban-bot = Bots não jogam, então não dá para bani-los.
ban-owner = Você não pode banir os donos do bot.
ban-owners-only = Só os donos do bot podem banir pessoas em todos os servidores.
ban-none = { $name } não tem banimento.
done-banned = Banimento de { $name } { $where ->
    [all] nas mesas de todos os servidores
   *[here] nas mesas deste servidor
}{ $days ->
    [0] {""}
    [1] {" "}por 1 dia
   *[other] {" "}por { $days } dias
}. { $left ->
    [no] A pessoa sai dessas mesas em mais ou menos um minuto.
   *[yes] A pessoa já saiu dessas mesas.
}
done-unbanned = { $name } pode jogar de novo.
bans-title = ### Banimentos
bans-none = Não há banimentos.
bans-line = - { $name }, desde { $since }{ $until ->
    [none] {""}
   *[other] , até { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
