import { useLocale, useTranslations } from "next-intl";
import { ClientListingTable } from "@/components/listings/list/client-listing-table";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { Input } from "@/components/ui/inputs/input";
import { type Definition, DefinitionList } from "@/components/ui/lists/definition-list";
import { PageLink } from "@/components/ui/page-link";
import { SoftLink } from "@/components/ui/soft-link";
import type { RowIssue } from "@/lib/csv-import/fields";
import type {
  CsvImportRowPreview,
  ListingBefore,
  PreviewListing,
} from "@/lib/csv-import/row-preview-schema";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { fieldLabel, reasonText } from "../row-issue-text";
import { RowFacts } from "./row-facts";

const notYet = new Date(0);

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
  MERGED: "neutral",
} as const;

interface RowPreviewProps {
  importId: string;
  row: CsvImportRowPreview;
  asked: number | null;
}

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
          <ClientListingTable listings={[listingOfPreview(listing)]} locale={locale} isPreview />
          <RowFacts listing={listing} />
        </>
      ) : null}
      {issues.length > 0 ? <RowErrors issues={issues} /> : null}
    </section>
  );
}

function RowErrors({ issues }: { issues: RowIssue[] }) {
  const t = useTranslations();
  return (
    <ul>
      {issues.map((issue) => (
        <li key={`${issue.field} ${issue.code}`}>
          <span className="font-semibold">{fieldLabel(t, issue.field)}</span>
          {issue.value === "" ? null : <span className="font-mono"> {issue.value}</span>}:{" "}
          {reasonText(t, issue)}
        </li>
      ))}
    </ul>
  );
}

interface RowStepsProps {
  importId: string;
  row: Pick<CsvImportRowPreview, "number" | "previous" | "next">;
}

function RowSteps({ importId, row }: RowStepsProps) {
  const t = useTranslations();
  const href = `/csv-import/${importId}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <nav aria-label={t("csv-import|row|steps")} className="flex items-center gap-2">
        <Step href={href} to={row.previous} label={t("csv-import|row|previous")}>
          <ChevronLeft size={16} />
        </Step>
        <span className="text-sm">{t("csv-import|row|number", { row: String(row.number) })}</span>
        <Step href={href} to={row.next} label={t("csv-import|row|next")}>
          <ChevronRight size={16} />
        </Step>
      </nav>
      <form action={href} data-soft="replace" className="flex items-center gap-2">
        <label htmlFor="row" className="text-sm">
          {t("csv-import|row|go_to")}
        </label>
        <Input
          id="row"
          name="row"
          numeric
          inputMode="numeric"
          autoComplete="off"
          className="w-24!"
          defaultValue={row.number}
          key={row.number}
        />
        <Button type="submit" variant="quiet" size="sm">
          {t("csv-import|row|show")}
        </Button>
      </form>
    </div>
  );
}

interface StepProps {
  href: string;
  /** Null at either end of the file. */
  to: number | null;
  label: string;
  children: React.ReactNode;
}

function Step({ href, to, label, children }: StepProps) {
  return to === null ? (
    <span aria-hidden="true" aria-disabled="true" className="page-step">
      {children}
    </span>
  ) : (
    <SoftLink href={`${href}?row=${to}`} replace aria-label={label} className="page-step">
      {children}
    </SoftLink>
  );
}

const changeable = [
  "manufacturer",
  "mpn",
  "nameDe",
  "nameEn",
  "quantity",
  "pricePerProductInCt",
  "priceForBundle",
] as const;

function RowChanges({ before, now }: { before: ListingBefore; now: ListingBefore }) {
  const t = useTranslations();
  const locale = useLocale();
  const items: Definition[] = changeable
    .filter((field) => before[field] !== now[field])
    .map((field) => ({
      term: t(`listing|form|${field}`),
      value: <Change from={shown(field, before, locale)} to={shown(field, now, locale)} />,
      numeric: field === "mpn" || typeof now[field] === "number",
    }));
  return items.length === 0 ? (
    <p className="text-steel-3">{t("csv-import|row|change|none")}</p>
  ) : (
    <section aria-label={t("csv-import|row|change|title")}>
      <DefinitionList items={items} className="max-w-2xl border-y" />
    </section>
  );
}

function Change({ from, to }: { from: string; to: string }) {
  const t = useTranslations();
  return (
    <>
      <span className="sr-only">
        {t("csv-import|row|change|before", { value: from })},{" "}
        {t("csv-import|row|change|now", { value: to })}
      </span>
      <span aria-hidden="true" className="wrap-anywhere">
        <span className="text-steel-3">{from}</span> → <span className="font-semibold">{to}</span>
      </span>
    </>
  );
}

function shown(field: (typeof changeable)[number], state: ListingBefore, locale: string): string {
  const value = state[field];
  if (typeof value !== "number") {
    return value || "–";
  }
  return field === "quantity" ? formatInteger(value, locale) : formatEuros(value);
}
