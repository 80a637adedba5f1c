import { Copy, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { ClientListingTable } from "@/components/listings/list/client-listing-table";
import { openTransactionLinesOf } from "@/components/listings/list/open-transaction-lines";
import { StatusBadge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import type { Listing } from "@/lib/listings/listing";
import { listingName } from "@/lib/stock/listing-in-language";
import type { ShownListing } from "@/lib/stock/rules";
import type { OpenTransaction } from "@/lib/transactions/queries";
import { BulkStatusChange } from "./bulk-status-change";
import { type NamedListing, SelectionBox } from "./selection-context";

interface ManagedListingsProps {
  listings: Listing[];
  /** All filtered listings of every page, up to the limit of one change. */
  all: (ShownListing & { openTransactions: OpenTransaction[] })[];
  totalCount: number;
  locale: string;
  userId: string;
  isOwn: boolean;
}

export function ManagedListings(props: ManagedListingsProps) {
  const { listings, all, totalCount, locale, userId, isOwn } = props;
  const t = useTranslations();
  const shown = listings.map((listing) => namedListing(listing, locale));
  const selectable = all.map(({ id, status, openTransactions: open }) =>
    open.length > 0
      ? { id, status, openTrades: openTransactionLinesOf(open, t, locale) }
      : { id, status },
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
      <BulkStatusChange
        userId={userId}
        shown={shown}
        all={selectable}
        isCut={all.length < totalCount}
      >
        <ClientListingTable
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
      </BulkStatusChange>
    </ClientMessages>
  );
}

function namedListing(listing: Listing, locale: string): NamedListing {
  const { id, status } = listing;
  return { id, status, name: listingName(locale, listing) };
}

interface RowActionsProps {
  listing: Listing;
  name: string;
  /** A copy belongs to the viewer, so only own listings can be copied. */
  isOwn: boolean;
}

const tones = {
  ACTIVE: "ok",
  DRAFT: "neutral",
  RESERVED: "caution",
  SOLD: "note",
  DELETED: "fault",
} as const satisfies Record<ListingStatus, string>;

function RowActions({ listing, name, isOwn }: RowActionsProps) {
  const t = useTranslations();
  const { status, ownArticleNumber } = listing;
  return (
    <div className="flex flex-wrap items-center gap-x-3 max-md:[&_svg]:hidden">
      <StatusBadge tone={tones[status]} label={t(`listing|status|${status}`)} />
      {ownArticleNumber ? (
        <span className="wrap-anywhere">
          {t("listings|own|number")} <span className="font-mono text-ink">{ownArticleNumber}</span>
        </span>
      ) : null}
      {status === "DELETED" ? null : (
        <RowAction href={`/listing/edit/${listing.id}`} name={name} text={t("listing|owner|edit")}>
          <Pencil size={16} />
        </RowAction>
      )}
      {isOwn ? (
        <RowAction
          href={`/listing/create?from=${listing.id}`}
          name={name}
          text={t("listing|owner|duplicate")}
        >
          <Copy size={16} />
        </RowAction>
      ) : null}
    </div>
  );
}

interface RowActionProps {
  href: string;
  name: string;
  text: string;
  children: ReactNode;
}

function RowAction({ href, name, text, children }: RowActionProps) {
  return (
    <PageLink
      href={href}
      aria-label={`${text}: ${name}`}
      className="inline-flex items-center gap-1 text-petrol hover:text-petrol-deep hover:underline pointer-coarse:min-h-11 max-lg:min-h-11"
    >
      {children}
      {text}
    </PageLink>
  );
}
