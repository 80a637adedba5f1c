/** Characters that look like the Latin letter of the key. */
export const lookAlikes: Record<string, string> = {
  a: "аΑАαɑᴀⱭ",
  b: "ВβʙΒвЬь",
  c: "сСςᴄ",
  d: "ԁԀᴅđĐɗƊ",
  e: "еЕΕεєЄҽᴇеɛҼƐ",
  f: "ꜰғҒƒƑ",
  g: "ɡɢԌԍꞬ",
  h: "һҺнНΗηʜħĦ",
  k: "кКΚκқҚᴋƙƘ",
  l: "1iIіІӏӀιΙıƖɩɪʟłŁ|ǀꞮ",
  m: "мМΜᴍ",
  n: "ոɴΝпПոՈ",
  o: "0оОοΟøØσѳᴏоօѲՕ",
  p: "рРρΡᴘ",
  q: "ԛԚ",
  r: "гГᴦʀяЯƦ",
  s: "ѕЅꜱʂꟅ",
  t: "тТτΤᴛŧŦ",
  u: "υսᴜцЦՍ",
  v: "ѵѴνᴠ",
  w: "ԝԜωшШᴡɯƜ",
  x: "хХχΧ",
  y: "уУγΥүҮʏ",
  z: "ΖζᴢȥƶƵȤ",
};

const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);

/** Maps look-alikes to one form: a Cyrillic "Lаgerfund" becomes "lagerfund". */
export function plainLetters(text: string): string {
  const decomposed = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "");
  return Array.from(decomposed, (letter) => latinOf.get(letter) ?? letter)
    .join("")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}
