import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { isBundle } from "@/lib/listings/rules";
import { quantityRule, requestBounds, requestClosureOf } from "@/lib/transactions/rules";

/** Asks the seller for a quantity (spec §2.7): the rules in words, and the form of a visitor or a member. */
export function RequestBox({ listing, children }: { listing: Listing; children: ReactNode }) {
  const t = useTranslations();
  const locale = useLocale();
  const closed = requestClosureOf(listing);
  const { most } = requestBounds(listing);
  const limit = formatEuros(listing.tradeLimitInCt ?? 0);
  const isLimited = !isBundle(listing) && most < listing.availableQuantity;
  return (
    <section id="request" className="panel space-y-4 p-4">
      <h2 className="text-lg">{t("transaction|request|title")}</h2>
      <div className="space-y-2 text-sm text-steel-3">
        <p>
          {closed ? (
            t(`transaction|request|closed|${closed}`, { limit })
          ) : (
            <Rule listing={listing} />
          )}
        </p>
        {!closed && isLimited ? (
          <p>{t("transaction|request|limit", { limit, most: formatInteger(most, locale) })}</p>
        ) : null}
        {closed ? null : <p>{t("transaction|request|binding")}</p>}
      </div>
      {children}
    </section>
  );
}

/** Which quantities can be requested, and why. */
function Rule({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const locale = useLocale();
  const { availableQuantity } = listing;
  const bounds = requestBounds(listing);
  const least = formatInteger(bounds.least, locale);
  const most = formatInteger(bounds.most, locale);
  switch (quantityRule(listing)) {
    case "bundle":
      return t("transaction|request|rule|bundle", { quantity: most });
    case "rest":
      return t("transaction|request|rule|rest", { count: availableQuantity, quantity: most });
    case "exact":
      return t("transaction|request|rule|exact", { count: availableQuantity, quantity: most });
    case "pieces":
      return t("transaction|request|rule|pieces", { most });
    case "range":
      return t("transaction|request|rule|range", { least, most });
  }
}
