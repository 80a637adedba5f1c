import { formatEuros } from "@/lib/i18n/formats";
import { digitsOf, integerOf } from "@/lib/text/typed-amounts";

/** `before` in cents. */
interface PriceEdit {
  before: number | null;
  text: string;
  caret: number;
  inputType?: string | undefined;
}

interface EditedPrice {
  cents: number | null;
  caret: number;
}

const emptied: EditedPrice = { cents: null, caret: "0,00".length };

export function priceText(cents: number | null): string {
  return cents === null ? "" : formatEuros(cents);
}

/** Shifts digits in from the right. Deleting a sign deletes the next digit. */
export function editedPrice({ before, text, caret, inputType = "" }: PriceEdit): EditedPrice {
  const digits = digitsOf(text);
  const behind = digitsOf(text.slice(caret)).length;
  if (digits === "") {
    return emptied;
  }
  if (inputType.startsWith("delete")) {
    return deleted({ before, text, digits, behind, isForward: inputType.endsWith("Forward") });
  }
  const first = before === 0 ? typedIntoNoughts(text, caret) : null;
  return first === null ? placed(digits, behind) : placed(first, 0);
}

interface Deletion {
  before: number | null;
  text: string;
  digits: string;
  behind: number;
  isForward: boolean;
}

function deleted({ before, text, digits, behind, isForward }: Deletion): EditedPrice {
  if (before === 0) {
    return emptied;
  }
  const onlySignGone = digits === digitsOf(priceText(before)) && text !== priceText(before);
  if (!onlySignGone) {
    return placed(digits, behind);
  }
  const place = digits.length - behind - (isForward ? 0 : 1);
  const rest = digits.slice(0, Math.max(place, 0)) + digits.slice(place + 1);
  return placed(place < 0 ? digits : rest, isForward ? Math.max(behind - 1, 0) : behind);
}

function typedIntoNoughts(text: string, caret: number): string | null {
  const noughts = priceText(0);
  const start = caret - (text.length - noughts.length);
  const isAround = text.startsWith(noughts.slice(0, Math.max(start, 0))) && start >= 0;
  return isAround && text.slice(caret) === noughts.slice(start)
    ? digitsOf(text.slice(start, caret))
    : null;
}

/** `behind` counts the digits right of the caret. */
function placed(digits: string, behind: number): EditedPrice {
  const cents = integerOf(digits);
  const text = priceText(cents);
  let caret = text.length;
  for (let right = 0; caret > 0; caret -= 1) {
    if (/\d/.test(text.charAt(caret - 1))) {
      if (right === behind) {
        break;
      }
      right += 1;
    }
  }
  return { cents, caret };
}

export interface PriceDigits {
  isPasted: boolean;
  /** Digits typed behind the last point or comma; null without one. */
  decimals: number | null;
}

export function decimalsAfter(
  before: number | null,
  data: string,
  isDeleted: boolean,
): number | null {
  if (/[.,]/.test(data)) {
    return digitsOf(data.slice(data.search(/[.,][^.,]*$/))).length;
  }
  return before === null ? null : Math.max(before + (isDeleted ? -1 : digitsOf(data).length), 0);
}

/** "45" may mean 45 €, and "12,5" 12.50 €. */
export function intendedEuros(
  cents: number | null,
  { isPasted, decimals }: PriceDigits,
  littleInCt: number,
): number | null {
  if (cents === null || cents === 0) {
    return null;
  }
  const isDoubtful = decimals === null ? isPasted || cents < littleInCt : decimals !== 2;
  const meant = cents * (decimals === 1 ? 10 : 100);
  return isDoubtful && meant <= Number.MAX_SAFE_INTEGER ? meant : null;
}

/** Null for bare digits, which count as typed. A negative amount is 0. */
export function pastedCents(pasted: string): number | null {
  const amount = pasted.normalize("NFKC").replace(/[\s']|€|EUR/gi, "");
  if (/^\d*$/.test(amount) && !/€|EUR/i.test(pasted)) {
    return null;
  }
  if (/^[-−–]/.test(amount)) {
    return 0;
  }
  const decimals = /[.,](\d{1,2})$/.exec(amount)?.[1] ?? "";
  const whole = decimals ? amount.slice(0, -decimals.length - 1) : amount;
  return integerOf(digitsOf(whole) + decimals.padEnd(2, "0"));
}
