# Only what is said otherwise than in words/es.

language-name = Español (Latinoamérica)
