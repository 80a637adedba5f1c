import entities from "./html-entities.json" with { type: "json" };

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

const characters = new Map(
  entities.flatMap((line) =>
    line.split(" ").map((pair): [string, string] => {
      const [name = "", character = ""] = pair.split(":");
      return [name, character];
    }),
  ),
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
