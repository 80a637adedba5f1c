CREATE INDEX CONCURRENTLY listing_words_words_idx ON listing_words USING gin (words);
