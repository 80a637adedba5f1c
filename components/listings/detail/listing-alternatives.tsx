import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import type { Listing } from "@/lib/listings/listing";
import { shareCode } from "@/lib/listings/share-picture";
import { type AlternativeListings, searchHref } from "@/lib/search/schema";
import { AlternativeRow } from "./alternative-row";

interface ListingAlternativesProps {
  listing: Listing;
  alternatives: AlternativeListings;
}

/** What to take instead of a part that cannot be had, or where to look for it. */
export function ListingAlternatives({ listing, alternatives }: ListingAlternativesProps) {
  const t = useTranslations();
  const { same, similar } = alternatives;
  const code = shareCode(listing);
  return (
    <section aria-labelledby="alternatives" className="panel space-y-4">
      <h2 id="alternatives" className="text-lg">
        {t("listing|alternatives")}
      </h2>
      <Rows title={t("listing|alternatives|same")} listings={same} />
      <Rows title={t("listing|alternatives|similar")} listings={similar} />
      {same.length + similar.length === 0 ? (
        <>
          <p>{t("listing|alternatives|none")}</p>
          <ButtonLink href={searchHref({ query: code ?? "" })}>
            {code ? t("listing|alternatives|search", { code }) : t("listing|alternatives|all")}
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
