-- Names of the trade that the first list lacks (docs/decisions/0066-manufacturer-aliases.md).
ALTER FUNCTION manufacturer_trade_names(text[]) RENAME TO manufacturer_first_trade_names;

CREATE FUNCTION manufacturer_trade_names(keys text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  added CONSTANT jsonb := '{
    "analogdevices": "ADI",
    "continentalcontitech": "ContiTech",
    "danfossbauer": "Bauer",
    "norddrivesystems": "Nord",
    "parkerhannifin": "Hannifin",
    "phoenixcontact": "PXC",
    "stmicroelectronics": "ST, STM, SGS-Thomson",
    "wikaalexanderwiegand": "Wiegand",
    "wuerthelektronik": "Wurth, Wurth Elektronik",
    "wurthelektronik": "Würth, Würth Elektronik"
  }';
  names text[] := manufacturer_first_trade_names(keys);
  key text;
BEGIN
  FOREACH key IN ARRAY keys LOOP
    names := names || string_to_array(added ->> key, ', ');
  END LOOP;
  RETURN names;
END $$;
