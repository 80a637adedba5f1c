import type { ReactNode } from "react";
import { SearchBar } from "@/components/layout/search-bar";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { ListingPage, QueryReading } from "@/lib/search/hit";
import {
  filterCountOf,
  type SearchAddress,
  searchHref,
  searchParametersOf,
} from "@/lib/search/schema";
import { ActiveFilters } from "./active-filters";
import { FilteredPage } from "./filtered-page";
import type { ManufacturerChoice } from "./manufacturer-filter";
import { NothingFound, type OtherSearches } from "./nothing-found";
import { PagedResults } from "./paged-results";
import { ReadingNotes } from "./reading-notes";
import { SearchFailure } from "./search-failure";
import { SearchHeading } from "./search-heading";
import { RankingLink, SortLinks } from "./sort-links";

const path = "/listing/search";

interface SearchScreenProps {
  address: SearchAddress;
  /** The page of results, or why there is none. */
  answer: (ListingPage<unknown> & { reading?: QueryReading | null }) | ErrorCode;
  manufacturers: ManufacturerChoice;
  others: OtherSearches;
  isAdmin: boolean;
  /** Members have the search bar in the header. */
  hasSearchBar: boolean;
  /** Of this page, for paper. */
  printedAddress: string;
  /** The list itself. */
  children: ReactNode;
}

/** Search results (spec §2.5). */
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
  const { chosen } = manufacturers;
  const kept = searchParametersOf({ ...address, query: "", page: 1 });
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
          {hasSearchBar ? <SearchBar query={address.query} keep={kept} /> : null}
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <SearchHeading query={address.query} manufacturer={chosen} />
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
