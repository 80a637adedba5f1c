import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SlidersHorizontal } from "@/components/ui/icons";
import { SoftLink } from "@/components/ui/soft-link";
import { filterCountOf, type SearchAddress, searchHref } from "@/lib/search/search-address";
import type { ManufacturerChoice } from "./manufacturer-filter";
import { SearchFailure } from "./search-failure";
import { SearchFilters } from "./search-filters";

interface FilteredPageProps {
  path: string;
  address: SearchAddress;
  manufacturers: ManufacturerChoice;
  canShowAll: boolean;
  hasStatus?: boolean;
  hasResults: boolean;
  head: ReactNode;
  children: ReactNode;
}

export function FilteredPage(props: FilteredPageProps) {
  const { head, children, hasStatus = false, hasResults, ...filters } = props;
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

function namedHref({ path, address }: Pick<FilteredPageProps, "path" | "address">, name: string) {
  const href = searchHref(address, path);
  return `${href}${href.includes("?") ? "&" : "?"}manufacturer=${encodeURIComponent(name)}`;
}

function FilterPanel({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations();
  return (
    <search aria-label={t("search|filters")} className="print:hidden">
      <details className="rounded border px-4 lg:border-0 lg:px-0 lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 items-center gap-2 font-semibold lg:supports-[selector(::details-content)]:hidden">
          <SlidersHorizontal size={16} />
          {t("search|filters_set", { count })}
        </summary>
        <div className="pt-2 pb-4 lg:py-0">{children}</div>
      </details>
    </search>
  );
}

interface UnknownManufacturerProps {
  path: string;
  address: SearchAddress;
  mistyped: NonNullable<ManufacturerChoice["mistyped"]>;
  hasResults: boolean;
}

function UnknownManufacturer(props: UnknownManufacturerProps) {
  const t = useTranslations();
  const { path, address, mistyped, hasResults } = props;
  const { name, alike } = mistyped;
  return (
    <div role="alert" className="mb-3 rounded border border-caution bg-caution-soft px-4 py-3">
      <p className="font-semibold wrap-anywhere">
        {t("search|manufacturer|none", { name })}
        {hasResults ? ` ${t("search|manufacturer|unfiltered")}` : ""}
      </p>
      {alike.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {alike.map((manufacturer) => (
            <li key={manufacturer.id}>
              <SoftLink
                href={searchHref({ ...address, manufacturerId: manufacturer.id, page: 1 }, path)}
                replace
                className="link inline-flex items-center py-1 pointer-coarse:min-h-11"
              >
                {manufacturer.name}
              </SoftLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
