import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/lists/pagination";
import { pageSizes } from "@/components/ui/lists/pagination-window";
import { formatInteger } from "@/lib/i18n/formats";
import { type SearchAddress, searchHref } from "@/lib/search/search-address";
import type { ListingPage } from "@/lib/search/search-page-schema";
import { ActiveFilters, type FilteredManufacturer } from "./active-filters";

interface PagedResultsProps {
  path: string;
  address: SearchAddress;
  answer: ListingPage<unknown>;
  manufacturer: FilteredManufacturer;
  notes?: ReactNode;
  action?: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}

export function PagedResults(props: PagedResultsProps) {
  const { path, address, answer, manufacturer, notes, action, empty, children } = props;
  const [t, locale] = [useTranslations(), useLocale()];
  const { totalCount, totalPages, capped } = answer;
  const pages = {
    page: address.page,
    totalPages,
    pageSize: address.pageSize,
    href: (page: number) => searchHref({ ...address, page }, path),
    sizeHref: (pageSize: number) => searchHref({ ...address, page: 1, pageSize }, path),
  };
  // The smallest page size needs no pagination.
  const isPaged = totalCount > pageSizes[0];
  const shown = formatInteger(capped ? totalCount - 1 : totalCount, locale);
  return (
    <div className="min-w-0 transition-opacity in-[body:has([data-pending])]:opacity-50">
      <ActiveFilters path={path} address={address} manufacturer={manufacturer} />
      {notes}
      <div
        data-results
        tabIndex={-1}
        className="outline-none mb-2 flex flex-wrap items-center gap-x-2 gap-y-3 md:gap-x-6"
      >
        <div
          className={`flex flex-wrap items-center gap-x-2 gap-y-3 md:gap-x-6 ${action ? "md:max-xl:w-full" : "md:max-lg:w-full"}`}
        >
          {action}
          <p role="status" className={totalCount > 0 ? "text-sm text-steel-3" : "sr-only"}>
            {t(capped ? "search|count_capped" : "search|count", { count: totalCount, shown })}
          </p>
        </div>
        {isPaged ? (
          <Pagination {...pages} className="max-md:ml-auto md:flex-1 lg:justify-end" />
        ) : null}
      </div>
      {totalCount > 0 ? children : empty}
      {isPaged ? <Pagination {...pages} isBottom className="mt-4" /> : null}
    </div>
  );
}
