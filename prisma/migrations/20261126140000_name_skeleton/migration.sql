-- What two names that look alike have in common (docs/decisions/0062-names-and-users-words.md); lib/users/look-alikes.ts holds the same.
-- What is neither letter nor figure falls away, but for & and +.
CREATE FUNCTION name_skeleton(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(nullif(replace(replace(replace(regexp_replace(lower(translate(normalize(name, NFKD),
    'аΑАαɑᴀⱭВβʙΒвЬьсСςᴄԁԀᴅđĐɗƊеЕΕεєЄҽᴇɛҼƐꜰғҒƒƑɡɢԌԍꞬһҺнНΗηʜħĦкКΚκқҚᴋƙƘ1iIіІӏӀιΙıƖɩɪʟłŁ|ǀꞮмМΜᴍոɴΝпПՈ0оОοΟøØσѳᴏօѲՕрРρΡᴘԛԚгГᴦʀяЯƦѕЅꜱʂꟅтТτΤᴛŧŦυսᴜцЦՍѵѴνᴠԝԜωшШᴡɯƜхХχΧуУγΥүҮʏΖζᴢȥƶƵȤ',
    'aaaaaaabbbbbbbccccdddddddeeeeeeeeeeefffffggggghhhhhhhhhkkkkkkkkklllllllllllllllllllmmmmnnnnnnooooooooooooopppppqqrrrrrrrssssstttttttuuuuuuvvvvwwwwwwwwxxxxyyyyyyyzzzzzzz')),
    '[\u0001-\u0025\u0027-\u002a\u002c-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u0300-\u036f\u2000-\u206f]',
    '', 'g'), 'ß', 'ss'), 'rn', 'm'), 'vv', 'w'), ''), name)
$$;
