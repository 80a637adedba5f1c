import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { type Column, DataTable } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import type { ImportFindings } from "@/lib/csv-import/csv-import";
import { formatInteger } from "@/lib/i18n/formats";
import { listingName } from "@/lib/listings/rules";

type PausedListing = ImportFindings["paused"][number];

interface PausedListingsProps {
  /** The first of them. */
  listings: PausedListing[];
  count: number;
}

/** Which listings the import takes off sale, since nothing of them is in stock. */
export function PausedListings({ listings, count }: PausedListingsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const open = listings.filter(({ openTrades }) => openTrades > 0).length;
  const columns: Column<PausedListing>[] = [
    {
      key: "row",
      label: t("csv-import|faults|row"),
      numeric: true,
      cell: ({ number }) => String(number),
    },
    {
      key: "listing",
      label: t("csv-import|paused|listing"),
      cell: (listing) => (
        <PageLink href={`/listing/detail/${listing.id}`} className="link wrap-anywhere">
          {[listing.mpn, listingName(locale, listing)].filter(Boolean).join(" · ")}
        </PageLink>
      ),
    },
    {
      key: "available",
      label: t("csv-import|paused|available"),
      numeric: true,
      cell: ({ available }) => formatInteger(available, locale),
    },
    {
      key: "trades",
      label: t("csv-import|paused|trades"),
      numeric: true,
      cell: ({ openTrades }) => formatInteger(openTrades, locale),
    },
  ];
  return (
    <div className="space-y-3">
      <Banner
        kind="warning"
        title={t("csv-import|paused|title", { count, shown: formatInteger(count, locale) })}
        description={
          <>
            {t("csv-import|paused|text", { count })}
            {open > 0 ? (
              <> {t("csv-import|paused|open", { open, shown: formatInteger(open, locale) })}</>
            ) : null}
          </>
        }
      />
      <details className="rounded border px-4 py-2" open={open > 0}>
        <summary className="control-size flex items-center font-semibold text-petrol">
          {t("csv-import|paused|which")}
        </summary>
        <DataTable
          caption={t("csv-import|paused|which")}
          columns={columns}
          rows={listings}
          keyOf={({ id }) => String(id)}
        />
        {count > listings.length ? (
          <p className="py-2 text-sm text-steel-3">
            {t("csv-import|paused|shown", {
              shown: formatInteger(listings.length, locale),
              all: formatInteger(count, locale),
            })}
          </p>
        ) : null}
      </details>
    </div>
  );
}
