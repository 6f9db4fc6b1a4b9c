mundialito-story-side = { $seat ->
    [0] { $name }（Gualda）
   *[1] { $name }（Bermellon）
}
mundialito-story-you = あなた
mundialito-story-turn = { $side }は{ $deeds }。
mundialito-story-then = { $one }、続いて{ $two }
mundialito-story-moved-on = { $back ->
    [yes] { $one }、そして{ $target }へ戻しました
   *[no] { $one }、さらに{ $target }へ進めました
}
mundialito-story-passed-on = { $one }、さらに{ $target }の{ mundialito-size }へつなぎました
mundialito-story-move = { $seam ->
    [yes] { mundialito-size }を{ $origin }から端を越えて{ $target }へ動かしました
   *[no] { mundialito-size }を{ $origin }から{ $target }へ動かしました
}
mundialito-story-push = { $pushed ->
    [1] { $origin }の{ mundialito-size }で{ $target }のポーンを{ $other }へ押しました
    [2] { $origin }の{ mundialito-size }で{ $target }のドローンを{ $other }へ押しました
   *[3] { $origin }の{ mundialito-size }で{ $target }のクイーンを{ $other }へ押しました
}
mundialito-story-jump = { $jumped ->
    [2] { mundialito-size }が{ $origin }から{ $over }のドローンを跳び越えて{ $target }へ進みました
   *[3] { mundialito-size }が{ $origin }から{ $over }のクイーンを跳び越えて{ $target }へ進みました
}
mundialito-story-pass = { $origin }から{ $target }の{ mundialito-size }へパスを通しました
mundialito-story-idle = { $side }は打つ手がありませんでした。
mundialito-story-goal = ⚽ **ゴール！** { $side }が{ $cell }で決めました。
mundialito-story-kickoff = キックオフ！
mundialito-task-line-up = 駒を6つ並べてください
mundialito-task-ball = ボールを置いてください
mundialito-closing-goal = 第{ $turn }ターン、{ $from }から{ $to }へのパスが決勝点になりました。
mundialito-card-goal = { $match ->
    [yes] { $score }、決勝点は{ $from }から{ $to }へのパスでした。
   *[no] ゴール！{ $from }から{ $to }へのパスが通り、「勝負あり」です。
}
mundialito-card-ended = { $reason ->
    [whistle] 試合終了のホイッスルです。
    [repetition] 同じ局面が3回現れました。
   *[turn_limit] ターン数の上限に達しました。
}{ $by ->
    [balls] { mundialito-side }のボールがより前に出ていました。
    [level] 決着はつきませんでした。
   *[goals] スコアは{ $score }でした。
}
mundialito-highlight-goal = { $seat ->
    [0] ⚽ Gualda、{ $cell }でゴール
   *[1] ⚽ Bermellon、{ $cell }でゴール
}
