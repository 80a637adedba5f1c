-- A text as search compares it, the same as foldText of lib/search/fold.ts on every host, whatever its locale.
CREATE FUNCTION search_fold(text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          regexp_replace(normalize(text, NFKD), U&'([aouAOU])\0308', '\1e', 'g'),
          U&'\00D7\2715\03BC\2044', 'xxu/'
        ), 'ß', 'ss'), 'ẞ', 'ss'), 'ø', 'oe'), 'Ø', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'Ω', 'ohm'), 'ω', 'ohm'),
      U&'[\0300-\036F]', '', 'g'
    ),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'
  );
