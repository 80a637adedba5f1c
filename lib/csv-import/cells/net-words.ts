// Most cells have none of them and are not looked at any further.
const hint = /net|mwst|ust|steuer|vat/i;
const tax = "(?:mwst|ust|mehrwertsteuer|umsatzsteuer|vat)\\.?";
const withoutTax =
  "(?:netto|net|(?:(?:zzgl|zuzügl|exkl|excl)\\.?|zuzüglich|exklusive|excluding|ohne|plus|\\+)\\s*" +
  `(?:(?:ges|gesetzl)\\.\\s*|gesetzliche[rn]?\\s*)?(?:\\d{1,2}\\s*%\\s*)?${tax})`;
const behind = new RegExp(`[,\\s]*(?<!\\p{L})(?:\\(\\s*${withoutTax}\\s*\\)|${withoutTax})$`, "iu");
const before = /^netto\s*:?\s*(?=[\d€¤e.,])/i;

/** A short text without what says beside a price that it is one without the tax, as ours are: "netto", "zzgl. 19 % MwSt." */
export function withoutNetWords(text: string): string {
  return hint.test(text) ? text.replace(before, "").replace(behind, "") : text;
}
