import type { Translator } from "@/lib/i18n/translator-type";
import type { Listing } from "@/lib/listings/listing";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { type MarkedText, markCode } from "@/lib/search/mark-code";
import { searchHref } from "@/lib/search/search-address";
import type { Match } from "@/lib/search/search-page-schema";

const maxShown = 3;

export interface RowCode {
  text: MarkedText;
  /** Undefined where rows have no links. */
  href: string | undefined;
  label: string | null;
  /** Never cut, because its last characters distinguish parts. */
  isVital: boolean;
}

interface RowCodes {
  codes: RowCode[];
  /** The folded codes and their count in words. */
  more: { label: string; codes: RowCode[] } | null;
}

export function rowCodesOf(
  listing: Listing,
  query: string,
  match: Match | null,
  t: Translator,
  isPreview = false,
): RowCodes {
  const codes = codesOf(listing);
  const isFound = (code: Code) => match !== null && match.code === normaliseCode(code.value);
  const isShown = (code: Code, place: number) => place < maxShown || isFound(code);
  const folded = codes.filter((code, place) => !isShown(code, place));
  // Highlights the query only in codes that match it, not in those that another code led to.
  const textOf = (code: Code) =>
    !match || match.kind === "words" || (match.kind === "similar" && !isFound(code))
      ? [code.value]
      : markCode(code.value, query, match.kind);
  const rowCodeOf = (code: Code): RowCode => ({
    text: textOf(code),
    href: isPreview ? undefined : searchHref({ query: code.value }),
    label: code.isEan ? t("listing|ean") : null,
    isVital: code.isMpn || isFound(code),
  });
  return {
    codes: codes.filter(isShown).map(rowCodeOf),
    more:
      folded.length > 0
        ? {
            label: t("listings|more_codes", { count: folded.length }),
            codes: folded.map(rowCodeOf),
          }
        : null,
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
