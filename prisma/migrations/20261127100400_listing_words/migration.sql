-- The words by which listings are found, and the dictionary of these words (docs/decisions/0064-search-that-reads.md).

-- The words of a text, folded, each measure in one spelling ("1,5 kW" → 1.5kw). The same as wordsIn of lib/search/words.ts.
CREATE FUNCTION search_words(text text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  folded text := regexp_replace(search_fold(text), '[\u0080-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u303f]', ' ', 'g');
BEGIN
  IF text = '' THEN
    RETURN ARRAY[]::text[];
  END IF;
  IF folded ~ '[0-9]' THEN
    folded := regexp_replace(folded, '([0-9]),(?=[0-9])', '\1.', 'g');
    folded := regexp_replace(folded, '(\.[0-9]*[1-9])0+(?![0-9])|\.0+(?![0-9])', '\1', 'g');
    folded := regexp_replace(folded, '([0-9]) ?x ?(?=[0-9])', '\1x ', 'g');
    folded := regexp_replace(folded, '([0-9]) ?v ?(dc|ac)(?![a-z0-9])', '\1v \2', 'g');
    folded := regexp_replace(
      folded,
      '([0-9])[ -](polig|pol|v|kv|mv|a|ma|ka|w|kw|mw|va|kva|hz|khz|mhz|mm2?|cm|m|km|bar|mbar|pa|kpa|mpa|nm|kg|g|t|l|ml|ohm|kohm|mohm|uf|nf|pf|mh|uh|rpm|ps|hp|k|c|awg|zoll|ms|s|min|h|db|lm|ah|mah|bit|kbit|mbit|kb|mb|gb)(?![a-z0-9])',
      '\1\2', 'g'
    );
    folded := regexp_replace(folded, '(?<![a-z0-9])(dn|pn|ip|ng|nw|m|g|rc|rp|r|npt|bg|gr) (?=[0-9])', '\1', 'g');
  END IF;
  RETURN ARRAY(
    SELECT DISTINCT left(word, 60) FROM (
      SELECT matched[1] AS word FROM regexp_matches(
        folded, '((?:[a-z0-9\u00c0-\U0010ffff]|(?<=[0-9])[./](?=[0-9]))+)', 'g'
      ) matched
    ) words
  );
END $$;

-- By what a list can be narrowed or read in order without looking at its rows: manufacturer, age, price and quantity.
CREATE FUNCTION listing_marks(id integer, manufacturer_id integer, piece_price_in_ct double precision, available integer)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[
    '#h' || manufacturer_id,
    '#n' || (id >> 13),
    '#p' || floor(4 * ln(greatest(piece_price_in_ct, 1)) / ln(2))::integer,
    '#q' || floor(4 * ln(greatest(available, 1)) / ln(2))::integer
  ];

-- Words of names as they are, those of descriptions alone behind "~", whole names behind "=".
CREATE FUNCTION listing_texts(name_de text, name_en text, description_de text, description_en text)
RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  german text[] := search_words(name_de);
  english text[] := search_words(coalesce(name_en, ''));
  named text[] := german || english;
BEGIN
  RETURN named || whole_name(german) || whole_name(english) || ARRAY(
    SELECT '~' || word FROM unnest(search_words(left(concat_ws(' ; ', description_de, description_en), 4000))) word
    WHERE word <> ALL (named) LIMIT 400
  );
END $$;

-- A name whatever the order of its words; the same as wholeName of lib/search/search-text.ts.
CREATE FUNCTION whole_name(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN words = '{}' THEN '{}' ELSE ARRAY[
    '=' || left(encode(sha256(array_to_string(ARRAY(SELECT word FROM unnest(words) word ORDER BY word COLLATE "C"), ' ')::bytea), 'hex'), 16)
  ] END
$$;

CREATE TABLE search_word (
  word text COLLATE "C" NOT NULL,
  CONSTRAINT search_word_pkey PRIMARY KEY (word)
);
CREATE INDEX search_word_trgm ON search_word USING gin (word gin_trgm_ops);
CREATE INDEX search_word_deletes ON search_word USING gin (search_deletes(word) COLLATE "C");

-- Without a foreign key, whose check would look each listing up again: a trigger takes the rows of deleted ones away.
CREATE TABLE listing_words (
  listing_id integer NOT NULL,
  words tsvector NOT NULL,
  status "ListingStatus" NOT NULL,
  available_quantity integer NOT NULL,
  manufacturer_id integer NOT NULL,
  product_id integer,
  min_order_quantity integer NOT NULL,
  shipping_possible boolean NOT NULL,
  pickup_possible boolean NOT NULL,
  bundle_only boolean NOT NULL,
  condition "ListingCondition",
  year_of_manufacture integer,
  has_certificate boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  piece_price_in_ct double precision NOT NULL,
  CONSTRAINT listing_words_pkey PRIMARY KEY (listing_id)
) WITH (fillfactor = 85);

-- The words that a typed one is compared with; of names and descriptions, without numbers.
CREATE FUNCTION learn_words(texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_word (word)
    SELECT DISTINCT ltrim(text, '~') COLLATE "C" FROM unnest(texts) text
    WHERE text ~ '^~?[a-z\u00c0-\U0010ffff]{3,40}$'
      AND NOT EXISTS (SELECT FROM search_word known WHERE known.word = ltrim(text, '~') COLLATE "C")
    ORDER BY 1 ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION listing_words_sync() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  available integer := NEW.quantity - NEW.reserved_quantity - NEW.sold_quantity;
  marks text[] := listing_marks(NEW.id, NEW.manufacturer_id, NEW.piece_price_in_ct, available);
  texts text[];
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.name_de, NEW.name_en, NEW.description_de, NEW.description_en)
    IS NOT DISTINCT FROM (OLD.name_de, OLD.name_en, OLD.description_de, OLD.description_en)
  THEN
    UPDATE listing_words SET
      words = CASE WHEN marks <@ tsvector_to_array(words) THEN words ELSE array_to_tsvector(
        ARRAY(SELECT word FROM unnest(tsvector_to_array(words)) word WHERE left(word, 1) <> '#') || marks
      ) END,
      status = NEW.status, available_quantity = available, manufacturer_id = NEW.manufacturer_id,
      product_id = NEW.product_id, min_order_quantity = NEW.min_order_quantity,
      shipping_possible = NEW.shipping_possible, pickup_possible = NEW.pickup_possible,
      bundle_only = NEW.bundle_only, condition = NEW.condition, year_of_manufacture = NEW.year_of_manufacture,
      has_certificate = NEW.has_certificate, created_at = NEW.created_at, piece_price_in_ct = NEW.piece_price_in_ct
    WHERE listing_id = NEW.id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  texts := listing_texts(NEW.name_de, NEW.name_en, NEW.description_de, NEW.description_en);
  PERFORM learn_words(texts);
  INSERT INTO listing_words VALUES (
    NEW.id, array_to_tsvector(texts || marks), NEW.status, available, NEW.manufacturer_id, NEW.product_id,
    NEW.min_order_quantity, NEW.shipping_possible, NEW.pickup_possible, NEW.bundle_only, NEW.condition,
    NEW.year_of_manufacture, NEW.has_certificate, NEW.created_at, NEW.piece_price_in_ct
  ) ON CONFLICT (listing_id) DO UPDATE SET
    words = EXCLUDED.words, status = EXCLUDED.status, available_quantity = EXCLUDED.available_quantity,
    manufacturer_id = EXCLUDED.manufacturer_id, product_id = EXCLUDED.product_id,
    min_order_quantity = EXCLUDED.min_order_quantity, shipping_possible = EXCLUDED.shipping_possible,
    pickup_possible = EXCLUDED.pickup_possible, bundle_only = EXCLUDED.bundle_only, condition = EXCLUDED.condition,
    year_of_manufacture = EXCLUDED.year_of_manufacture, has_certificate = EXCLUDED.has_certificate,
    created_at = EXCLUDED.created_at, piece_price_in_ct = EXCLUDED.piece_price_in_ct;
  RETURN NULL;
END $$;

CREATE FUNCTION listing_words_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_words WHERE listing_id = OLD.id;
  RETURN NULL;
END $$;
