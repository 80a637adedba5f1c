-- By ranges of the key, so that no batch looks for where it is. Repeatable: what is filled is passed over.
DO $$
DECLARE
  first integer := 0;
  final integer := (SELECT max(id) FROM listing);
BEGIN
  WHILE first <= final LOOP
    UPDATE listing_search e SET code_kind = k.kind
    FROM (
      SELECT * FROM listing
      WHERE id >= first AND id < first + 1000 AND cardinality(alternate_product_codes) > 0 ORDER BY id LIMIT 1000
    ) l CROSS JOIN LATERAL code_kinds(l.mpn, l.ean, l.manufacturer_id, l.search_codes) k
    WHERE e.listing_id = l.id AND e.code = k.code AND e.code_kind <> k.kind;
    COMMIT;
    first := first + 1000;
  END LOOP;
END $$;
