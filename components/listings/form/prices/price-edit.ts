import { formatEuros } from "@/lib/i18n/formats";
import { digitsOf, integerOf } from "@/lib/text/typed-number";

/** What a person did to a price field: its cents before, its text and caret after, and the browser's word for it. */
interface PriceEdit {
  before: number | null;
  text: string;
  caret: number;
  /** The `inputType` of the event. */
  inputType?: string | undefined;
}

interface EditedPrice {
  cents: number | null;
  caret: number;
}

// Behind the noughts, where a field has them instead of nothing.
const emptied: EditedPrice = { cents: null, caret: "0,00".length };

/** What the field shows: German format, nothing where there is no price. */
export function priceText(cents: number | null): string {
  return cents === null ? "" : formatEuros(cents);
}

/**
 * Digits shift in from the right as on a till, and the caret stays beside the digits it stood beside: so many digits
 * to its right as before. What takes away only a sign (the comma, the " €") takes away the digit beyond it.
 */
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

/** Anywhere in "0,00 €" a digit is the first one of a new price; null where the noughts were typed over. */
function typedIntoNoughts(text: string, caret: number): string | null {
  const noughts = priceText(0);
  const start = caret - (text.length - noughts.length);
  const isAround = text.startsWith(noughts.slice(0, Math.max(start, 0))) && start >= 0;
  return isAround && text.slice(caret) === noughts.slice(start)
    ? digitsOf(text.slice(start, caret))
    : null;
}

/** The caret right behind the digit that has `behind` digits to its right. */
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
  /** A comma or a period was among them: whoever types one has seen to the cents. */
  hasSeparator: boolean;
}

/** What digits without cents may have been meant as, in cents: "45" as 45 €. Typed ones only where they make little. */
export function eurosMeant(
  cents: number | null,
  { isPasted, hasSeparator }: PriceDigits,
  littleInCt: number,
): number | null {
  const isDoubtful = cents !== null && cents > 0 && (isPasted || cents < littleInCt);
  return isDoubtful && !hasSeparator && cents * 100 <= Number.MAX_SAFE_INTEGER ? cents * 100 : null;
}

/**
 * A pasted amount in cents, or null for bare digits, which count as typed. What carries a separator or the euro sign
 * is an amount in euros: "12,50", "12.50 €", "1.234" and "1.234,56"; a negative one is 0 (spec §5).
 */
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
