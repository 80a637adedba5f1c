-- The names that were added, for those whom they concern.
DO $$
DECLARE
  known integer;
BEGIN
  FOR known IN
    SELECT id FROM manufacturer
    WHERE manufacturer_alias_key(name) ~ '^(analogdevices|continentalcontitech|danfossbauer|norddrivesystems|parkerhannifin|phoenixcontact|stmicroelectronics|wikaalexanderwiegand|wuerthelektronik|wurthelektronik)'
    ORDER BY id
  LOOP
    PERFORM refresh_manufacturer_aliases(ARRAY[known]);
    COMMIT;
  END LOOP;
END $$;
