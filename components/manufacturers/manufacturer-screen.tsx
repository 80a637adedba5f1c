import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import { SearchBar } from "@/components/layout/search-bar/search-bar";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import type { Listing } from "@/lib/listings/listing";
import { searchHref } from "@/lib/search/search-address";
import type { ListingPage } from "@/lib/search/search-page-schema";
import { excerptOf } from "@/lib/text/excerpt";

interface ManufacturerScreenProps {
  manufacturer: { id: number; name: string };
  page: ListingPage<Listing>;
  crumbs: Crumb[];
  hasSearchBar: boolean;
  children: ReactNode;
}

export function ManufacturerScreen(props: ManufacturerScreenProps) {
  const {
    manufacturer: { id, name },
    page,
    crumbs,
    hasSearchBar,
    children,
  } = props;
  const [t, locale] = [useTranslations(), useLocale()];
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

type Offers = Pick<ListingPage<Listing>, "totalCount" | "capped">;

const descriptionLength = 155;
const maxExamples = 3;

/** "Siemens-Teile aus Überbestand"; a name of several words takes no hyphen. */
export function manufacturerTitle(t: Translator, name: string): string {
  return t("manufacturer|title", { name, words: name.split(" ").length });
}

function partsText(t: Translator, locale: string, { totalCount, capped }: Offers): string {
  return capped
    ? t("manufacturer|parts_capped", { shown: formatInteger(totalCount - 1, locale) })
    : t("manufacturer|parts", { count: totalCount, shown: formatInteger(totalCount, locale) });
}

export function manufacturerDescription(
  t: Translator,
  locale: string,
  name: string,
  page: ListingPage<Listing>,
): string {
  if (page.totalCount === 0) {
    return excerptOf(t("manufacturer|description|none", { name }), descriptionLength);
  }
  const offers = partsText(t, locale, page);
  const numbers = [...new Set(page.data.flatMap(({ mpn }) => (mpn ? [mpn] : [])))];
  const examples = numbers.slice(0, maxExamples).join(", ");
  const text = examples
    ? t("manufacturer|description|examples", { offers, name, examples })
    : t("manufacturer|description", { offers, name });
  return excerptOf(text, descriptionLength);
}
