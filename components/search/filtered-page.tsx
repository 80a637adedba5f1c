import type { ReactNode } from "react";
import type { SearchAddress } from "@/lib/search/schema";
import { filterCountOf } from "@/lib/search/schema";
import { FilterPanel } from "./filter-panel";
import { SearchFilters } from "./search-filters";

interface FilteredPageProps {
  path: string;
  address: SearchAddress;
  manufacturers: { id: number; name: string }[];
  canShowAll: boolean;
  hasStatus?: boolean;
  head: ReactNode;
  children: ReactNode;
}

/** A list with the filters at its left (ui.md, Pages). */
export function FilteredPage({ head, children, hasStatus = false, ...filters }: FilteredPageProps) {
  return (
    <>
      <div className="mb-3 space-y-4">{head}</div>
      <div className="group grid gap-6 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <FilterPanel count={filterCountOf(filters.address)}>
          <SearchFilters hasStatus={hasStatus} {...filters} />
        </FilterPanel>
        {children}
      </div>
    </>
  );
}
