import { otherCurrencies } from "@/lib/csv-import/parse/currencies";

export type NumberFormat = (number: number) => string | number;

interface Token {
  kind: "literal" | "digit" | "point" | "general";
  text: string;
}

interface Section {
  tokens: Token[];
  decimals: number;
  isPercent: boolean;
  isText: boolean;
}

const sections = /(?:"[^"]*"|\\.|\[[^\]]*\]|[_*].|[^;])+|(?<=^|;)(?=;|$)/gsu;
const tokensOfCode =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|[_*].|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[[^\]]*\]|(?<general>General)|(?<digit>[0#?])|(?<point>\.)|,|(?<literal>.)/gisu;
const texts = new RegExp(
  String.raw`"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|[_*].|General|${otherCurrencies.join("|")}`,
  "gisu",
);
const sectionOfTexts = /;[^;]*@[^;]*$/;
const noNumber = /[dmyhs@/]|E[+-]/i;
const saysNoMore = /^(?:[\s\u00A0\u202F€()'-]|EUR|Euro)*$/i;
const groupMark = /^[\s\u00A0\u202F'’]*$/;
const centDigits = 2;
// Excel allows no longer ones.
const longestCode = 255;
const tooLong = 1e15;

/** Rounds only from two decimals on. Null for dates, times, fractions and texts. */
export function numberFormatOf(code: string): NumberFormat | null {
  if (
    code.length > longestCode ||
    noNumber.test(code.replace(texts, "").replace(sectionOfTexts, ""))
  ) {
    return null;
  }
  const all = (code.match(sections) ?? []).map(sectionOf);
  return (number) => (Math.abs(number) < tooLong ? shownBy(all, number) : number);
}

function sectionOf(code: string): Section {
  const tokens = [...code.matchAll(tokensOfCode)].flatMap(tokenOf);
  const text = tokens.map(literalOf).join("");
  return {
    tokens,
    decimals: decimalsOf(tokens),
    isPercent: text.includes("%"),
    isText: !saysNoMore.test(text) || isCode(tokens),
  };
}

function tokenOf({ groups = {} }: RegExpMatchArray): Token[] {
  const { quoted, escaped, currency, literal, general, digit, point } = groups;
  const kinds = { general, digit, point, literal: quoted ?? escaped ?? currency ?? literal };
  return (["general", "digit", "point", "literal"] as const).flatMap((kind) => {
    const text = kinds[kind];
    return text ? [{ kind, text }] : [];
  });
}

function literalOf({ kind, text }: Token): string {
  return kind === "literal" ? text : "";
}

function decimalsOf(tokens: Token[]): number {
  const point = tokens.findIndex(({ kind }) => kind === "point");
  return point < 0 ? 0 : tokens.slice(point).filter(({ kind }) => kind === "digit").length;
}

/** Formats such as 00000 and 000-000 show part numbers. */
function isCode(tokens: Token[]): boolean {
  const places = tokens.filter(({ kind }) => kind !== "literal");
  const inner = tokens.slice(tokens.findIndex(isPlace), tokens.findLastIndex(isPlace));
  return (
    (places.length > 1 && places.every(({ text }) => text === "0")) ||
    inner.some((token) => !groupMark.test(literalOf(token)))
  );
}

function isPlace({ kind }: Token): boolean {
  return kind === "digit" || kind === "general";
}

function shownBy(all: Section[], number: number): string | number {
  const { section, isSigned } = sectionFor(all, number);
  if (!section) {
    return number;
  }
  const scaled = section.isPercent ? number * 100 : number;
  const counted = section.decimals >= centDigits ? rounded(scaled, section.decimals) : scaled;
  if (!section.isText) {
    return counted;
  }
  const sign = isSigned && counted < 0 ? "-" : "";
  return `${sign}${written(section, Math.abs(counted))}`.trim();
}

function sectionFor(all: Section[], number: number): { section?: Section; isSigned: boolean } {
  const [first, second, third] = all;
  if (number < 0 && second) {
    return { section: second, isSigned: false };
  }
  return { section: number === 0 && third ? third : first, isSigned: true };
}

/** Adds a zero to three decimals, because they could be read as a group. */
function written({ tokens, decimals }: Section, number: number): string {
  const point = tokens.findIndex(({ kind }) => kind === "point");
  const end = point < 0 ? tokens.findLastIndex(isPlace) + 1 : point;
  const [whole = "", fraction = ""] = digitsOf(number, decimals);
  const front = placed(tokens.slice(0, end), whole);
  const isShown = fraction !== "" && tokens.some(isPlace);
  const behind = isShown ? `,${fraction.length === 3 ? `${fraction}0` : fraction}` : "";
  return `${front}${behind}${tokens.slice(end).map(literalOf).join("")}`;
}

function placed(tokens: Token[], digits: string): string {
  const first = tokens.findIndex(isPlace);
  let left = digits;
  let text = "";
  for (const [index, token] of [...tokens.entries()].toReversed()) {
    const own = index === first ? left : left.slice(-1);
    const digit = own === "" && token.text === "0" ? "0" : own;
    text = `${isPlace(token) ? digit : token.text}${text}`;
    left = isPlace(token) ? left.slice(0, left.length - own.length) : left;
  }
  return text;
}

function digitsOf(number: number, decimals: number): string[] {
  const known = Number(number.toPrecision(15));
  const text = decimals >= centDigits ? known.toFixed(decimals) : String(known);
  return (text.includes("e") ? known.toFixed(20).replace(/\.?0+$/, "") : text).split(".");
}

/** Rounds by 15 digits as a spreadsheet does: 1.005 is 1.01. */
function rounded(number: number, decimals: number): number {
  if (Number.isInteger(number)) {
    return number;
  }
  const text = String(Number(Math.abs(number).toPrecision(15)));
  const moved = text.includes("e") ? 0 : Math.round(Number(`${text}e${decimals}`));
  return Math.sign(number) * Number(`${moved}e-${decimals}`);
}
