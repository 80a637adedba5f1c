import type { ReactNode } from "react";
import type { SearchAddress } from "@/lib/search/schema";
import { filterCountOf } from "@/lib/search/schema";
import { FilterPanel } from "./filter-panel";
import type { ManufacturerChoice } from "./manufacturer-filter";
import { SearchFilters } from "./search-filters";
import { UnknownManufacturer } from "./unknown-manufacturer";

interface FilteredPageProps {
  path: string;
  address: SearchAddress;
  manufacturers: ManufacturerChoice;
  canShowAll: boolean;
  hasStatus?: boolean;
  head: ReactNode;
  children: ReactNode;
}

/** A list with the filters at its left (ui.md, Pages). */
export function FilteredPage({ head, children, hasStatus = false, ...filters }: FilteredPageProps) {
  const { path, address, manufacturers } = filters;
  const { mistyped } = manufacturers;
  return (
    <>
      <div className="mb-3 space-y-4">{head}</div>
      <div className="grid gap-6 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <FilterPanel count={filterCountOf(address)}>
          <SearchFilters hasStatus={hasStatus} {...filters} />
        </FilterPanel>
        <div className="min-w-0">
          {mistyped ? (
            <UnknownManufacturer path={path} address={address} mistyped={mistyped} />
          ) : null}
          {children}
        </div>
      </div>
    </>
  );
}
