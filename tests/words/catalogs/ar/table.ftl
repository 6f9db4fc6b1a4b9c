noun = { $name }
score = { $left }–{ $right }
seat = المقعد { $number }
semicolon = ؛{ " " }
board-players = اللاعبون: { $names }
board-seat = { $name ->
    [none] المقعد { $number }
   *[other] { $number } { $name }
}
board-text-line = { $name }: { $value }
board-more = { $count ->
    [zero] لا أسطر أخرى
    [one] وسطر آخر
    [two] وسطران آخران
    [few] و{ $count } أسطر أخرى
    [many] و{ $count } سطرًا آخر
   *[other] و{ $count } سطر آخر
}
board-turn-task = { $person }، حان دورك{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}: { $task }.
card-won = { $count ->
    [zero] لم يفز أحد
    [one] فاز { $winners }!
    [two] فاز { $winners }!
    [few] فاز { $winners }!
    [many] فاز { $winners }!
   *[other] فاز { $winners }!
}
card-and-others = { $count ->
    [zero] { $names }
    [one] { $names } ولاعب آخر
    [two] { $names } ولاعبان آخران
    [few] { $names } و{ $count } لاعبين آخرين
    [many] { $names } و{ $count } لاعبًا آخر
   *[other] { $names } و{ $count } لاعب آخر
}
card-draw = تعادل
card-turns = { $count ->
    [zero] بلا أدوار
    [one] دور واحد
    [two] دوران
    [few] { $count } أدوار
    [many] { $count } دورًا
   *[other] { $count } دور
}
card-more = { $count ->
    [zero] ولا أحد غيرهم
    [one] ولاعب آخر
    [two] ولاعبان آخران
    [few] و{ $count } لاعبين آخرين
    [many] و{ $count } لاعبًا آخر
   *[other] و{ $count } لاعب آخر
}
card-players = اللاعبون: { $players }
ladder-empty = لا ترتيب بعد. العب { $least ->
    [zero] مباريات مصنّفة
    [one] مباراة مصنّفة واحدة
    [two] مباراتين مصنّفتين
    [few] { $least } مباريات مصنّفة
    [many] { $least } مباراة مصنّفة
   *[other] { $least } مباراة مصنّفة
} ليظهر اسمك هنا، ضد لاعبين آخرين أو ضد الكمبيوتر، واربح نقاطًا أكثر كلما كان خصمك أقوى.
ladder-you = أنت
ladder-page = صفحة { $page } من { $pages }
season-all = كل الأوقات
