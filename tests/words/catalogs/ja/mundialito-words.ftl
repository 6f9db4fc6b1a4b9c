mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
mundialito-size = { $size ->
    [1] ポーン
    [2] ドローン
   *[3] クイーン
}
mundialito-sizes = { $size ->
    [1] ポーン
    [2] ドローン
   *[3] クイーン
}
mundialito-note-score = Gualda { $gualda }–{ $bermellon } Bermellon
mundialito-actions-left = { $count ->
   *[other] 残り{ $count }アクション
}
