import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SearchBar } from "@/components/layout/search-bar/search-bar";
import { X } from "@/components/ui/icons";
import { SoftLink } from "@/components/ui/soft-link";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import { searchSort } from "@/lib/search/schema";
import {
  filterCountOf,
  type SearchAddress,
  searchHref,
  searchParametersOf,
} from "@/lib/search/search-address";
import type { ListingPage, QueryReading } from "@/lib/search/search-page-schema";
import { ActiveFilters, type FilteredManufacturer } from "./active-filters";
import { FilteredPage } from "./filtered-page";
import type { ManufacturerChoice } from "./manufacturer-filter";
import { NothingFound, type OtherSearches } from "./nothing-found";
import { PagedResults } from "./paged-results";
import { SearchFailure } from "./search-failure";

const path = "/listing/search";

interface SearchScreenProps {
  address: SearchAddress;
  /** The page of results, or an error code. */
  answer: (ListingPage<unknown> & { reading?: QueryReading | null }) | ErrorCode;
  manufacturers: ManufacturerChoice;
  others: OtherSearches;
  isAdmin: boolean;
  hasSearchBar: boolean;
  /** The page's own address, for print. */
  printedAddress: string;
  children: ReactNode;
}

export function SearchScreen({
  address,
  answer,
  manufacturers,
  others,
  isAdmin,
  hasSearchBar,
  printedAddress,
  children,
}: SearchScreenProps) {
  const t = useTranslations();
  const { chosen } = manufacturers;
  const filterParameters = searchParametersOf({ ...address, query: "", page: 1 });
  const found = typeof answer === "string" ? 0 : answer.totalCount;
  return (
    <FilteredPage
      path={path}
      address={address}
      manufacturers={manufacturers}
      canShowAll={isAdmin}
      hasResults={found > 0}
      head={
        <>
          {hasSearchBar ? (
            <SearchBar query={address.query} hiddenFields={filterParameters} />
          ) : null}
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h1 className="text-xl wrap-anywhere first-letter:uppercase">
              {headingText(t, address.query, chosen)}
            </h1>
            {found > 1 ? <SortLinks path={path} address={address} /> : null}
          </div>
        </>
      }
    >
      {typeof answer === "string" ? (
        <>
          <ActiveFilters path={path} address={address} manufacturer={chosen} />
          <SearchFailure
            code={answer}
            href={searchHref(address, path)}
            hasQuery={address.query !== ""}
            unfilteredHref={
              filterCountOf(address) > 0 ? searchHref({ query: address.query }, path) : null
            }
          />
        </>
      ) : (
        <PagedResults
          path={path}
          address={address}
          answer={answer}
          notes={
            answer.reading ? (
              <ReadingNotes address={address} reading={answer.reading} hasResults={found > 0} />
            ) : null
          }
          manufacturer={chosen}
          empty={
            <NothingFound
              path={path}
              address={address}
              others={others}
              reading={answer.reading}
              isUnknownManufacturer={chosen === null}
            />
          }
        >
          {children}
        </PagedResults>
      )}
      {found > 1 && address.query !== "" ? <RankingLink className="mt-4 md:hidden" /> : null}
      <p className="hidden text-sm wrap-anywhere print:block">{printedAddress}</p>
    </FilteredPage>
  );
}

export function headingText(
  t: Translator,
  query: string,
  manufacturer?: FilteredManufacturer,
): string {
  if (query !== "") {
    return t("search|results_for", { query });
  }
  if (manufacturer === null) {
    return t("search|unknown_manufacturer");
  }
  return manufacturer
    ? t("search|results_for_manufacturer", { manufacturer: manufacturer.name })
    : t("search|all");
}

/** Relevance needs a query; without one the newest come first. */
function SortLinks({ path, address }: { path: string; address: SearchAddress }) {
  const t = useTranslations();
  const hasQuery = address.query !== "";
  const current = address.sort ?? (hasQuery ? "relevance" : "newest");
  const offered = searchSort.options.filter((sort) => hasQuery || sort !== "relevance");
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-sm print:hidden">
      <nav aria-label={t("search|sort")} className="flex flex-wrap items-center gap-x-3">
        <span aria-hidden="true" className="text-steel-3">
          {t("search|sort")}:
        </span>
        {offered.map((sort) => (
          <SoftLink
            key={sort}
            href={searchHref({ ...address, sort: namedIn(sort, hasQuery), page: 1 }, path)}
            replace
            aria-current={sort === current ? "true" : undefined}
            className={`inline-flex min-w-11 items-center justify-center py-1 pointer-coarse:min-h-11 ${sort === current ? "font-semibold" : "link"}`}
          >
            {t(`search|sort|${sort}`)}
          </SoftLink>
        ))}
      </nav>
      {hasQuery ? <RankingLink className="max-md:hidden" /> : null}
    </div>
  );
}

function RankingLink({ className }: { className: string }) {
  const t = useTranslations();
  return (
    <SoftLink
      href="/search-ranking"
      className={`link inline-flex items-center py-1 text-sm print:hidden pointer-coarse:min-h-11 ${className}`}
    >
      {t("ranking|link")}
    </SoftLink>
  );
}

/** Defaults are not named. */
function namedIn(
  sort: (typeof searchSort.options)[number],
  hasQuery: boolean,
): SearchAddress["sort"] {
  return sort === "relevance" || (sort === "newest" && !hasQuery) ? undefined : sort;
}

// Somebody may have pasted a whole letter.
const maxWords = 5;

interface ReadingNotesProps {
  address: SearchAddress;
  reading: QueryReading;
  hasResults: boolean;
}

function ReadingNotes({ address, reading, hasResults }: ReadingNotesProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { list } = useFormatter();
  const { quantity, corrected, dropped, droppedQuantity: pieces } = reading;
  const left = [...new Set(dropped)]
    .filter((one) => one !== pieces)
    .map((word) => t("search|reading|word", { word }));
  const more = left.length > maxWords + 1 ? left.splice(maxWords).length : 0;
  const words = list([...left, ...(more ? [t("search|reading|more", { count: more })] : [])]);
  const sentences = [
    ...corrected.map(({ typed, meant }) => t("search|reading|corrected", { typed, meant })),
    ...(words ? [t("search|reading|dropped", { words })] : []),
    ...(pieces ? [t("search|reading|pieces", { pieces })] : []),
  ];
  const isSilent = !hasResults || sentences.length === 0;
  if (isSilent && !quantity) {
    return null;
  }
  return (
    <div className="mb-3 flex flex-col items-start gap-2 text-sm">
      {quantity ? (
        <SoftLink
          href={searchHref({ ...address, query: quantity.rest, page: 1 })}
          replace
          className="inline-flex min-h-7 items-center gap-1 rounded border border-steel-3 bg-steel-1 px-2 hover:border-petrol hover:text-petrol pointer-coarse:min-h-11 pointer-coarse:px-3"
        >
          <span className="sr-only">{t("search|reading|quantity|remove")} </span>
          {t("search|reading|quantity", {
            count: quantity.value,
            quantity: formatInteger(quantity.value, locale),
          })}
          <X size={16} aria-hidden="true" className="shrink-0 print:hidden" />
        </SoftLink>
      ) : null}
      {isSilent ? null : (
        <p role="status" className="border-l-4 border-amber pl-3 wrap-anywhere">
          {sentences.join(" ")}
        </p>
      )}
    </div>
  );
}
