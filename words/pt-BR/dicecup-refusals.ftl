# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = Quem distribui não é um dos técnicos. Escolha 0 para sortear, ou o número de um técnico.
refusal-dicecup-name = O nome da sua seleção precisa de 1 a { $most } caracteres, em uma só linha.
refusal-dicecup-count = Escolha exatamente { $count } seleções.
refusal-dicecup-unknown-team = Não existe a seleção { $code }.
refusal-dicecup-twice = { $code } aparece duas vezes.
refusal-dicecup-custom-left-out = Sua seleção tem nome, então { $code } precisa estar entre as escolhidas.
refusal-dicecup-custom-unnamed = { $code } é a sua seleção. Dê um nome a ela ou escolha outra.
refusal-dicecup-notation = “{ $text }” não é uma ação da copa de dados: um técnico só faz `roll`.
