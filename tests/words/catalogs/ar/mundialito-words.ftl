mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
mundialito-size = { $size ->
    [1] بيدق
    [2] مسيّرة
   *[3] ملكة
}
mundialito-sizes = { $size ->
    [1] بيادق
    [2] مسيّرات
   *[3] ملكات
}
mundialito-note-score = Gualda { $gualda }–{ $bermellon } Bermellon
mundialito-actions-left = { $count ->
    [zero] لم تبقَ حركات
    [one] بقيت حركة واحدة
    [two] بقيت حركتان
    [few] بقيت { $count } حركات
    [many] بقيت { $count } حركة
   *[other] بقيت { $count } حركة
}
