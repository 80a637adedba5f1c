import { useTranslations } from "next-intl";
import type { Listing } from "@/lib/listings/listing";
import type { SearchHit } from "@/lib/search/schema";
import { ListingRow, listingColumns, type RowTools, selectableColumns } from "./listing-row";

interface ListingListProps {
  listings: (Listing | SearchHit)[];
  /** What was searched for: its part of the codes is marked. */
  query?: string;
  locale: string;
  /** Administrators see whose listing it is (spec §2.7). */
  showsOwner?: boolean;
  /** For lists of listings that the viewer manages. */
  toolsFor?: (listing: Listing) => RowTools;
}

// What the first screen shows; pictures below it wait until they are scrolled to.
const aboveTheFold = 8;

/** Rows on a desk, cards on a phone (ui.md, Search results). */
export function ListingList({
  listings,
  query = "",
  locale,
  showsOwner = false,
  toolsFor,
}: ListingListProps) {
  const t = useTranslations();
  return (
    <div>
      <div
        aria-hidden="true"
        className={`hidden border-b border-steel-3 py-1.5 text-sm text-steel-3 lg:grid ${toolsFor ? selectableColumns : listingColumns}`}
      >
        <span className={toolsFor ? "col-span-2 col-start-2" : "col-span-2"}>
          {t("listings|part")}
        </span>
        <span>{t("listing|manufacturer")}</span>
        <span className="text-end">{t("listing|available")}</span>
        <span className="text-end">{t("listings|minimum")}</span>
        <span className="text-end">{t("listings|price")}</span>
      </div>
      <ul className="space-y-3 lg:space-y-0">
        {listings.map((listing, index) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            match={"match" in listing ? listing.match : null}
            query={query}
            locale={locale}
            showsOwner={showsOwner}
            isLazy={index >= aboveTheFold}
            tools={toolsFor?.(listing)}
          />
        ))}
      </ul>
    </div>
  );
}
