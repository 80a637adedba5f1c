import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import type { Listing } from "@/lib/listings/listing";
import { closureOf } from "./listing-closure";

interface ListingClosureLineProps {
  listing: Listing;
  hasAlternatives: boolean;
}

/** Says under the name that the part cannot be had; where the alternatives are not beside it, a link leads to them. */
export function ListingClosureLine({ listing, hasAlternatives }: ListingClosureLineProps) {
  const t = useTranslations();
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
