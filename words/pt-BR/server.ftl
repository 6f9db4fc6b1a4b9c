# O que um servidor define para todos: uma página para quem o gerencia.
server-title = ### Como eu trabalho aqui
server-line-chosen-language = 🌐 Idioma
server-line-channels = 🎲 Canais de jogos
server-line-quiet = 🌙 Minhas horas de silêncio
server-language-discord = Como no Discord
server-channels-all = Em todo lugar
server-quiet-off = Desativadas
server-quiet-hours = Das { $begin } às { $end }, { $zone }
server-permissions = No Discord você define quem pode usar cada comando: **Config. do servidor → Integrações**
server-changed = { $name } alterou { $setting } { $when }
server-changes = ### Todas as alterações
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
server-between = **{ $name } acabou de alterar isto:** { $value }
server-warn = Preciso de { $names } em { $place }.
server-warn-gone = Um canal foi excluído. Escolha outro.
server-channel-gone = Esse canal foi excluído. Escolha outro.
server-quiet-equal = O começo e o fim são iguais. Escolha duas horas diferentes ou desative o silêncio.
server-zone-unknown = { $place ->
    [none] Diga onde você está. Por exemplo:
   *[other] Não conheço *{ $place }*. Você quis dizer um destes lugares?
}
server-zone-example = São Paulo · UTC−3 · 21:40
server-form-language-title = Idioma
server-form-language = Idioma de tabuleiros e posts
server-form-language-about = Em particular, falo o idioma de cada pessoa.
server-form-channels-title = Canais de jogos
server-form-channels = As mesas só abrem aqui
server-form-channels-about = Se não escolher nenhum, vale qualquer canal. Partidas em andamento ficam onde estão.
server-form-quiet-title = Minhas horas de silêncio
server-form-quiet-from = Das
server-form-quiet-from-about = Nessas horas, não posto nada por conta própria. As partidas continuam.
server-form-quiet-to = Às
server-form-zone = Onde você está, ou que horas são aí?
managers-only = Só quem gerencia este servidor pode fazer isso. Peça a alguém que possa.
tables-elsewhere = Neste servidor, as mesas abrem em { $places }.
button-open-there = Abrir lá
button-server-setup = Configurar o bot
button-server-change = Mudar
button-server-fix = Corrigir
button-server-changes = Todas as alterações
button-server-back = Voltar
