import type { DecimalMark } from "../fields";

/** The digits of a written number, and which mark in it can only be the decimal one. */
export interface NumberBody {
  /** Before the decimal mark, and behind it without idle zeros. */
  whole: string;
  fraction: string;
  /** Null where neither comma nor point says. */
  mark: DecimalMark | null;
}

/** "1.234" and "6,000": whether its mark stands between groups or before decimals cannot be seen. */
export interface AmbiguousBody {
  group: NumberBody;
  decimal: NumberBody;
}

// A group never begins with 0: what follows "0," are decimals.
const spaced = /^[1-9]\d{0,2}([ '])\d{3}(?:\1\d{3})*(?:([.,])(\d*))?$/;
const german = /^[1-9]\d{0,2}(?:\.\d{3})+,(\d*)$/;
const english = /^[1-9]\d{0,2}(?:,\d{3})+\.(\d*)$/;
const manyGroups = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/;
const eitherWay = /^[1-9]\d{0,2}[.,]\d{3}$/;
const oneMark = /^(?:\d+[.,]\d*|[.,]\d+)$/;

/** How digits with marks read: German, English and Swiss groups; null of what is none of them. */
export function readBody(text: string): NumberBody | AmbiguousBody | null {
  if (/^\d+$/.test(text)) {
    return { whole: text, fraction: "", mark: null };
  }
  if (eitherWay.test(text)) {
    return { group: grouped(text, text.at(-4)), decimal: cutAt(text, text.at(-4)) };
  }
  const behindSpaces = spaced.exec(text);
  if (behindSpaces) {
    return cutAt(text, behindSpaces[2]);
  }
  const behindGroups = german.exec(text) ?? english.exec(text);
  if (behindGroups) {
    return cutAt(text, text.at(-(behindGroups[1] ?? "").length - 1));
  }
  const groups = manyGroups.exec(text);
  if (groups) {
    return grouped(text, groups[1]);
  }
  return oneMark.test(text) ? cutAt(text, text.includes(",") ? "," : ".") : null;
}

function grouped(text: string, mark: string | undefined): NumberBody {
  return { whole: digitsOf(text), fraction: "", mark: mark === "." ? "comma" : "point" };
}

function cutAt(text: string, mark: string | undefined): NumberBody {
  if (mark === undefined) {
    return { whole: digitsOf(text), fraction: "", mark: null };
  }
  const place = text.lastIndexOf(mark);
  return {
    whole: digitsOf(text.slice(0, place)) || "0",
    fraction: text.slice(place + 1).replace(/0+$/, ""),
    mark: mark === "," ? "comma" : "point",
  };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
