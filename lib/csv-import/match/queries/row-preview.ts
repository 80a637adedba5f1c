import "server-only";
import type { CsvRowOutcome } from "@/lib/csv-import/csv-import-schema";
import type { RowIssue } from "@/lib/csv-import/fields";
import { requireOwnImport } from "@/lib/csv-import/queries";
import {
  type CsvImportRowPreview,
  type ListingBefore,
  listingBefore,
  type PreviewImage,
  type PreviewListing,
  previewListing,
} from "@/lib/csv-import/row-preview-schema";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { type StoredColumn, storedColumnNames } from "@/lib/listings/fields";
import { columnsAsJson } from "@/lib/listings/statements";
import type { RowFields } from "../row-to-listing";
import { isSoldOutRow } from "../row-to-listing";
import { isShown } from "../statements";

const previewFields = {
  number: true,
  outcome: true,
  issues: true,
  entered: true,
  listingId: true,
  manufacturerName: true,
  manufacturerId: true,
  asNew: true,
  columns: true,
  before: true,
} satisfies Prisma.CsvImportRowSelect;

type StoredListing = Record<StoredColumn, unknown> & {
  quantity: number;
  pricePerProductInCt: number | null;
  priceForBundleInCt: number | null;
};

type PreviewRow = Prisma.CsvImportRowGetPayload<{ select: typeof previewFields }>;

/**
 * Answers the row of that number, else the next, else the last. Without a number the first that
 * becomes a listing. Throws NOT_FOUND.
 */
export async function getRowPreview(
  member: Member,
  id: string,
  number: number | null,
): Promise<CsvImportRowPreview> {
  await requireOwnImport(member, id);
  const row = number === null ? await firstGoodRow(id) : await rowFrom(id, number);
  if (!row?.outcome) {
    throw new AppError("NOT_FOUND");
  }
  const [shown, stock, before, previous, next] = await Promise.all([
    shownRow(member, row),
    findPictureAndStock(id, row.number),
    stateBefore(row),
    rowBeside(id, "desc", row.number),
    rowBeside(id, "asc", row.number),
  ]);
  return {
    number: row.number,
    outcome: isPaused(row) ? "PAUSED" : row.outcome,
    issues: row.outcome === "INVALID" ? ((row.issues ?? []) as unknown as RowIssue[]) : [],
    listingId: row.listingId,
    listing: row.outcome === "INVALID" || row.outcome === "MERGED" ? null : previewOf(shown, stock),
    before,
    previous: previous?.number ?? null,
    next: next?.number ?? null,
  };
}

async function firstGoodRow(importId: string): Promise<PreviewRow | null> {
  const firstOf = (outcome?: CsvRowOutcome) =>
    db().csvImportRow.findFirst({
      where: { importId, number: { gt: 0 }, ...(outcome && { outcome }) },
      select: previewFields,
      orderBy: { number: "asc" },
    });
  return (await firstOf("NEW")) ?? (await firstOf("UPDATED")) ?? firstOf();
}

async function rowFrom(importId: string, number: number): Promise<PreviewRow | null> {
  return (await rowBeside(importId, "asc", number - 1)) ?? rowBeside(importId, "desc");
}

function isPaused({ outcome, entered }: PreviewRow): boolean {
  return outcome === "UPDATED" && isSoldOutRow(entered as RowFields);
}

/** A row that changes nothing shows its listing as it is. */
async function shownRow({ userId }: Member, row: PreviewRow): Promise<PreviewRow> {
  if (row.outcome !== "UNCHANGED" && row.outcome !== "SKIPPED" && !isPaused(row)) {
    return {
      ...row,
      manufacturerName: (await findManufacturerName(row.manufacturerId)) ?? row.manufacturerName,
    };
  }
  const [listing] = await db().$queryRaw<Pick<PreviewRow, "columns" | "manufacturerName">[]>`
    SELECT ${columnsAsJson} AS columns, m.name AS "manufacturerName"
    FROM listing l JOIN manufacturer m ON m.id = l.manufacturer_id
    WHERE l.id = ${row.listingId} AND l.owner_user_id = ${userId}::uuid`;
  return { ...row, ...listing };
}

/** `committed` are pieces that are sold or reserved. */
type PictureAndStock = { picture: PreviewImage; committed: number };

async function findPictureAndStock(importId: string, number: number): Promise<PictureAndStock> {
  const [found] = await db().$queryRaw<PictureAndStock[]>`
    SELECT CASE
      WHEN r.outcome IN ('NEW', 'UPDATED') AND r.picture IS NOT NULL AND r.picture -> 'error' IS NULL AND NOT ${isShown} THEN 'fetched'
      WHEN l.main_image_id IS NOT NULL THEN 'kept'
      ELSE 'none' END AS picture, coalesce(l.sold_quantity + l.reserved_quantity, 0) AS committed
    FROM csv_import_row r LEFT JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${importId}::uuid AND r.number = ${number}`;
  return found ?? { picture: "none", committed: 0 };
}

function rowBeside(
  importId: string,
  direction: "asc" | "desc",
  from?: number,
): Promise<PreviewRow | null> {
  const bound = direction === "asc" ? { gt: from ?? 0 } : { lt: from, gt: 0 };
  return db().csvImportRow.findFirst({
    where: { importId, number: bound },
    select: previewFields,
    orderBy: { number: direction },
  });
}

/** Rows that an older version checked lack the columns that are newer. */
const noColumns = Object.fromEntries(storedColumnNames.map((name) => [name, null]));

function previewOf(
  { manufacturerName, asNew, columns }: PreviewRow,
  { picture, committed }: PictureAndStock,
): PreviewListing | null {
  const stored = (columns ?? asNew) as StoredListing | null;
  if (!stored) {
    return null;
  }
  // Drops the state and search codes that an update writes too.
  return previewListing.parse({
    ...noColumns,
    ...stored,
    manufacturer: manufacturerName ?? "",
    priceForBundle: bundlePriceOf(stored),
    availableQuantity: stored.quantity - committed,
    picture,
  });
}

async function stateBefore({ before }: PreviewRow): Promise<ListingBefore | null> {
  const stored = before as (StoredListing & { manufacturerId: number }) | null;
  return (
    stored &&
    listingBefore.parse({
      ...stored,
      manufacturer: (await findManufacturerName(stored.manufacturerId)) ?? "",
      priceForBundle: bundlePriceOf(stored),
    })
  );
}

async function findManufacturerName(id: number | null): Promise<string | null> {
  if (id === null) {
    return null;
  }
  const found = await db().manufacturer.findUnique({ where: { id }, select: { name: true } });
  return found?.name ?? null;
}

function bundlePriceOf({
  priceForBundleInCt,
  pricePerProductInCt,
  quantity,
}: StoredListing): number {
  return priceForBundleInCt ?? (pricePerProductInCt ?? 0) * quantity;
}
