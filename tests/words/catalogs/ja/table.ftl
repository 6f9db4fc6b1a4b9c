noun = { $name }
score = { $left }–{ $right }
seat = { $number }番席
semicolon = ；
board-players = プレーヤー：{ $names }
board-seat = { $name ->
    [none] { $number }番席
   *[other] { $number } { $name }
}
board-text-line = { $name }：{ $value }
board-more = { $count ->
   *[other] ほか{ $count }行
}
card-won = { $count ->
   *[other] { $winners }の勝ち！
}
card-and-others = { $count ->
   *[other] { $names }とほか{ $count }人
}
card-draw = 引き分け
card-turns = { $count ->
   *[other] { $count }ターン
}
card-more = { $count ->
   *[other] ほか{ $count }人
}
card-players = プレーヤー：{ $players }
ladder-empty = まだ順位はありません。レート戦を{ $least }回遊ぶと、ここに名前が載ります。人を相手に、またはコンピューターを相手に遊んでください。
ladder-you = あなた
ladder-page = { $page }/{ $pages }ページ
season-all = 通算
