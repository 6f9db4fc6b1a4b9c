mundialito-title-coasters = コースターを並べています
mundialito-title-setup = { mundialito-side }：駒を並べる番
mundialito-title-ball = { mundialito-side }：ボールを置く番
mundialito-title-move = { mundialito-side }の番
mundialito-title-won = ゴール！{ mundialito-side }の勝ち
mundialito-title-goal = { mundialito-side }、ゴール！
mundialito-title-ahead = { mundialito-side }の勝ち
mundialito-title-match-won = { mundialito-side }の勝ち　{ $own }–{ $other }
mundialito-title-draw = 引き分け
mundialito-title-draw-goals = 引き分け　{ $own }–{ $other }
mundialito-note-turn = 第{ $turn }ターン
mundialito-note-setup = 準備 { $step }/4
mundialito-note-row = { $row }段目のどのマスでも
mundialito-note-line-up = { $row }段目に駒を6つ
mundialito-note-next-setup = 次も{ mundialito-side }が並べます
mundialito-note-chosen = { $cell }の{ mundialito-size }
mundialito-note-chosen-ball = { $cell }のボール
mundialito-note-seen = { mundialito-side }側から
mundialito-note-goal-cell = ボールは{ $cell }へ
mundialito-note-coasters = 次はGualdaが駒を並べます
mundialito-note-reason = { $reason ->
    [repetition] 同じ局面が3回
    [turn_limit] ターン数の上限
    [whistle] 試合終了のホイッスル
   *[goal] ボールはゴールの中
}
mundialito-note-ahead = ボールがより前に出ていました
mundialito-scores-here = { mundialito-side }のゴール
mundialito-scores-here-named = { mundialito-side }（{ $name }）のゴール
mundialito-turn-before = { $yours ->
    [yes] あなた：{ $actions }
   *[no] { mundialito-side }：{ $actions }
}
mundialito-turn-then = { $yours ->
    [yes] 続いてあなた：{ $actions }
   *[no] 続いて{ mundialito-side }：{ $actions }
}
mundialito-last-turn = { $yours ->
    [yes] あなたの前の番：{ $actions }
   *[no] { mundialito-side }の前の番：{ $actions }
}
mundialito-this-turn = { $yours ->
    [yes] ここまで：{ $actions }
   *[no] { mundialito-side }、ここまで：{ $actions }
}
mundialito-seam = 左右の端はつながっていて、a列とf列は隣どうしです
mundialito-step-row = { $row }段目
mundialito-legend-move = 移動
mundialito-legend-push = 押す
mundialito-legend-jump = ジャンプ
mundialito-legend-pass = パス
mundialito-alt-head = Mundialito、{ $facts }。
mundialito-alt-turn = 第{ $turn }ターン
mundialito-alt-to-move = { mundialito-side }の番
mundialito-alt-goal = { mundialito-side }が{ $cell }でゴール
mundialito-alt-won = { mundialito-side }の勝ち
mundialito-alt-draw = 引き分け
mundialito-alt-side = { mundialito-side }：{ $groups }。
mundialito-alt-group = { $count ->
   *[other] { mundialito-size } { $cells }
}
mundialito-alt-ball = ボール { $cell }
mundialito-alt-empty = 盤には何もありません。
