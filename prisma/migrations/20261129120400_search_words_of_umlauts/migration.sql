-- German texts with no other letters than umlauts need no pattern to be folded, and a space before a unit is all that its
-- pattern takes. The same as wordsIn of lib/search/read/words-and-measures.ts.
CREATE OR REPLACE FUNCTION search_words(text text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  folded text;
  before_unit CONSTANT text :=
    '(?<=[0-9])[ -](?=(?:polig|pol|v|kv|mv|a|ma|ka|w|kw|mw|va|kva|hz|khz|mhz|mm2?|cm|m|km|bar|mbar|pa|kpa|mpa|nm|kg|g|t|l|ml|ohm|kohm|mohm|uf|nf|pf|mh|uh|rpm|ps|hp|k|c|awg|zoll|ms|s|min|h|db|lm|ah|mah|bit|kbit|mbit|kb|mb|gb)(?:$|[^a-z0-9]))';
BEGIN
  IF text = '' THEN
    RETURN ARRAY[]::text[];
  END IF;
  folded := text;
  IF octet_length(text) <> length(text) THEN
    folded := replace(replace(replace(replace(replace(replace(replace(
      text, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue');
  END IF;
  IF octet_length(folded) = length(folded) THEN
    folded := lower(folded COLLATE "C");
  ELSE
    folded := regexp_replace(search_fold(text), '[\u0080-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u303f]', ' ', 'g');
  END IF;
  IF folded ~ '[0-9]' THEN
    IF strpos(folded, ',') > 0 THEN
      folded := regexp_replace(folded, '([0-9]),(?=[0-9])', '\1.', 'g');
    END IF;
    IF folded ~ '\.[0-9]' THEN
      folded := regexp_replace(folded, '(\.[0-9]*[1-9])0+(?![0-9])|\.0+(?![0-9])', '\1', 'g');
    END IF;
    IF strpos(folded, 'x') > 0 THEN
      folded := regexp_replace(folded, '([0-9]) ?x ?(?=[0-9])', '\1x ', 'g');
    END IF;
    IF folded ~ '[0-9] ?v ?[ad]c' THEN
      folded := regexp_replace(folded, '([0-9]) ?v ?(dc|ac)(?![a-z0-9])', '\1v \2', 'g');
    END IF;
    -- A second condition would double the time.
    IF strpos(folded, 'mm2') > 0 THEN
      folded := regexp_replace(folded, '(?<!mm2)' || before_unit, '', 'g');
    ELSE
      folded := regexp_replace(folded, before_unit, '', 'g');
    END IF;
    IF folded ~ '(?:^|[^a-z0-9])(?:dn|pn|ip|ng|nw|m|g|rc|rp|r|npt|bg|gr) [0-9]' THEN
      folded := regexp_replace(folded, '(?<![a-z0-9])(dn|pn|ip|ng|nw|m|g|rc|rp|r|npt|bg|gr) (?=[0-9])', '\1', 'g');
    END IF;
  END IF;
  folded := regexp_replace(folded, '[^a-z0-9\u00c0-\U0010ffff./]+', ' ', 'g');
  IF folded ~ '[./]' THEN
    folded := regexp_replace(folded, '(?<![0-9])[./]|[./](?![0-9])', ' ', 'g');
  END IF;
  IF folded ~ '[^ ]{61}' THEN
    RETURN ARRAY(SELECT DISTINCT left(word, 60) FROM string_to_table(folded, ' ') word WHERE word <> '');
  END IF;
  -- Sorts and removes repeated words without a query.
  RETURN tsvector_to_array(array_to_tsvector(array_remove(string_to_array(folded, ' '), '')));
END $$;
