-- A word and each of its versions with one character left out: two words that are one slip apart have one in common
-- (docs/decisions/0064-search-that-reads.md). Short and very long ones have themselves alone.
CREATE FUNCTION search_deletes(word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  deletes text[] := ARRAY[word];
BEGIN
  IF length(word) BETWEEN 4 AND 40 THEN
    FOR place IN 0..length(word) - 1 LOOP
      deletes := deletes || (left(word, place) || substr(word, place + 2));
    END LOOP;
  END IF;
  RETURN deletes;
END $$;

-- What looks alike is one character: O 0 Q, I 1 L, B 8, S 5, Z 2. The same as skeletonOf of lib/search/slips.ts.
CREATE FUNCTION code_skeleton(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(code, 'OQILBSZ', '0011852');
