mundialito-text-key = G è Gualda, B è Bermellon; 1 è un pedone, 2 un drone, 3 una regina, o la palla.
mundialito-text-letter = { $seat ->
    [0] G
   *[1] B
}
mundialito-text-goals = { mundialito-side } segna sulla riga { $row }.
mundialito-text-bars = Frecce che mancano, casella per casella: { $bars }.
mundialito-text-bar = { $cell } { $way ->
    [U] su
    [R] destra
    [D] giù
   *[L] sinistra
}
mundialito-text-compass = Su è verso la riga 6, destra verso la colonna f. I bordi laterali si toccano: a destra di f c’è a, a sinistra di a c’è f.
mundialito-text-actions = Che cosa può giocare { mundialito-side }:
mundialito-text-acts = { $piece }: { $acts }
mundialito-text-end = Finire il turno: end
mundialito-text-none = Nessun pezzo può fare niente. Finisci il turno: end
mundialito-text-place = Scrivi setup e sei numeri per le colonne dalla a alla f, per esempio setup 321123.
mundialito-text-place-ball = Scrivi ball e una casella della riga { $row }, per esempio ball c{ $row }.
