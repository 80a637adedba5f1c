import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger, formatWholeEuros } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { quantityRule, requestBounds } from "@/lib/transactions/quantity-bounds";
import { requestClosedReasonOf } from "@/lib/transactions/rules";

export function RequestBox({ listing, children }: { listing: Listing; children: ReactNode }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const closed = requestClosedReasonOf(listing);
  const { most: count, limitInCt } = requestBounds(listing);
  const most = formatInteger(count, locale);
  const limit = formatWholeEuros(listing.tradeLimitInCt ?? 0);
  const isLimited = !closed && limitInCt !== undefined;
  return (
    <section id="request" className="panel space-y-4 p-4">
      <h2 className="text-lg">{t("transaction|request|title")}</h2>
      <div className="space-y-2 text-sm text-steel-3">
        {isLimited && quantityRule(listing) === "pieces" ? null : (
          <p>
            {closed ? (
              t.rich(`transaction|request|closed|${closed}`, { limit, contact: contactLink })
            ) : (
              <Rule listing={listing} />
            )}
          </p>
        )}
        {isLimited ? (
          <p>{t.rich("transaction|request|limit", { limit, most, contact: contactLink })}</p>
        ) : null}
        {closed ? null : <p>{t("transaction|request|binding")}</p>}
      </div>
      {children}
    </section>
  );
}

function contactLink(text: ReactNode) {
  return (
    <PageLink href="/contact" className="link">
      {text}
    </PageLink>
  );
}

function Rule({ listing }: { listing: Listing }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { availableQuantity, quantity } = listing;
  const bounds = requestBounds(listing);
  const least = formatInteger(bounds.least, locale);
  const most = formatInteger(bounds.most, locale);
  switch (quantityRule(listing)) {
    case "bundle":
      return t("transaction|request|rule|bundle", { quantity: most });
    case "rest_of_lot":
      return t("transaction|request|rule|rest_of_lot", {
        gone: quantity - availableQuantity,
        left: availableQuantity,
        shownGone: formatInteger(quantity - availableQuantity, locale),
        shownLeft: formatInteger(availableQuantity, locale),
      });
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
