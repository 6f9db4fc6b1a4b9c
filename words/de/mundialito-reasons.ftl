# Why an action of Mundialito is good, in hints and reviews.
mundialito-reason-goal = Das ist ein Tor!
mundialito-reason-goal-next = Die zweite Aktion ist ein Tor: ein Pass { mundialito-size.to } auf { $cell }.
mundialito-reason-lost = { mundialito-side } kann im nächsten Zug treffen, was du auch spielst. Danach wird das vielleicht übersehen.
mundialito-reason-allows-goal = Danach kann { mundialito-side } im nächsten Zug treffen.
mundialito-reason-loses = Danach ist { mundialito-side } nicht mehr aufzuhalten und trifft in zwei Zügen.
mundialito-reason-stops-goal = { $then ->
    [none] { $soon ->
        [1] Das verhindert, dass { mundialito-side } mit dem nächsten Pass trifft.
       *[2] Das verhindert, dass { mundialito-side } im nächsten Zug trifft.
    }
   *[other] { $soon ->
        [1] Beide Aktionen zusammen verhindern, dass { mundialito-side } mit dem nächsten Pass trifft.
       *[2] Beide Aktionen zusammen verhindern, dass { mundialito-side } im nächsten Zug trifft.
    }
}
mundialito-reason-decides = { $then ->
    [none] Damit droht ein Tor, das { mundialito-side } nicht verhindern kann.
   *[other] Mit beiden Aktionen zusammen droht ein Tor, das { mundialito-side } nicht verhindern kann.
}
mundialito-reason-prevents = Sonst könnte { mundialito-side } ein Tor vorbereiten, das niemand mehr verhindern kann. Das kommt dem zuvor.
mundialito-reason-threatens = { $then ->
    [none] Damit droht im nächsten Zug ein Tor.
   *[other] Mit beiden Aktionen zusammen droht im nächsten Zug ein Tor.
}
mundialito-reason-last-row = Damit steht { mundialito-size.the } in Reihe { $row }, und ein Pass dorthin ist ein Tor.
mundialito-reason-turn-last-row = Die zweite Aktion stellt { mundialito-size.whom } in Reihe { $row }, und ein Pass dorthin ist ein Tor.
mundialito-reason-pushes-off-line = { $pushed ->
    [1] Das schiebt einen Bauern von { mundialito-side } aus der Linie des Balls, und { mundialito-size.the } auf { $cell } kann den Pass bekommen.
    [2] Das schiebt eine Drohne von { mundialito-side } aus der Linie des Balls, und { mundialito-size.the } auf { $cell } kann den Pass bekommen.
   *[3] Das schiebt eine Königin von { mundialito-side } aus der Linie des Balls, und { mundialito-size.the } auf { $cell } kann den Pass bekommen.
}
mundialito-reason-in-reach = Das bringt { mundialito-size.whom } nach { $cell }, in eine Linie für einen Pass nach vorn.
mundialito-reason-opens-line = Das öffnet die Linie vom Ball { mundialito-size.to } auf { $cell }.
mundialito-reason-ball-forward = Das bringt den Ball { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
} näher ans Tor.
mundialito-reason-turn-ball-forward = Beide Aktionen zusammen bringen den Ball { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
} näher ans Tor.
mundialito-reason-ball-reaches = Von dort erreicht der Ball { mundialito-size.whom } auf { $cell }.
mundialito-reason-turn-reaches = Nach beiden Aktionen kann der Ball nach vorn { mundialito-size.to } auf { $cell } gepasst werden.
mundialito-reason-blocks-line = Das schließt die Linie vom Ball von { mundialito-side } { mundialito-size.to } auf { $cell }.
mundialito-reason-turn-blocks = Nach beiden Aktionen erreicht der Ball von { mundialito-side } { mundialito-size.whom } auf { $cell } nicht mehr.
mundialito-reason-out-of-reach = Das schiebt { mundialito-size.whom } von { mundialito-side } aus der Reichweite des eigenen Balls.
mundialito-reason-pushes-back = Das schiebt { mundialito-size.whom } von { mundialito-side } eine Reihe zurück.
mundialito-reason-stands-in-way = Das stellt sich { mundialito-size.before } von { mundialito-side } auf { $cell } in den Weg.
mundialito-reason-escapes = { $by ->
    [1] So kann kein Bauer { mundialito-size.whom } zurückschieben.
    [2] So kann keine Drohne { mundialito-size.whom } zurückschieben.
   *[3] So kann keine Königin { mundialito-size.whom } zurückschieben.
}
mundialito-reason-makes-way = Damit kann { mundialito-size.the } auf { $cell } nach vorn.
mundialito-reason-finds-way = Von { $cell } aus kann { mundialito-size.the } als Nächstes nach vorn.
mundialito-reason-more-passes = Danach { $count ->
    [one] steht 1 Pyramide
   *[other] stehen { $count } Pyramiden
} in einer Linie mit dem Ball.
mundialito-reason-safe = Danach kann { mundialito-side } im nächsten Zug nicht treffen.
mundialito-reason-forward = Das bringt { mundialito-size.whom } { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
} nach vorn.
mundialito-reason-turn-forward = Die zweite Aktion bringt { mundialito-size.whom } { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
} nach vorn.
mundialito-reason-swaps = Ball und { mundialito-size } tauschen die Plätze, so kommt { mundialito-size.the } { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
} weiter nach vorn.
mundialito-reason-only = Etwas anderes ist nicht möglich.
mundialito-reason-line-up = Diese Aufstellung gehört zu denen, die Computer am liebsten haben.
mundialito-reason-ways-forward = Auf diesem Brett können beide { mundialito-sizes } geradeaus nach vorn.
mundialito-reason-ball-in-line = Auf { $cell } liegt der Ball in einer Linie mit { $count ->
    [one] einer Pyramide
   *[other] { $count } Pyramiden
}.
