# What moderators read: bans, and the question whether to end a table.
ban-yourself = Você não pode se banir.
ban-bot = Bots não jogam, então não dá para bani-los.
ban-owner = Você não pode banir os donos do bot.
ban-owners-only = Só os donos do bot podem banir pessoas em todos os servidores.
ban-none = { $name } não está na lista de banimentos.
done-banned = Você baniu { $name } { $where ->
    [all] das mesas de todos os servidores
   *[here] das mesas deste servidor
}{ $days ->
    [0] {""}
    [1] {" "}por 1 dia
   *[other] {" "}por { $days } dias
}. { $left ->
    [no] A pessoa sai dessas mesas em mais ou menos um minuto.
   *[yes] A pessoa já saiu dessas mesas.
}
done-banned-own = Você estava jogando com { $name }, então desistiu antes: { $tables }.
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

## Ending a table
button-end-all = Encerrar para todos
button-end-resign = Só desistir
button-end-lobby = Fechar a mesa
end-ask = **{ $game }** na mesa `{ $table }` em { $place }: { $who }
    { $state ->
        [lobby] Fechar a mesa? O jogo ainda não começou.
       *[other] ⚠️ **Encerrar para todos?** Ninguém vence, e o jogo não conta para o ranking. Não dá para desfazer.
    }
end-ask-own = { $cost ->
    [resigned] Você desistiu deste jogo. Isso ainda conta para a sua pontuação, e para a de mais ninguém.
   *[plays] Você também está jogando, então para você conta como desistência. A pontuação dos outros não muda. Se você **só desistir**, { $then ->
        [wins] o outro lado vence
       *[other] os outros continuam, e a CPU fica no seu lugar
    }.
}
done-ended = A mesa `{ $table }` foi fechada.
done-ended-own = A mesa `{ $table }` foi fechada. Você estava jogando nela, então para você conta como desistência.
