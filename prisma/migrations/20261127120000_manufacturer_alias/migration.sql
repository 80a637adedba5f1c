-- By which names a manufacturer is sought (docs/decisions/0066-manufacturer-aliases.md).
CREATE TYPE manufacturer_alias_origin AS ENUM ('RULE', 'KEPT', 'OFF');

CREATE TABLE manufacturer_alias (
  manufacturer_id integer NOT NULL REFERENCES manufacturer (id) ON DELETE CASCADE ON UPDATE CASCADE,
  folded text COLLATE "C" NOT NULL,
  name text NOT NULL,
  origin manufacturer_alias_origin NOT NULL DEFAULT 'RULE',
  is_whole boolean NOT NULL DEFAULT false,
  is_verified boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT manufacturer_alias_pkey PRIMARY KEY (manufacturer_id, folded)
);

-- In the order in which a lookup takes some: however many type names that begin with "Siemens", Siemens is found.
CREATE INDEX manufacturer_alias_folded ON manufacturer_alias (folded, is_verified DESC, is_whole DESC, manufacturer_id)
  WHERE origin <> 'OFF';
CREATE INDEX manufacturer_alias_slips ON manufacturer_alias USING gin (search_deletes(folded))
  WITH (fastupdate = off) WHERE is_verified AND origin <> 'OFF' AND length(folded) >= 5 AND folded !~ '[0-9]';

-- A name as aliases are compared, without spaces and signs; the same as aliasKeyOf of lib/manufacturers/rules.ts.
CREATE FUNCTION manufacturer_alias_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(search_fold(name), U&'[\0009-\000d\0020-\002f\003a-\0040\005b-\0060\007b-\00bf\2000-\206f\3000-\3003]', '', 'g');

-- Brands and former names that no rule gives, by the key under which their manufacturer is known. To add some: CREATE OR
-- REPLACE it in a new migration, and there UPDATE manufacturer SET name = name for those whom it concerns.
CREATE FUNCTION manufacturer_trade_names(keys text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  known CONSTANT jsonb := '{
    "abb": "ASEA, Baldor, Brown Boveri, BBC, Busch-Jaeger, Entrelec, Hartmann & Braun, Jokab Safety, Power-One, SACE, Stotz-Kontakt, Striebel & John, Thomas & Betts",
    "allenbradley": "AB, Rockwell, Rockwell Automation",
    "amphenol": "Socapex, Tuchel",
    "analogdevices": "Linear Technology, Maxim Integrated",
    "asco": "Joucomatic, Numatics",
    "atlascopco": "Desoutter, Edwards, LEWA, Leybold",
    "aventics": "Mecman, Rexroth Mecman, Rexroth Pneumatics",
    "balluff": "Gebhard Balluff",
    "baumer": "Bourdon, Hübner, IVO, Thalheim",
    "beckhoff": "Elektro Beckhoff",
    "belden": "Hirschmann, Lumberg Automation",
    "bonfiglioli": "Vectron",
    "boschrexroth": "Brueninghaus Hydromatik, Hydromatik, Indramat, Mannesmann Rexroth, Rexroth",
    "br": "Bernecker + Rainer",
    "danfoss": "Aeroquip, Sauer-Danfoss, Turolla, Vacon, Vickers",
    "eaton": "Aeroquip, Bussmann, CEAG, Crouse-Hinds, Cutler-Hammer, Klöckner-Moeller, Moeller, MTL, Vickers",
    "ebm": "Papst",
    "emerson": "ASCO, Aventics, Fisher, Fisher-Rosemount, Micro Motion, Numatics, Rosemount",
    "flowserve": "Argus, Durco, Valtek, Worthington",
    "freudenberg": "Merkel, Simrit",
    "gefran": "Sensormate, Siei",
    "generalelectric": "GE, GE Fanuc",
    "getriebebaunord": "Nord, Nord Drivesystems",
    "hager": "Berker, Tehalit",
    "heidenhain": "Johannes Heidenhain",
    "hms": "Anybus, Ewon, Ixxat",
    "honeywell": "Elster, Esser, Kromschröder, Micro Switch, Sensotec",
    "ifm": "Efector",
    "imi": "Buschjost, Herion, Norgren",
    "infineon": "Cypress, Eupec, International Rectifier",
    "jtekt": "Koyo",
    "jumo": "Juchheim",
    "keba": "LTI Motion",
    "kloecknermoeller": "Moeller",
    "kollmorgen": "Danaher Motion, Pacific Scientific, Seidel",
    "konecranes": "Demag, Stahl CraneSystems",
    "ksb": "Klein Schanzlin Becker",
    "kuka": "Reis Robotics",
    "lapp": "Lapp Kabel, U.I. Lapp",
    "legrand": "BTicino",
    "lenze": "AC Tech",
    "leuze": "Lumiflex",
    "leybold": "Leybold-Heraeus, Oerlikon Leybold",
    "littelfuse": "C&K, IXYS, Wickmann",
    "maxon": "Interelectric",
    "mersen": "Carbone Lorraine, Ferraz, Ferraz Shawmut",
    "microchip": "Atmel, Microsemi",
    "molex": "Brad Harrison, Woodhead",
    "murrelektronik": "Murr",
    "nidec": "Control Techniques, Leroy-Somer",
    "norddrivesystems": "Getriebebau Nord",
    "norgren": "Buschjost, Herion, IMI",
    "nsk": "RHP",
    "ntn": "SNR",
    "nxp": "Freescale, Philips Semiconductors",
    "omron": "Adept, Microscan, Scientific Technologies",
    "onsemi": "Fairchild, ON Semiconductor",
    "panasonic": "Aromat, Matsushita, NAiS, SUNX",
    "parker": "Denison, Domnick Hunter, Ermeto, Hiross, Legris, Lucifer, Olaer, Origa, Schrader Bellows, SSD Drives",
    "pepperlfuchs": "ecom instruments, Visolux",
    "phoenixcontact": "Innominate",
    "renesas": "IDT, Intersil",
    "rexnord": "Falk, Link-Belt",
    "rockwellautomation": "AB, Allen-Bradley, Sprecher+Schuh",
    "schaeffler": "FAG, INA, LuK",
    "schmersal": "Elan",
    "schneiderelectric": "APC, Berger Lahr, Elau, Foxboro, Merlin Gerin, Merten, Modicon, Ritto, Square D, Telemecanique",
    "seweurodrive": "Eurodrive, SEW, Usocome",
    "sick": "Erwin Sick, Maihak, Sick Optic-Electronic, Stegmann",
    "siemens": "Landis & Staefa, Loher, Milltronics",
    "signify": "Philips Lighting",
    "skf": "Svenska Kullagerfabriken",
    "smc": "SMC Pneumatics, SMC Pneumatik",
    "teconnectivity": "AMP, Axicom, Crompton Instruments, Entrelec, Kilovac, Potter & Brumfield, Raychem, Schrack, Tyco, Tyco Electronics",
    "texasinstruments": "Burr-Brown, National Semiconductor, TI",
    "timken": "Fafnir, Torrington",
    "trelleborg": "Busak+Shamban",
    "turck": "Hans Turck",
    "vega": "Grieshaber",
    "wika": "Alexander Wiegand",
    "xylem": "Flygt, Lowara",
    "yaskawa": "Motoman, VIPA",
    "zf": "Sachs",
    "zimmer": "Sommer-automatic"
  }';
  names text[] := '{}';
  key text;
BEGIN
  FOREACH key IN ARRAY keys LOOP
    names := names || string_to_array(known ->> key, ', ');
  END LOOP;
  RETURN names;
END $$;

-- The names by which a manufacturer of a name is sought, its whole one without legal form first, none twice.
CREATE FUNCTION manufacturer_alias_names(name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  legal_forms CONSTANT text[] := string_to_array('gmbh gesmbh mbh ag kg kgaa se ohg gbr ug ek inc incorporated co ltd limited '
    'llc llp plc pty corp corporation sa sas sarl sl spa srl sro bv nv ab oy as aps kk kft & +', ' ');
  forenames CONSTANT text[] := string_to_array('dr ing prof gebr gebrueder adolf albert alexander alfred anton august carl christian '
    'eduard emil erich ernst ferdinand franz friedrich fritz georg gerhard gottlieb guenther gustav hans heinrich heinz helmut '
    'herbert hermann horst jakob johann johannes josef joseph julius karl klaus konrad kurt ludwig manfred martin max otto paul '
    'peter richard robert rudolf siegfried theodor thomas walter werner wilhelm wolfgang ab', ' ');
  general CONSTANT text[] := string_to_array('the der die das new neue first firma gesellschaft fabrik werk werke group gruppe deutsche '
    'deutscher german allgemeine general national international american british european global universal united standard '
    'world north south east west nord sued advanced applied industrial industrie industries electric electrical electro '
    'electronic electronics elektro elektrik elektronik technik technologie technology technologies system systems systeme power '
    'energy energie auto automation automatic automatik control controls motor motors motoren pump pumps pumpen pumpe valve '
    'valves ventil ventile sensor sensors sensorik kabel cable lager kugellager waelzlager bearing bearings getriebe getriebebau '
    'antrieb antriebe antriebstechnik hydraulik hydraulic hydraulics pneumatik pneumatic pneumatics maschinen maschinenbau '
    'maschinenfabrik machine tool tools werkzeug werkzeuge werkzeugbau mess messtechnik regeltechnik steuerungen schalter relais '
    'sicherung bremse kupplung filter licht light digital data micro mini super multi pro tech precision', ' ');
  words text[] := string_to_array(
    btrim(regexp_replace(regexp_replace(left(name, 200), '\s*([&+])\s*', ' \1 ', 'g'), '[\s,]+', ' ', 'g')), ' ');
  names text[];
  known text[];
  word text;
  skipped text := '';
BEGIN
  WHILE cardinality(words) > 1 AND search_fold(translate(words[cardinality(words)], './()', '')) = ANY (legal_forms) LOOP
    words := trim_array(words, 1);
  END LOOP;
  words := string_to_array(regexp_replace(array_to_string(words, ' '), ' ([&+]) ', '\1', 'g'), ' ');
  names := ARRAY[array_to_string(words, ' ')];
  WHILE cardinality(words) > 1
    AND (words[1] ~ '^([A-Za-z]\.-?)+$' OR manufacturer_alias_key(words[1]) = ANY (forenames)) LOOP
    skipped := concat(skipped, words[1], ' ');
    words := words[2:];
  END LOOP;
  -- "Pepperl+Fuchs": the word, what stands before its first sign, its initials.
  FOREACH word IN ARRAY ARRAY[words[1], (regexp_match(words[1], '^([^-&+]+)[-&+]'))[1]] LOOP
    IF (length(manufacturer_alias_key(word)) >= 3 OR word ~ '[&+]') AND manufacturer_alias_key(word) !~ '^[0-9]+$'
      AND manufacturer_alias_key(word) <> ALL (general) THEN
      names := names || word;
    END IF;
  END LOOP;
  IF skipped <> '' THEN
    names := names || concat(skipped, words[1]);
  END IF;
  IF cardinality(words) > 2 THEN
    names := names || concat(words[1], ' ', words[2]);
  END IF;
  known := manufacturer_trade_names(ARRAY(SELECT manufacturer_alias_key(n) FROM unnest(names) n));
  IF words[1] ~ '[^&+][&+][^&+]' THEN
    names := names || regexp_replace(words[1], '([^&+])[^&+]*', '\1', 'g');
  END IF;
  names := names || known;
  RETURN ARRAY(
    SELECT n FROM (
      SELECT DISTINCT ON (key) n, place
      FROM unnest(names) WITH ORDINALITY listed (n, place) CROSS JOIN LATERAL manufacturer_alias_key(n) key
      WHERE key <> '' ORDER BY key, place
    ) different ORDER BY place
  );
END $$;

-- What the rule gives for some manufacturers; what administrators keep or have switched off stays as it is.
CREATE FUNCTION refresh_manufacturer_aliases(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH made AS MATERIALIZED (
    SELECT m.id, alias.name, manufacturer_alias_key(alias.name) AS folded, alias.place = 1 AS is_whole
    FROM manufacturer m
    CROSS JOIN LATERAL unnest(manufacturer_alias_names(m.name)) WITH ORDINALITY alias (name, place)
    WHERE m.id = ANY (ids)
  ), gone AS (
    DELETE FROM manufacturer_alias a
    WHERE a.manufacturer_id = ANY (ids) AND a.origin <> 'KEPT'
      AND NOT EXISTS (SELECT FROM made WHERE made.id = a.manufacturer_id AND made.folded = a.folded)
  )
  INSERT INTO manufacturer_alias AS a (manufacturer_id, folded, name, is_whole)
  SELECT id, folded, name, is_whole FROM made
  ON CONFLICT (manufacturer_id, folded) DO UPDATE SET name = excluded.name, is_whole = excluded.is_whole
  WHERE (a.name, a.is_whole) IS DISTINCT FROM (excluded.name, excluded.is_whole) AND a.origin <> 'KEPT';

  UPDATE manufacturer_alias a SET is_verified = target.verified_at IS NOT NULL
  FROM (
    SELECT id, coalesce(merged_into_id, id) AS target_id FROM manufacturer WHERE id = ANY (ids)
    UNION ALL SELECT id, merged_into_id FROM manufacturer WHERE merged_into_id = ANY (ids)
  ) m JOIN manufacturer target ON target.id = m.target_id
  WHERE a.manufacturer_id = m.id AND a.is_verified <> (target.verified_at IS NOT NULL);
END $$;

CREATE FUNCTION manufacturer_alias_sync() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM refresh_manufacturer_aliases(ARRAY(SELECT id FROM added));
  ELSE
    PERFORM refresh_manufacturer_aliases(ARRAY[new.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER manufacturer_alias_added AFTER INSERT ON manufacturer REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION manufacturer_alias_sync();
CREATE TRIGGER manufacturer_alias_changed AFTER UPDATE OF name, verified_at, merged_into_id ON manufacturer
  FOR EACH ROW EXECUTE FUNCTION manufacturer_alias_sync();
