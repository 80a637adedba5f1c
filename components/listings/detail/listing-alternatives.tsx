import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import type { Listing } from "@/lib/listings/listing";
import type { AlternativeListings } from "@/lib/search/suggested";
import { AlternativeRow } from "./alternative-row";

interface ListingAlternativesProps {
  listing: Listing;
  /** Where the manufacturer's parts are shown. */
  makerHref: string;
  alternatives: AlternativeListings;
}

/** What to take instead of a part that cannot be had, or what else its manufacturer has. */
export function ListingAlternatives({
  listing,
  makerHref,
  alternatives,
}: ListingAlternativesProps) {
  const t = useTranslations();
  const { status, manufacturer } = listing;
  const { same, similar } = alternatives;
  return (
    <section aria-labelledby="alternatives" className="panel space-y-4">
      <h2 id="alternatives" className="text-lg">
        {t(status === "SOLD" ? "listing|alternatives|sold" : "listing|alternatives")}
      </h2>
      <Rows title={t("listing|alternatives|same")} listings={same} />
      <Rows title={t("listing|alternatives|similar")} listings={similar} />
      {same.length + similar.length === 0 ? (
        <>
          <p>{t("listing|alternatives|none")}</p>
          <ButtonLink href={makerHref} className="py-1.5 text-center">
            {t("listing|alternatives|manufacturer", { manufacturer: manufacturer.name })}
          </ButtonLink>
        </>
      ) : null}
    </section>
  );
}

function Rows({ title, listings }: { title: string; listings: Listing[] }) {
  return listings.length === 0 ? null : (
    <div>
      <h3 className="text-sm">{title}</h3>
      <ul className="mt-1 border-t">
        {listings.map((listing) => (
          <AlternativeRow key={listing.id} listing={listing} />
        ))}
      </ul>
    </div>
  );
}
