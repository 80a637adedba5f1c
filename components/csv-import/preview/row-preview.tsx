import { useLocale, useTranslations } from "next-intl";
import { ListingList } from "@/components/listings/listing-list";
import { StatusBadge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import type { CsvImportRowPreview, PreviewListing } from "@/lib/csv-import/previewed-row";
import type { Listing } from "@/lib/listings/listing";
import { FaultTable } from "./fault-table";
import { RowChanges } from "./row-changes";
import { RowFacts } from "./row-facts";
import { RowSteps } from "./row-steps";

const notYet = new Date(0);

/** A row as a listing that lists can show: a draft, as the spec has it (§4), and of nobody yet. */
function listingOfPreview({ manufacturer, picture: _, ...entered }: PreviewListing): Listing {
  return {
    ...entered,
    id: 0,
    createdAt: notYet,
    updatedAt: notYet,
    status: "DRAFT",
    manufacturerId: 0,
    manufacturer: { id: 0, name: manufacturer },
    productId: null,
    product: null,
    availableQuantity: entered.quantity,
    bundlePriceQuantity: null,
    tradeLimitInCt: null,
    sellerBlocked: false,
    version: 1,
    documents: [],
    mainImageId: null,
    mainImage: null,
    views: 0,
    favorite: false,
    ownerUserId: null,
    owner: null,
    reservedQuantity: null,
    soldQuantity: null,
    transactionCount: null,
    lastTransactionAt: null,
    transactions: [],
  };
}

const tones = {
  NEW: "ok",
  UPDATED: "note",
  PAUSED: "note",
  UNCHANGED: "neutral",
  SKIPPED: "neutral",
  INVALID: "fault",
} as const;

interface RowPreviewProps {
  importId: string;
  row: CsvImportRowPreview;
  /** There is no such row in the file: this one is nearest to it. */
  asked: number | null;
}

/** Any row as the listing that it would be (spec §2.11). */
export function RowPreview({ importId, row, asked }: RowPreviewProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { number, outcome, issues, listingId, listing, before } = row;
  return (
    <section aria-labelledby="preview" className="space-y-4">
      <h2 id="preview" className="text-lg">
        {t("csv-import|row|title")}
      </h2>
      <RowSteps importId={importId} row={row} />
      {asked !== null && asked !== number ? (
        <p role="status" className="text-sm text-steel-3">
          {t("csv-import|row|none", { asked: String(asked), row: String(number) })}
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-3">
        <StatusBadge tone={tones[outcome]} label={t(`csv-import|outcome|${outcome}`)} />
        {listingId === null ? null : (
          <PageLink href={`/listing/detail/${listingId}`} className="link tap-size">
            {t("csv-import|row|listing", { id: String(listingId) })}
          </PageLink>
        )}
      </p>
      {listing ? (
        <>
          {before && outcome === "UPDATED" ? <RowChanges before={before} now={listing} /> : null}
          <ListingList listings={[listingOfPreview(listing)]} locale={locale} isPreview />
          <RowFacts listing={listing} />
        </>
      ) : null}
      {issues.length > 0 ? <FaultTable faults={[{ number, issues }]} /> : null}
    </section>
  );
}
