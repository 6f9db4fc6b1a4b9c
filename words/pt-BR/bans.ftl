# Bans: what the banned person reads, and the moderators' pages.
banned = Você está com banimento e não pode jogar { $where ->
    [there] no servidor dessa mesa
   *[here] neste servidor
}{ $until ->
    [none] {""}
   *[other] {" "}até { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
} A moderação do servidor pode retirar o banimento. **/mundialito settings**, **block** e **privacy** continuam funcionando.
banned-everywhere = Você está com banimento e não pode jogar comigo{ $until ->
    [none] {""}
   *[other] {" "}até { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
} **/mundialito settings**, **block** e **privacy** continuam funcionando.
opponent-banned = { $name } está com banimento e não pode jogar aqui. Convide outra pessoa, ou deixe o lugar aberto.
ban-yourself = Você não pode se banir.
ban-bot = Bots não jogam, então não dá para bani-los.
ban-owner = Você não pode banir os donos do bot.
ban-owners-only = Só os donos do bot podem banir pessoas em todos os servidores.
ban-none = { $name } não está com banimento.
done-banned = Banimento de { $name } { $where ->
    [all] em todos os servidores
   *[here] nas mesas deste servidor
}{ $days ->
    [0] {""}
    [1] {" "}por 1 dia
   *[other] {" "}por { $days } dias
}. { $left ->
    [no] A pessoa sai das mesas daí em mais ou menos um minuto.
   *[yes] A pessoa já saiu das mesas daí.
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
