import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import type { Listing } from "@/lib/listings/listing";
import type { AlternativeListings } from "@/lib/search/suggested";
import { closureOf } from "./listing-closure";

interface ListingClosureLineProps {
  listing: Listing;
  alternatives: AlternativeListings | null;
}

/** Says under the name that the part cannot be had; where alternatives stand below, a link leads to them. */
export function ListingClosureLine({ listing, alternatives }: ListingClosureLineProps) {
  const t = useTranslations();
  const hasAlternatives = Object.values(alternatives ?? {}).some(({ length }) => length > 0);
  const closure = closureOf(listing);
  return closure === null ? null : (
    <p className="mt-2 flex flex-wrap items-center gap-x-3">
      <StatusBadge tone="caution" label={t(`listing|overlay|${closure}`)} />
      {hasAlternatives ? (
        <a href="#alternatives" className="link tap-size text-sm lg:hidden print:hidden">
          {t("listing|alternatives|see")}
        </a>
      ) : null}
    </p>
  );
}
