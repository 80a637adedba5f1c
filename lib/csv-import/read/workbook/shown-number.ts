import { SSF } from "@e965/xlsx";
import type { Cell } from "@/lib/csv-import/read-file-result";

const unquotedUnit = /(?<=[0#]\s?)[A-Z]{3}\b/g;
const saysNoMore = /^(?:General|@)$|[?#0]\s*\/|[0#]E[+-]/i;
// Excel allows no longer ones.
const longestFormat = 255;
const tooLong = 1e15;
const firstDigits = /\d(?:[\d,'’ \u00A0\u202F]*\d)?(?:\.(\d+))?/;
const msPerDay = 86_400_000;
const dayOf1970 = 25_569;
const daysUntil1904 = 1462;

/** A text where the format says more than the number. Rounds only from two decimals on. */
export function shownNumber(number: number, format: string, is1904 = false): Cell {
  if (saysNoMore.test(format) || format.length > longestFormat || Math.abs(number) >= tooLong) {
    return number;
  }
  const code = format.replace(/General/gi, "0").replace(unquotedUnit, '"$&"');
  // The library rounds 1.005 down, a spreadsheet up.
  const raised = Number.isInteger(number) ? number : number * (1 + 1e-15);
  try {
    return SSF.is_date(code)
      ? dayOf(number + (is1904 ? daysUntil1904 : 0))
      : withDecimals(number, String(SSF.format(code, raised)));
  } catch {
    return number;
  }
}

function dayOf(number: number): string {
  return new Date(Math.round((number - dayOf1970) * msPerDay)).toISOString().slice(0, 10);
}

/** Adds a zero to three decimals, because they could be read as a group. */
function withDecimals(number: number, text: string): Cell {
  const [digits = "", fraction = ""] = firstDigits.exec(text) ?? [];
  const whole = Math.abs(number) * (text.includes("%") ? 100 : 1);
  const exact = Number(whole.toPrecision(15));
  const shown = Number(digits.replace(/[^\d.]/g, ""));
  const isSame = Math.abs(shown - exact) < 1;
  const value = isSame && fraction.length < 2 ? exact : shown;
  const rest = text.replace(digits, "").replace(/EURO?/i, "");
  if (/^[\s€()-]*$/.test(rest) && !/^0\d/.test(digits)) {
    return isSame ? Math.sign(number) * value || 0 : number;
  }
  const written = value === shown ? digits.replace(/[^\d.]/g, "") : String(value);
  return text.replace(digits, written.replace(/\.(\d{3})$/, ".$10").replace(".", ",")).trim();
}
