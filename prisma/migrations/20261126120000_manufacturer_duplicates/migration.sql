-- The letters by which names are compared: "weidmüller" and "weidmueller" have the same (docs/decisions/0060).
CREATE FUNCTION manufacturer_letters(normalised_name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(replace(replace(replace(normalised_name, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    'áàâãåçéèêëíìîïñóòôõøúùûýž', 'aaaaaceeeeiiiinooooouuuyz')
$$;

-- When a job has last compared it with all others; null of one that is new or renamed.
ALTER TABLE manufacturer ADD COLUMN compared_at timestamptz(3);

-- Two that may be one, found by that job; one_id is the smaller id.
CREATE TABLE manufacturer_duplicate (
  one_id integer NOT NULL REFERENCES manufacturer (id) ON DELETE CASCADE ON UPDATE CASCADE,
  other_id integer NOT NULL REFERENCES manufacturer (id) ON DELETE CASCADE ON UPDATE CASCADE,
  likeness text NOT NULL,
  score real NOT NULL,
  found_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT manufacturer_duplicate_pkey PRIMARY KEY (one_id, other_id),
  CONSTRAINT manufacturer_duplicate_in_order CHECK (one_id < other_id)
);
CREATE INDEX manufacturer_duplicate_other_id_idx ON manufacturer_duplicate (other_id);
CREATE INDEX manufacturer_duplicate_score_one_id_other_id_idx ON manufacturer_duplicate (score DESC, one_id, other_id);

SELECT pgboss.create_queue('compare-manufacturers', '{"policy": "standard"}');
