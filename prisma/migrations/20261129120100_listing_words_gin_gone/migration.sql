-- Nothing reads it since listing_words.
DROP INDEX CONCURRENTLY listing_words_gin;
