import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/layout/client-messages";
import { ListingList } from "@/components/listings/listing-list";
import { openTradesOf } from "@/components/listings/open-trades";
import type { Listing } from "@/lib/listings/listing";
import { listingName, type ShownListing } from "@/lib/listings/rules";
import type { OpenTransaction } from "@/lib/transactions/open-by-listing";
import { ListingSelection } from "./listing-selection";
import { RowActions } from "./row-actions";
import { SelectionBox } from "./selection-box";
import type { NamedListing } from "./selection-context";

interface ManagedListingsProps {
  listings: Listing[];
  /** What the filter leaves on every page, as far as it can be changed at once. */
  all: (ShownListing & { openTransactions: OpenTransaction[] })[];
  totalCount: number;
  locale: string;
  /** Who manages them: the page is theirs. */
  userId: string;
  isOwn: boolean;
}

/** A list of which several can be paused, activated or deleted at once, by their owner or an administrator. */
export function ManagedListings({
  listings,
  all,
  totalCount,
  locale,
  userId,
  isOwn,
}: ManagedListingsProps) {
  const t = useTranslations();
  const shown = listings.map((listing) => namedListing(listing, locale));
  const selectable = all.map(({ id, status, openTransactions: open }) =>
    open.length > 0 ? { id, status, openTrades: openTradesOf(open, t, locale) } : { id, status },
  );
  return (
    <ClientMessages
      prefixes={[
        "listings|bulk|",
        "listing|owner|",
        "listing|status|",
        "error|",
        "session|",
        "ui|",
      ]}
    >
      <ListingSelection
        userId={userId}
        shown={shown}
        all={selectable}
        isCut={all.length < totalCount}
      >
        <ListingList
          listings={listings}
          locale={locale}
          toolsFor={(listing) => {
            const { name } = namedListing(listing, locale);
            const label = t("listings|bulk|select", { name });
            return {
              selection: <SelectionBox id={listing.id} label={label} />,
              actions: <RowActions listing={listing} name={name} isOwn={isOwn} />,
            };
          }}
        />
      </ListingSelection>
    </ClientMessages>
  );
}

function namedListing(listing: Listing, locale: string): NamedListing {
  const { id, status } = listing;
  return { id, status, name: listingName(locale, listing) };
}
