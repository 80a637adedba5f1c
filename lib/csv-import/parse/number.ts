import type { DecimalMark, NumberFacts } from "@/lib/csv-import/column-mapping";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { textOf, withoutUnseen } from "./cell-text";
import { otherCurrencies } from "./currencies";

interface NumberBody {
  whole: string;
  fraction: string;
  mark: DecimalMark | null;
}

/** "1.234" may be a group or decimals. */
interface AmbiguousBody {
  group: NumberBody;
  decimal: NumberBody;
}

export interface WrittenNumber extends NumberBody {
  isNegative: boolean;
  unit: string;
  currency: string;
  /** True beside "/Stk". */
  isPriced: boolean;
}

type NumberReading =
  | { kind: "number"; number: WrittenNumber }
  | { kind: "ambiguous"; group: WrittenNumber; decimal: WrittenNumber }
  | { kind: "damaged" }
  | { kind: "other" };

const groups =
  /^[1-9]\d{0,2}(?<group>[ '.,])\d{3}(?:\k<group>\d{3})*(?:(?<mark>(?!\k<group>)[.,])\d*)?$/;
const oneMark = /^(?:\d+[.,]\d*|[.,]\d+)$/;

/** Bounds the cost of the patterns below. */
export const longestNumber = 60;
const plainDigits = /^\d{1,30}$/;
const exoticSpaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const scientific = /^[+-]?\d+(?:[.,]\d+)?\s?E\s?[+-]?\d+$/i;
const marked = /^\d[\d.,]*$/;
const currencySign = `\\p{Sc}|EUR|Euro|${otherCurrencies.join("|")}`;
const word = new RegExp(`^(?!(?:${currencySign})(?!\\p{L}))\\p{L}`, "iu");
// Only pieces: "ST 12" is "12 ST", but "M 12" is a thread.
const piecesBefore = /^(st|stk|stck|stück|stueck|pcs?|pce|ea)(?:\.?:?\s+|\.|:)(?=\d)(.*)$/iu;
const parts = /^([^\d.,']*)([\d.,' ]*\d[.,]?)([^\d.,']*\.?)$/;
// SAP writes the minus behind the digits, accountants use brackets.
const perPiece = "(?:/|je|pro|per)\\s*(?:st|stk|stck|stück|stueck|pcs?|pce|piece|ea|each)\\.?";
const around = new RegExp(
  `^\\(?[+-]?\\s*(?<before>${currencySign})?\\s*[+-]?\\s*\\|\\s*-?\\s*` +
    `(?:(?<behind>${currencySign})(?:\\s*${perPiece})?|(?<each>${perPiece})|` +
    "(?<unit>\\p{L}{1,8}\\.?))?\\s*-?\\s*\\)?$",
  "iu",
);
// Swiss: "12.50.-".
const swissEnd = /(?<=[.,]\d\d)\.$/;
const bare = { isNegative: false, unit: "", currency: "", isPriced: false };
const other: NumberReading = { kind: "other" };

/** Answers "damaged" for "4,26E+12". */
export function readNumberText(text: string): NumberReading {
  if (plainDigits.test(text)) {
    return { kind: "number", number: { whole: text, fraction: "", mark: null, ...bare } };
  }
  if (text.length > longestNumber || !/\d/.test(text)) {
    return other;
  }
  if (marked.test(text)) {
    return framedNumber(text);
  }
  if (word.test(text)) {
    const [, unit, digits] = piecesBefore.exec(text) ?? [];
    return digits === undefined ? other : readNumberText(`${digits} ${unit}`);
  }
  const tidy = withoutUnseen(text)
    .trim()
    .replace(exoticSpaces, " ")
    .replace(/[’‘`´]/g, "'")
    .replace(/[−–—]/g, "-");
  return scientific.test(tidy) ? { kind: "damaged" } : framedNumber(tidy.replace(/^'(?=\d)/, ""));
}

export function numberKindOf(cell: Cell): keyof NumberFacts {
  if (typeof cell === "number") {
    return "typed";
  }
  const reading = readNumberText(textOf(cell));
  return reading.kind === "number" ? (reading.number.mark ?? "plain") : reading.kind;
}

function framedNumber(text: string): NumberReading {
  const [, front = "", digits = "", back = ""] = parts.exec(text) ?? [];
  const body = readBody(digits.trim().replace(back.startsWith("-") ? swissEnd : "", ""));
  // The dash of "12,-" stands for the cents. Elsewhere it is a minus.
  const isRound = /[.,]$/.test(digits);
  const frame = frameOf(front, isRound ? back.replace(/^-{1,2}/, "") : back);
  if (!body || !frame) {
    return other;
  }
  return "group" in body
    ? {
        kind: "ambiguous",
        group: { ...frame, ...body.group },
        decimal: { ...frame, ...body.decimal },
      }
    : { kind: "number", number: { ...frame, ...body } };
}

function frameOf(front: string, back: string): Omit<WrittenNumber, keyof NumberBody> | null {
  if (front === "" && back === "") {
    return bare;
  }
  const frame = `${front}|${back}`.replace(/\s+/g, " ");
  const found = around.exec(frame)?.groups;
  const signs = frame.match(/[+\-(]/g) ?? [];
  const { before, behind, each, unit = "" } = found ?? {};
  if (!found || signs.length > 1 || (before && behind)) {
    return null;
  }
  if (frame.includes("(") !== frame.includes(")")) {
    return null;
  }
  const isNegative = signs.length > 0 && signs[0] !== "+";
  return { isNegative, unit, currency: before ?? behind ?? "", isPriced: each !== undefined };
}

function readBody(text: string): NumberBody | AmbiguousBody | null {
  if (/^\d+$/.test(text)) {
    return { whole: text, fraction: "", mark: null };
  }
  const { group, mark } = groups.exec(text)?.groups ?? {};
  if (group === undefined) {
    return oneMark.test(text) ? cutAt(text, text.includes(",") ? "," : ".") : null;
  }
  if (mark !== undefined || group === " " || group === "'") {
    return cutAt(text, mark);
  }
  const whole: NumberBody = {
    whole: digitsOf(text),
    fraction: "",
    mark: group === "." ? "comma" : "point",
  };
  const isEither = text.indexOf(group) === text.lastIndexOf(group);
  return isEither ? { group: whole, decimal: cutAt(text, group) } : whole;
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
