language-name = Español (Latinoamérica)
