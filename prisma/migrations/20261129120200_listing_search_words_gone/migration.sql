-- brief: the release before reads words from listing_words alone
ALTER TABLE listing DROP COLUMN search_words;
DROP FUNCTION name_words(text, text);
