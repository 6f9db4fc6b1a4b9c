# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = Quien reparte tiene que ser uno de los { -entrenadores }. Elige 0 para sortearlo, o el número de un { -entrenador }.
refusal-dicecup-name = El nombre de tu equipo necesita de 1 a { $most } caracteres, en una sola línea.
refusal-dicecup-count = Elige exactamente { $count } equipos.
refusal-dicecup-unknown-team = No hay ningún equipo { $code }.
refusal-dicecup-twice = { $code } aparece dos veces.
refusal-dicecup-custom-left-out = Tu equipo tiene nombre, así que { $code } debe estar entre los elegidos.
refusal-dicecup-custom-unnamed = { $code } es tu propio equipo. Ponle nombre o elige otro en su lugar.
refusal-dicecup-notation = «{ $text }» no es una acción de la copa de dados: lo único que hace un { -entrenador } es `roll`.
