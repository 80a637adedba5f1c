import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import type { Listing } from "@/lib/listings/listing";
import type { SearchHit } from "@/lib/search/search-page-schema";
import {
  type ListingRowsProps,
  listingColumns,
  type RowHeading,
  type RowTools,
  selectableColumns,
} from "./listing-rows";
import { rowViewOf } from "./row-view";

export interface ListingTableProps {
  /** Renders the rows in the browser too, or on the server only. */
  rows: ComponentType<ListingRowsProps>;
  listings: (Listing | SearchHit)[];
  query?: string;
  code?: string | null | undefined;
  locale: string;
  showsOwner?: boolean;
  /** Rows of a CSV file have no links. */
  isPreview?: boolean;
  /** h3 where the list stands under an h2. */
  heading?: RowHeading;
  toolsFor?: (listing: Listing) => RowTools;
}

export function ListingTable({
  rows: Rows,
  listings,
  query = "",
  code,
  locale,
  showsOwner = false,
  isPreview = false,
  heading = "h2",
  toolsFor,
}: ListingTableProps) {
  const t = useTranslations();
  const displayName = useNameOrDeleted();
  const texts = {
    manufacturer: t("listing|manufacturer"),
    available: t("listing|available"),
    minimum: t("listings|minimum"),
    price: t("listings|price"),
    owner: t("listings|owner"),
    noImage: t("ui|no_preview"),
  };
  const rows = listings.map((listing) => {
    const match = "match" in listing ? listing.match : null;
    const offers = "offers" in listing ? listing.offers : null;
    const found = { query, code: code ?? query, match, offers };
    return rowViewOf(listing, { ...found, locale, showsOwner, displayName, isPreview, t });
  });
  return (
    <div>
      <div
        aria-hidden="true"
        className={`hidden border-b border-steel-3 py-1.5 text-sm text-steel-3 lg:grid ${toolsFor ? selectableColumns : listingColumns}`}
      >
        <span className={toolsFor ? "col-span-2 col-start-2" : "col-span-2"}>
          {t("listings|part")}
        </span>
        <span>{texts.manufacturer}</span>
        <span className="text-end">{texts.available}</span>
        <span className="text-end">{texts.minimum}</span>
        <span className="text-end">{texts.price}</span>
      </div>
      <Rows
        rows={rows}
        texts={texts}
        heading={heading}
        tools={toolsFor && listings.map(toolsFor)}
      />
    </div>
  );
}
