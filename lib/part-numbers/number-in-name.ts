const edges = /^[,;:()[\]"']+|(?<![,;:()[\]"'.])[,;:()[\]"'.]+$/g;
const shortest = 4;
const longest = 40;
// Sizes, threads, voltages, standards and other figures of parts.
const measures =
  /^(?:(?:DN|PN|NW|NG|IP|M|G|R|Rp|Tr|PG|SW|RAL|DIN|ISO|EN|VDE|AWG|Cat|FI|Ø|Gr|Typ|Nr|Pos|Art|RJ|Pt|USB|PA|PE|POM|PVC|GG|GGG|St|CuZn|AlMg|C)[-.]?\d[\d.,x/-]*(?:[a-z]{1,3})?|S\d{3}[A-Z]{1,2}\d?|X\d+Cr\S*|\d[\d.,/x×*+-]*(?:V(?:AC|DC)?|AC|DC|A|mA|W|kW|VA|kVA|Hz|kHz|MHz|Ohm|Ω|mm2?|mm²|cm|m|km|kg|g|l|ml|bar|mbar|Nm|N|kN|rpm|U\/min|min|h|s|ms|Stk|St|pol(?:ig)?|fach|er|°C?|°|%|"|''|Zoll|inch|in|m3\/h|K|µm|nF|µF|pF|uF|MB|GB|TB|Bit|ADH|LED|tlg)\.?)$/i;
const size = /^\d+(?:[.,]\d+)?(?:[x×*/]\d+(?:[.,]\d+)?)*$/i;
const date = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d)$/;
const code = /^(?=.*\d)[\p{L}\d][\p{L}\d\-./_+]*$/u;

// "6ES7 214-1AG40-0XB0" is one number.
const siemens = /(?<![\p{L}\d])(\d[A-Z]{2}\d) (?=\d{3}-)/gu;

/** The one word that can only be a part number. Null where there is none or more than one. */
export function numberInName(name: string): string | null {
  const words = name
    .replace(siemens, "$1")
    .split(/\s+/)
    .map((word) => word.replace(edges, ""));
  const numbers = new Set(words.filter(isNumber));
  const [only = null] = numbers;
  return numbers.size === 1 ? only : null;
}

/** A word of digits alone counts from six on. */
function isNumber(word: string): boolean {
  const isLong = word.length < shortest || word.length > longest;
  if (isLong || !code.test(word) || measures.test(word) || date.test(word)) {
    return false;
  }
  const digits = word.replace(/\D/g, "").length;
  return size.test(word) ? digits === word.length && digits >= 6 : digits >= 2;
}
