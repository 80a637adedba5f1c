import type { ReactNode } from "react";
import { filterCountOf, type SearchAddress, searchHref } from "@/lib/search/schema";
import { FilterPanel } from "./filter-panel";
import type { ManufacturerChoice } from "./manufacturer-filter";
import { SearchFailure } from "./search-failure";
import { SearchFilters } from "./search-filters";
import { UnknownManufacturer } from "./unknown-manufacturer";

interface FilteredPageProps {
  path: string;
  address: SearchAddress;
  manufacturers: ManufacturerChoice;
  canShowAll: boolean;
  hasStatus?: boolean;
  /** Whether the list below has anything in it. */
  hasResults: boolean;
  head: ReactNode;
  children: ReactNode;
}

/** A list with the filters at its left (ui.md, Pages). */
export function FilteredPage({
  head,
  children,
  hasStatus = false,
  hasResults,
  ...filters
}: FilteredPageProps) {
  const { path, address, manufacturers } = filters;
  const { mistyped } = manufacturers;
  return (
    <>
      <div className="mb-3 space-y-4">{head}</div>
      <div className="grid gap-6 lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
        <FilterPanel count={filterCountOf(address)}>
          <SearchFilters hasStatus={hasStatus} {...filters} />
        </FilterPanel>
        <div className="min-w-0">
          {mistyped?.failure ? (
            <SearchFailure code={mistyped.failure} href={namedHref(filters, mistyped.name)} />
          ) : (
            <>
              {mistyped ? (
                <UnknownManufacturer
                  path={path}
                  address={address}
                  mistyped={mistyped}
                  hasResults={hasResults}
                />
              ) : null}
              {children}
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** The same list with the manufacturer's name, for the server to find whom it means. */
function namedHref({ path, address }: Pick<FilteredPageProps, "path" | "address">, name: string) {
  const href = searchHref(address, path);
  return `${href}${href.includes("?") ? "&" : "?"}manufacturer=${encodeURIComponent(name)}`;
}
