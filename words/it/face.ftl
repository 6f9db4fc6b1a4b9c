face-choose = Scegli
face-chosen = Hai scelto: { $tokens }
face-play = Gioca { $action }
face-more = Altro ({ $page } di { $pages })
face-back = Indietro
