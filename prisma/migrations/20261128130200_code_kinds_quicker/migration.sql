-- Up to four codes need no look at other manufacturers' products, so one query answers. Most listings have two.
CREATE OR REPLACE FUNCTION code_kinds(mpn text, ean text, manufacturer_id integer, search_codes text[])
RETURNS TABLE (code text, kind smallint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  own text[] := ARRAY[comparable_code(coalesce(code_kinds.mpn, '')), comparable_code(coalesce(code_kinds.ean, ''))];
  alternates text[];
  alternate_kind smallint := 1;
BEGIN
  IF cardinality(code_kinds.search_codes) > 4 THEN
    alternates := ARRAY(
      SELECT DISTINCT c FROM unnest(code_kinds.search_codes) c WHERE c <> '' AND comparable_code(c) <> ALL (own)
    );
    -- An equivalent bearing has numbers of four other manufacturers, hardly of more. What anybody may enter counts for none.
    IF cardinality(alternates) > 20 OR cardinality(alternates) > 4 AND 4 < (
      SELECT count(DISTINCT p.manufacturer_id) FROM product p JOIN manufacturer m ON m.id = p.manufacturer_id
      WHERE p.normalised_mpn = ANY (alternates) AND p.manufacturer_id <> code_kinds.manufacturer_id
        AND m.verified_at IS NOT NULL
    ) THEN
      alternate_kind := 2;
    END IF;
  END IF;
  RETURN QUERY
    SELECT DISTINCT c, CASE WHEN comparable_code(c) = ANY (own) THEN 0::smallint ELSE alternate_kind END
    FROM unnest(code_kinds.search_codes) c WHERE c <> '';
END $$;
