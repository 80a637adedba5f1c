import { useFormatter, useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { SoftLink } from "@/components/ui/soft-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import { isNoise } from "@/lib/part-kinds/noise-words";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { readQuery } from "@/lib/search/read/query-tokens";
import { filterCountOf, type SearchAddress, searchHref } from "@/lib/search/search-address";
import type { QueryReading } from "@/lib/search/search-page-schema";
import type { SuggestedCode } from "@/lib/search/suggest/schema";
import { formId } from "./search-filters";

export interface OtherSearches {
  codes: SuggestedCode[];
  manufacturers: { id: number; name: string }[];
  /** What the query finds without filters; null when there are none. */
  unfiltered: { totalCount: number; capped: boolean } | null;
}

// Search looks inside numbers only from this length on (lib/search/statements.ts).
const leastInside = 3;

interface NothingFoundProps {
  path: string;
  address: SearchAddress;
  others: OtherSearches;
  reading?: QueryReading | null;
  isUnknownManufacturer: boolean;
}

export function NothingFound(props: NothingFoundProps) {
  const { path, address, others, reading, isUnknownManufacturer } = props;
  const [t, locale] = [useTranslations(), useLocale()];
  const { list } = useFormatter();
  const isFiltered = filterCountOf(address) > 0;
  const bare = searchHref({ query: address.query }, path);
  // Filters are not the reason when the query finds nothing without them.
  const isWidened = isFiltered && (address.query === "" || others.unfiltered !== null);
  const advice = isWidened ? "filtered" : adviceFor(address.query, reading);
  const hint = isUnknownManufacturer ? "manufacturer" : advice;
  const parts = namesAPart(hint) ? list(understoodParts(reading, t)) : "";
  return (
    <EmptyState
      title={t("search|no_results")}
      text={
        <>
          {parts ? (
            <span className="block text-ink">{t("search|no_results|fits", { parts })}</span>
          ) : null}
          {t(`search|no_results|${hint}`)}
        </>
      }
    >
      <DidYouMean others={others} />
      {isWidened ? (
        <SoftLink
          href={bare}
          replace
          resets={formId}
          className={buttonStyle({ className: "print:hidden" })}
        >
          {unfilteredText(others.unfiltered, t, locale)}
        </SoftLink>
      ) : null}
      {isWidened && bare === path ? null : (
        <SoftLink
          href={path}
          resets={formId}
          className={buttonStyle({ variant: "quiet", className: "print:hidden" })}
        >
          {t("search|all")}
        </SoftLink>
      )}
    </EmptyState>
  );
}

type Advice = "blank" | "noise" | "short" | "text" | "words";

function adviceFor(query: string, reading: QueryReading | null | undefined): Advice {
  const { length } = normaliseCode(query);
  if (query !== "" && length === 0) {
    return "blank";
  }
  const { tokens } = readQuery(query);
  if (query !== "" && tokens.every(({ bare }) => isNoise(bare))) {
    return "noise";
  }
  const isManufacturer = (reading?.manufacturers.length ?? 0) > 0;
  if (length > 0 && length < leastInside && !isManufacturer) {
    return "short";
  }
  return reading && !reading.code ? "words" : "text";
}

function namesAPart(hint: string): boolean {
  return hint === "text" || hint === "words";
}

function understoodParts(reading: QueryReading | null | undefined, t: Translator): string[] {
  const { manufacturers = [], code = null, words = [] } = reading ?? {};
  const [manufacturer] = manufacturers;
  return [
    ...(manufacturer
      ? [t("search|no_results|fits|manufacturer", { name: manufacturer.name })]
      : []),
    ...(code ? [t("search|no_results|fits|code", { code })] : []),
    ...words.map((word) => t("search|reading|word", { word })),
  ];
}

function unfilteredText(
  unfiltered: OtherSearches["unfiltered"],
  t: Translator,
  locale: string,
): string {
  if (unfiltered === null) {
    return t("search|reset_filters");
  }
  const { totalCount, capped } = unfiltered;
  const shown = formatInteger(capped ? totalCount - 1 : totalCount, locale);
  return t(capped ? "search|unfiltered_capped" : "search|unfiltered", { count: totalCount, shown });
}

function DidYouMean({ others: { codes, manufacturers } }: { others: OtherSearches }) {
  const t = useTranslations();
  if (codes.length + manufacturers.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="did-you-mean" className="w-full pb-2">
      <h2 id="did-you-mean" className="font-semibold">
        {t("search|did_you_mean")}
      </h2>
      <ul className="mt-1 flex max-w-text flex-col">
        {manufacturers.map(({ id, name }) => (
          <li key={id}>
            <SoftLink
              href={searchHref({ manufacturerId: id })}
              className="link inline-flex items-center py-1 pointer-coarse:min-h-11"
            >
              {t("search|parts_of", { manufacturer: name })}
            </SoftLink>
          </li>
        ))}
        {codes.map(({ code, manufacturer }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3">
            <SoftLink
              href={searchHref({ query: code })}
              className="link inline-flex items-center py-1 font-mono wrap-anywhere pointer-coarse:min-h-11"
            >
              {code}
            </SoftLink>
            <span className="text-sm text-steel-3">{manufacturer}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
