# Your own settings: one private page.
settings-title = ### Suas configurações
# The language's own name.
language-name = Português (Brasil)
language-preview = Prévia: o que falta está em inglês
settings-unblock = Desbloquear alguém

# O que um servidor define para todos: uma página para quem o gerencia.
server-title = ### Como eu trabalho aqui
server-permissions = No Discord você define quem pode usar cada comando: **Config. do servidor → Integrações**
server-changed = { $name } alterou { $setting } { $when }
server-changes = ### Todas as alterações
server-change = **{ $name }** · { $setting }: { $was } → { $became } · { $when }
server-between = **{ $name } acabou de alterar isto:** { $value }
server-warn = Preciso de { $names } em { $place }.
server-warn-gone = Um canal foi excluído. Escolha outro.
server-channel-gone = Esse canal foi excluído. Escolha outro.
server-zone-unknown = { $place ->
    [none] Diga onde você está. Por exemplo:
   *[other] Não conheço *{ $place }*. Você quis dizer um destes lugares?
}
server-zone-example = São Paulo · UTC−3 · 21:40
server-form-zone = Onde você está, ou que horas são aí?
managers-only = Só quem gerencia este servidor pode fazer isso. Peça a alguém que possa.
button-server-setup = Configurar o bot
button-server-change = Mudar
button-server-fix = Corrigir
button-server-changes = Todas as alterações
button-server-back = Voltar
