-- A word and each version of it that lacks one character: two that share one are a slip apart, or two at most.
CREATE FUNCTION search_deletes(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT word UNION
    SELECT overlay(word placing '' from n for 1) FROM generate_series(1, least(length(word), 40)) n
    WHERE length(word) BETWEEN 4 AND 40
  );
