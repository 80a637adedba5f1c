// Needs the closing form of one-letter tags, because "<b>" alone may be a dimension.
const tag =
  /<\/?(?:p|br|div|span|ul|ol|li|strong|em|h[1-6]|table|tbody|thead|tr|td|th|img|font|hr|sup|sub|script|style|pre|html|body|small|center)(?:[\s/][^<>]*)?>|<\/[abiu]\s*>/i;
const anyTag = /<\/?[a-z][a-z0-9]*(?:[\s/:][^<>]*)?>/gi;
const cutTag = /<\/?[a-z][^<>]*$/i;
const breaks = /<br[^<>]*>|<\/?(?:p|div|ul|ol|h[1-6]|table|tr|pre|hr)(?:[\s/][^<>]*)?>/gi;
const items = /<li(?:\s[^<>]*)?>/gi;
const fields = /<t[dh](?:\s[^<>]*)?>/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;
// Takes the rest of the text where a tag is never closed.
const unread =
  /<(?:script\b.*?(?:<\/script[^<>]*>?|$)|style\b.*?(?:<\/style[^<>]*>?|$)|!--.*?(?:-->|$))/gis;
const sectionOpening = "<![CDATA[";
const sectionMarks = /<!\[CDATA\[|\]\]>/g;
const longestHtml = 200_000;
// Some programs escape twice.
const mostTimes = 3;

const names =
  "nbsp:\u00A0 amp:& lt:< gt:> quot:\" apos:' auml:ä ouml:ö uuml:ü Auml:Ä Ouml:Ö Uuml:Ü szlig:ß euro:€ deg:° micro:µ " +
  "plusmn:± times:× divide:÷ Oslash:Ø oslash:ø Omega:Ω ohm:Ω mu:µ frac12:½ frac14:¼ frac34:¾ sup1:¹ sup2:² sup3:³ " +
  "aacute:á iacute:í oacute:ó uacute:ú acirc:â ecirc:ê icirc:î ocirc:ô Eacute:É euml:ë iuml:ï oelig:œ scaron:š Scaron:Š " +
  "Delta:Δ delta:δ alpha:α beta:β pi:π infin:∞ asymp:≈ ne:≠ minus:− radic:√ permil:‰ rarr:→ larr:← ordm:º pound:£ yen:¥ " +
  "cent:¢ shy:\u00AD ensp:\u2002 emsp:\u2003 thinsp:\u2009 middot:· bull:• ndash:– mdash:— hellip:… laquo:« raquo:» bdquo:„ ldquo:“ rdquo:” lsquo:‘ rsquo:’ sbquo:‚ " +
  "reg:® copy:© trade:™ le:≤ ge:≥ eacute:é egrave:è agrave:à ccedil:ç aring:å Aring:Å aelig:æ ntilde:ñ para:¶ sect:§";
const characters = new Map(
  names.split(" ").map((pair): [string, string] => {
    const [name = "", character = ""] = pair.split(":");
    return [name, character];
  }),
);

/** Leaves "a < b & c" alone. */
export function withoutHtml(text: string): string {
  let plain = withoutSections(text);
  for (let time = 0; time < mostTimes; time += 1) {
    const before = plain;
    plain = isHtml(plain) ? withoutSections(plainOf(plain)) : withoutEntities(plain);
    if (plain === before) {
      return plain;
    }
  }
  return plain;
}

export function withoutEntities(text: string): string {
  const isLikely = text.length <= longestHtml && text.includes("&") && text.includes(";");
  const plain = isLikely ? withCharacters(text) : text;
  return withoutSections(plain === text ? text : plain.replace(/\u00A0/g, " "));
}

function withoutSections(text: string): string {
  return text.includes(sectionOpening) ? text.replace(sectionMarks, "") : text;
}

function isHtml(text: string): boolean {
  return text.length <= longestHtml && text.includes("<") && tag.test(text);
}

function plainOf(html: string): string {
  const text = withCharacters(
    html
      .replace(unread, " ")
      .replace(items, "\n- ")
      .replace(breaks, "\n")
      .replace(fields, " ")
      .replace(anyTag, "")
      .replace(cutTag, ""),
  );
  return text
    .replace(/[ \t\u00A0]+/g, " ")
    .replace(/ ?\r?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withCharacters(text: string): string {
  return text.replace(entity, characterOf);
}

function characterOf(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) {
    // "&GE;" may stand between codes, but "&AUML;" is HTML.
    const isClear = name.length > 3 || name === "AMP";
    return characters.get(name) ?? (isClear ? characters.get(name.toLowerCase()) : null) ?? whole;
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : " ";
}
