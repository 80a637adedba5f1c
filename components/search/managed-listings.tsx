import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/layout/client-messages";
import { ListingList } from "@/components/listings/listing-list";
import { openTradesOf } from "@/components/listings/open-trades";
import type { Listing } from "@/lib/listings/listing";
import { listingName, type ShownListing } from "@/lib/listings/rules";
import { ListingSelection } from "./listing-selection";
import { RowActions } from "./row-actions";
import { SelectionBox } from "./selection-box";
import type { NamedListing } from "./selection-context";

interface ManagedListingsProps {
  listings: Listing[];
  /** What the filter leaves on every page, as far as it can be changed at once; null where it is this page. */
  all: ShownListing[] | null;
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
  const shown = listings.map((listing) => ({
    ...namedListing(listing, locale),
    openTrades: openTradesOf(listing.transactions, t, locale),
  }));
  return (
    <ClientMessages
      prefixes={["listings|bulk|", "listing|owner|", "listing|status|", "error|", "session|"]}
    >
      <ListingSelection
        userId={userId}
        shown={shown}
        all={all ?? shown.map(({ id, status }) => ({ id, status }))}
        isCut={all !== null && all.length < totalCount}
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

function namedListing(listing: Listing, locale: string): Omit<NamedListing, "openTrades"> {
  const { id, status } = listing;
  return { id, status, name: listingName(locale, listing) };
}
