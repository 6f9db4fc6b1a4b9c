"""What can't be right in a language's sentences, and how they read. Part of words: for translators and tests."""
