# Why the dice cup refuses something, as rules/dicecup says it.
refusal-dicecup-dealer = El repartidor no es ninguno de los DT. Elige 0 para sortearlo, o el número de un DT.
refusal-dicecup-name = El nombre de tu selección necesita de 1 a { $most } caracteres, en una sola línea.
refusal-dicecup-count = Elige exactamente { $count } selecciones.
refusal-dicecup-unknown-team = No hay ninguna selección { $code }.
refusal-dicecup-twice = { $code } aparece dos veces.
refusal-dicecup-custom-left-out = Tu selección tiene nombre, así que { $code } debe estar entre las elegidas.
refusal-dicecup-custom-unnamed = { $code } es tu propia selección. Ponle nombre o elige otra en su lugar.
refusal-dicecup-notation = «{ $text }» no es una acción de la copa de dados: lo único que hace un DT es `roll`.
