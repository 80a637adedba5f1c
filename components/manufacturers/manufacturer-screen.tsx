import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import { SearchBar } from "@/components/layout/search-bar";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import type { ListingPage } from "@/lib/search/hit";
import { searchHref } from "@/lib/search/schema";
import { manufacturerTitle, partsText } from "./manufacturer-texts";

interface ManufacturerScreenProps {
  manufacturer: { id: number; name: string };
  page: ListingPage<Listing>;
  crumbs: Crumb[];
  /** Members have the search bar in the header. */
  hasSearchBar: boolean;
  /** The list itself. */
  children: ReactNode;
}

/** What is for sale of a manufacturer: the newest parts, and the way to all of them. */
export function ManufacturerScreen({
  manufacturer: { id, name },
  page,
  crumbs,
  hasSearchBar,
  children,
}: ManufacturerScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { totalCount, capped } = page;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="text-xl wrap-anywhere">{manufacturerTitle(t, name)}</h1>
      {totalCount > 0 ? (
        <p className="mt-1 text-steel-3">
          {t("manufacturer|offers", { parts: partsText(t, locale, page) })}
        </p>
      ) : null}
      {hasSearchBar ? (
        <div className="mt-4">
          <SearchBar />
        </div>
      ) : null}
      <div className="mt-6">{totalCount > 0 ? children : <NothingForSale name={name} />}</div>
      {totalCount > 0 ? (
        <p className="mt-6">
          <PageLink href={searchHref({ manufacturerId: id })} className="link tap-size">
            {capped
              ? t("manufacturer|all_capped", { name })
              : t("manufacturer|all", {
                  name,
                  count: totalCount,
                  shown: formatInteger(totalCount, locale),
                })}
          </PageLink>
        </p>
      ) : null}
    </>
  );
}

function NothingForSale({ name }: { name: string }) {
  const t = useTranslations();
  return (
    <EmptyState title={t("manufacturer|none", { name })} text={t("manufacturer|none|text")}>
      <ButtonLink href="/manufacturer">{t("manufacturers|title")}</ButtonLink>
      <ButtonLink href="/listing/search" variant="quiet">
        {t("search|all")}
      </ButtonLink>
    </EmptyState>
  );
}
