mundialito-title-coasters = تُرتَّب القواعد الآن
mundialito-title-setup = { mundialito-side }، رتّب قطعك
mundialito-title-ball = { mundialito-side }، ضع كرتك
mundialito-title-move = الدور على { mundialito-side }
mundialito-title-won = هدف! فاز { mundialito-side }
mundialito-title-goal = هدف لفريق { mundialito-side }!
mundialito-title-ahead = فاز { mundialito-side }
mundialito-title-match-won = فاز { mundialito-side } بنتيجة { $own }–{ $other }
mundialito-title-draw = تعادل
mundialito-title-draw-goals = تعادل { $own }–{ $other }
mundialito-note-turn = الدور { $turn }
mundialito-note-setup = الإعداد { $step } من 4
mundialito-note-row = أي مربع في الصف { $row }
mundialito-note-line-up = ست قطع في الصف { $row }
mundialito-note-next-setup = { mundialito-side } يرتّب قطعه من جديد
mundialito-note-chosen = { mundialito-size } على { $cell }
mundialito-note-chosen-ball = الكرة على { $cell }
mundialito-note-seen = من جهة { mundialito-side }
mundialito-note-goal-cell = الكرة تصل إلى { $cell }
mundialito-note-coasters = ثم يرتّب Gualda قطعه
mundialito-note-reason = { $reason ->
    [repetition] تكرّر الوضع نفسه ثلاث مرات
    [turn_limit] بلغت المباراة حدّ الأدوار
    [whistle] صافرة النهاية
   *[goal] الكرة في الشباك
}
mundialito-note-ahead = الكرة كانت متقدمة أكثر
mundialito-scores-here = مرمى يسجّل فيه { mundialito-side }
mundialito-scores-here-named = يسجّل هنا { mundialito-side } ({ $name })
mundialito-turn-before = { $yours ->
    [yes] أنت: { $actions }
   *[no] { mundialito-side } لعب: { $actions }
}
mundialito-turn-then = { $yours ->
    [yes] ثم أنت: { $actions }
   *[no] ثم { mundialito-side }: { $actions }
}
mundialito-last-turn = { $yours ->
    [yes] دورك السابق: { $actions }
   *[no] الدور السابق، { mundialito-side }: { $actions }
}
mundialito-this-turn = { $yours ->
    [yes] دورك حتى الآن: { $actions }
   *[no] حتى الآن، { mundialito-side }: { $actions }
}
mundialito-seam = الحافتان متصلتان: العمود a يجاور العمود f
mundialito-step-row = الصف { $row }
mundialito-legend-move = تحريك
mundialito-legend-push = دفع
mundialito-legend-jump = قفز
mundialito-legend-pass = تمرير
mundialito-alt-head = Mundialito، { $facts }.
mundialito-alt-turn = الدور { $turn }
mundialito-alt-to-move = الدور على { mundialito-side }
mundialito-alt-goal = هدف لفريق { mundialito-side } على { $cell }
mundialito-alt-won = فاز { mundialito-side }
mundialito-alt-draw = تعادل
mundialito-alt-side = { mundialito-side }: { $groups }.
mundialito-alt-group = { $count ->
    [zero] { mundialito-sizes } { $cells }
    [one] { mundialito-size } { $cells }
    [two] { mundialito-sizes } { $cells }
    [few] { mundialito-sizes } { $cells }
    [many] { mundialito-sizes } { $cells }
   *[other] { mundialito-sizes } { $cells }
}
mundialito-alt-ball = الكرة { $cell }
mundialito-alt-empty = اللوحة فارغة.
