import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { formatInteger } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { overlayOf } from "@/lib/listings/rules";
import { leastQuantity } from "@/lib/transactions/rules";

/** What a visitor had entered before the login (contract §10). */
export interface EnteredRequest {
  quantity?: string;
  note?: string;
}

/** Asks the seller for a quantity (spec §2.7): the rules in words, and the form of a visitor or a member. */
export function RequestBox({ listing, children }: { listing: Listing; children: ReactNode }) {
  const t = useTranslations();
  const closed = overlayOf(listing);
  return (
    <section id="request" className="panel scroll-mt-32 space-y-4 p-4">
      <h2 className="text-lg">{t("transaction|request|title")}</h2>
      <p className="text-sm text-steel-3">
        {closed ? t(`transaction|request|closed|${closed}`) : <Rule listing={listing} />}
      </p>
      {children}
    </section>
  );
}

function Rule({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const least = formatInteger(leastQuantity(listing));
  return listing.bundleOnly
    ? t("transaction|request|rule|bundle", { quantity: least })
    : t("transaction|request|rule|pieces", {
        least,
        most: formatInteger(listing.availableQuantity),
      });
}
