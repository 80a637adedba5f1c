import { useTranslations } from "next-intl";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";

/** The numbers of a row, each under its head on a desk and beside its name on a phone. */
export function ListingRowFacts({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const { pricePerProductInCt, priceForBundle } = listing;
  // A bundle of one is a piece.
  const isBundle = listing.bundleOnly && listing.quantity > 1;
  const minimum = isBundle ? t("listings|bundle") : formatInteger(listing.minOrderQuantity);
  const bundleNote =
    pricePerProductInCt === null
      ? t("listings|for_bundle")
      : t("listings|bundle_total", { price: formatEuros(priceForBundle) });
  return (
    <dl className="col-span-2 grid grid-cols-3 gap-x-3 text-sm lg:contents">
      <Fact label={t("listing|available")} value={formatInteger(listing.availableQuantity)} />
      <Fact label={t("listings|minimum")} value={minimum} isWord={isBundle} />
      <Fact
        label={t("listings|price")}
        value={formatEuros(pricePerProductInCt ?? priceForBundle)}
        note={isBundle ? bundleNote : t("listings|per_piece")}
      />
    </dl>
  );
}

interface FactProps {
  label: string;
  value: string;
  note?: string;
  isWord?: boolean;
}

function Fact({ label, value, note, isWord }: FactProps) {
  return (
    <div className="last:text-end lg:text-end">
      <dt className="text-xs text-steel-3 lg:sr-only">{label}</dt>
      <dd>
        <span className={isWord ? "" : "font-mono"}>{value}</span>
        {note ? <span className="block text-xs text-steel-3">{note}</span> : null}
      </dd>
    </div>
  );
}
