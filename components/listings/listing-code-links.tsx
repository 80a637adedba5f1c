import { cx } from "class-variance-authority";
import { useTranslations } from "next-intl";
import { SoftLink } from "@/components/ui/soft-link";
import type { Listing } from "@/lib/listings/listing";
import { markedParts, normaliseCode } from "@/lib/search/rules";
import { type Match, searchHref } from "@/lib/search/schema";

const maxShown = 3;

interface ListingCodeLinksProps {
  listing: Listing;
  match: Match | null;
  query: string;
}

/** MPN, EAN and alternates in one line, the matched part marked; each is a search for its like (spec §2.7). */
export function ListingCodeLinks({ listing, match, query }: ListingCodeLinksProps) {
  const t = useTranslations();
  const codes = codesOf(listing);
  const shown = shownOf(codes, match);
  if (shown.length === 0) {
    return null;
  }
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-3 font-mono lg:flex-nowrap pointer-fine:gap-y-1">
      {shown.map(({ value, label, isVital }) => (
        <li
          key={value}
          className={cx("wrap-anywhere", isVital ? "lg:shrink-0" : "min-w-0 lg:cut-line")}
        >
          {label ? <span className="font-sans text-xs text-steel-3">{t(label)} </span> : null}
          <SoftLink
            href={searchHref({ query: value })}
            className="tap-size tap-up hover:text-petrol hover:underline lg:pointer-coarse:truncate"
          >
            <MarkedCode code={value} query={query} match={match} />
          </SoftLink>
        </li>
      ))}
      {codes.length > shown.length ? (
        <li className="font-sans text-xs whitespace-nowrap text-steel-3">
          {t("listings|more_codes", { count: codes.length - shown.length })}
        </li>
      ) : null}
    </ul>
  );
}

function MarkedCode({ code, query, match }: { code: string; query: string; match: Match | null }) {
  const isOther = match?.kind === "similar" && match.code !== normaliseCode(code);
  if (!match || match.kind === "words" || isOther) {
    return code;
  }
  return markedParts(code, query, match.kind).map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code never change places.
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

interface Code {
  value: string;
  label?: "listing|ean";
  /** Never cut: its last characters tell parts apart. */
  isVital?: boolean;
}

function codesOf({ mpn, ean, alternateProductCodes }: Listing): Code[] {
  const codes: Code[] = [
    ...(mpn ? [{ value: mpn, isVital: true }] : []),
    ...(ean ? [{ value: ean, label: "listing|ean" as const }] : []),
    ...alternateProductCodes.map((value) => ({ value })),
  ];
  return codes.filter(
    ({ value }, place) => codes.findIndex((code) => code.value === value) === place,
  );
}

/** The first few, and always the one that was found, which is never cut either. */
function shownOf(codes: Code[], match: Match | null): Code[] {
  return codes.flatMap((code, place) => {
    const isFound = match !== null && match.code === normaliseCode(code.value);
    return isFound || place < maxShown ? [{ ...code, isVital: code.isVital || isFound }] : [];
  });
}
