import type { Translator } from "@/lib/i18n/translator";
import type { Listing } from "@/lib/listings/listing";
import type { Match } from "@/lib/search/hit";
import { type MarkedText, markedCode, normaliseCode } from "@/lib/search/rules";
import { searchHref } from "@/lib/search/schema";

const maxShown = 3;

export interface RowCode {
  text: MarkedText;
  /** A search for its like (spec §2.7); undefined where rows lead nowhere. */
  href: string | undefined;
  label: string | null;
  /** Never cut: its last characters tell parts apart. */
  isVital: boolean;
}

interface RowCodes {
  codes: RowCode[];
  /** How many are not shown, in words; null where all are. */
  more: string | null;
}

/** MPN, EAN and alternates, the matched part marked: the first few, and always the one that was found. */
export function rowCodesOf(
  listing: Listing,
  query: string,
  match: Match | null,
  t: Translator,
  isPreview = false,
): RowCodes {
  const codes = codesOf(listing);
  const isFound = (code: Code) => match !== null && match.code === normaliseCode(code.value);
  const shown = codes.filter((code, place) => place < maxShown || isFound(code));
  const left = codes.length - shown.length;
  // What only another code of the listing is like, the query is not.
  const textOf = (code: Code) =>
    !match || match.kind === "words" || (match.kind === "similar" && !isFound(code))
      ? [code.value]
      : markedCode(code.value, query, match.kind);
  return {
    codes: shown.map((code) => ({
      text: textOf(code),
      href: isPreview ? undefined : searchHref({ query: code.value }),
      label: code.isEan ? t("listing|ean") : null,
      isVital: code.isMpn || isFound(code),
    })),
    more: left > 0 ? t("listings|more_codes", { count: left }) : null,
  };
}

interface Code {
  value: string;
  isMpn: boolean;
  isEan: boolean;
}

function codesOf({ mpn, ean, alternateProductCodes }: Listing): Code[] {
  const codes = [mpn, ean, ...alternateProductCodes].map((value, place) => ({
    value: value ?? "",
    isMpn: place === 0,
    isEan: place === 1,
  }));
  return codes.filter(
    ({ value }, place) => value !== "" && codes.findIndex((code) => code.value === value) === place,
  );
}
