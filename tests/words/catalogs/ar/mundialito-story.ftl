mundialito-story-side = { $seat ->
    [0] { $name } (Gualda)
   *[1] { $name } (Bermellon)
}
mundialito-story-you = أنت
mundialito-story-turn = { $side }: { $deeds }.
mundialito-story-then = { $one }، ثم { $two }
mundialito-story-moved-on = { $back ->
    [yes] { $one }، ثم العودة إلى { $target }
   *[no] { $one }، ثم إلى { $target }
}
mundialito-story-passed-on = { $one }، ثم إلى { mundialito-size } على { $target }
mundialito-story-move = { $seam ->
    [yes] نقل { mundialito-size } عبر الحافة من { $origin } إلى { $target }
   *[no] نقل { mundialito-size } من { $origin } إلى { $target }
}
mundialito-story-push = { $pushed ->
    [1] دفع البيدق من { $target } إلى { $other } بقطعة { mundialito-size } من { $origin }
    [2] دفع المسيّرة من { $target } إلى { $other } بقطعة { mundialito-size } من { $origin }
   *[3] دفع الملكة من { $target } إلى { $other } بقطعة { mundialito-size } من { $origin }
}
mundialito-story-jump = { $jumped ->
    [2] قفز { mundialito-size } من { $origin } فوق المسيّرة على { $over } إلى { $target }
   *[3] قفز { mundialito-size } من { $origin } فوق الملكة على { $over } إلى { $target }
}
mundialito-story-pass = تمرير الكرة من { $origin } إلى { mundialito-size } على { $target }
mundialito-story-idle = لا حركة ممكنة لدى { $side }.
mundialito-story-goal = ⚽ **هدف!** سجّل { $side } على { $cell }.
mundialito-story-kickoff = انطلقت المباراة!
mundialito-task-line-up = رتّب قطعك الست
mundialito-task-ball = ضع كرتك
mundialito-closing-goal = تمريرة من { $from } إلى { $to } في الدور { $turn } حسمت المباراة.
mundialito-card-goal = { $match ->
    [yes] { $score }، وهدف الفوز من تمريرة من { $from } إلى { $to }.
   *[no] هدف! الكرة تُمرَّر من { $from } إلى { $to } وتستقر في الشباك.
}
mundialito-card-ended = { $reason ->
    [whistle] صافرة النهاية.
    [repetition] تكرّر الوضع نفسه للمرة الثالثة.
   *[turn_limit] بلغت المباراة حدّ الأدوار.
} { $by ->
    [balls] كرة { mundialito-side } كانت متقدمة أكثر.
    [level] لم يتقدم أحد.
   *[goals] النتيجة: { $score }.
}
mundialito-highlight-goal = { $seat ->
    [0] ⚽ هدف لفريق Gualda على { $cell }
   *[1] ⚽ هدف لفريق Bermellon على { $cell }
}
