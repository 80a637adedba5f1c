import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/layout/client-messages";
import { Button } from "@/components/ui/button";
import { formatInteger } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { overlayOf } from "@/lib/listings/rules";
import { isMember, type Viewer } from "@/lib/operations/viewer";
import { leastQuantity } from "@/lib/transactions/rules";
import { RequestFields } from "./request-fields";
import { RequestForm } from "./request-form";

interface RequestBoxProps {
  listing: Listing;
  viewer: Viewer;
  /** What a visitor had entered before the login (contract §10). */
  entered?: { quantity?: string; note?: string };
}

/** Asks the seller for a quantity (spec §2.7). Visitors fill it in and are taken through the login. */
export function RequestBox({ listing, viewer, entered }: RequestBoxProps) {
  const t = useTranslations();
  const closed = overlayOf(listing);
  const least = leastQuantity(listing);
  const fields = (
    <RequestFields
      least={least}
      most={listing.availableQuantity}
      quantity={entered?.quantity ?? String(least)}
      note={entered?.note ?? ""}
      disabled={closed !== null}
    />
  );
  return (
    <section id="request" className="panel space-y-4 p-4">
      <h2 className="text-lg">{t("transaction|request|title")}</h2>
      <p className="text-sm text-steel-3">
        {closed ? (
          t(`transaction|request|closed|${closed}`)
        ) : (
          <Rule listing={listing} least={least} />
        )}
      </p>
      {isMember(viewer) && !closed ? (
        <ClientMessages prefixes={["transaction|request|", "issue|", "error|"]}>
          <RequestForm listing={priced(listing)} least={least} entered={entered} />
        </ClientMessages>
      ) : (
        <form action={`/listing/request/${listing.id}`} className="space-y-4">
          {fields}
          <Button type="submit" variant="amber" disabled={closed !== null} className="w-full">
            {t("transaction|request|submit")}
          </Button>
          {closed ? null : <p className="text-sm">{t("transaction|request|login_follows")}</p>}
        </form>
      )}
    </section>
  );
}

function Rule({ listing, least }: { listing: Listing; least: number }) {
  const t = useTranslations();
  return listing.bundleOnly
    ? t("transaction|request|rule|bundle", { quantity: formatInteger(least) })
    : t("transaction|request|rule|pieces", {
        least: formatInteger(least),
        most: formatInteger(listing.availableQuantity),
      });
}

function priced({ id, availableQuantity, pricePerProductInCt, priceForBundle }: Listing) {
  return { id, availableQuantity, pricePerProductInCt, priceForBundle };
}
