import "server-only";
import { type Database, db } from "@/lib/db/client";
import { type CsvImport as CsvImportRow, Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Member } from "@/lib/fields/viewer";
import { expiredImports, ownImport } from "./access";
import {
  type CsvImport,
  type CsvImportSummary,
  type ImportCounts,
  type ImportPhase,
  importFindings,
  type ListingKeptByUndo,
  type OtherParts,
  type RowErrorPage,
  type RowToCorrect,
} from "./csv-import-schema";
import type { ImportField } from "./fields";
import { importSettingsOf } from "./map/remembered-mapping";
import { type ImportStep, statesFor, undoableUntil } from "./rules";
import { type CsvImportErrorsInput, columnFacts, fileReading } from "./schema";

const maxListed = 50;

const summaryFields = {
  id: true,
  fileName: true,
  status: true,
  createdAt: true,
  rowCount: true,
  newCount: true,
  updatedCount: true,
  pausedCount: true,
  unchangedCount: true,
  skippedCount: true,
  invalidCount: true,
  mergedCount: true,
  withoutImageCount: true,
  importedAt: true,
} satisfies Prisma.CsvImportSelect;

/** Throws NOT_FOUND. */
export async function getImport(member: Member, id: string): Promise<CsvImport> {
  const row = await getOwnImport(member, id);
  const columns = columnFacts.array().parse(row.columns);
  const [firstError] = row.invalidCount ? await findRowErrors({ id, after: 0 }, 1) : [];
  return {
    ...summaryOf(row),
    reading: fileReading.parse(row.reading),
    columns,
    ...(await importSettingsOf(db(), member, row)),
    progress: row.phase && {
      phase: row.phase as ImportPhase,
      done: row.progress,
      of: row.progressOf,
    },
    firstFault: firstError ? { number: firstError.number, issues: firstError.issues } : null,
    otherParts: otherPartsOf(row),
    checkedAt: row.status === "CHECKED" ? row.lastStepAt : null,
    findings: row.status === "CHECKED" && row.findings ? importFindings.parse(row.findings) : null,
    onOffer: row.status === "IMPORTED" ? await countOnOffer(id) : null,
    failure: row.failure as ErrorCode | null,
    undone: row.undoneAt && {
      removed: row.removedCount ?? 0,
      restored: row.restoredCount ?? 0,
      kept: row.keptCount ?? 0,
    },
  } as CsvImport;
}

async function countOnOffer(importId: string): Promise<number> {
  const [{ count }] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(DISTINCT l.id)::integer AS count FROM csv_import_row r JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${importId}::uuid AND r.outcome <> 'INVALID' AND l.status = 'ACTIVE'
      AND l.quantity > l.reserved_quantity + l.sold_quantity`;
  return count;
}

export async function listImports(member: Member): Promise<CsvImportSummary[]> {
  const rows = await db().csvImport.findMany({
    where: { userId: member.userId, NOT: expiredImports() },
    select: summaryFields,
    orderBy: { createdAt: "desc" },
    take: maxListed,
  });
  return rows.map(summaryOf);
}

type SummaryRow = Prisma.CsvImportGetPayload<{ select: typeof summaryFields }>;

function summaryOf(row: SummaryRow): CsvImportSummary {
  const { id, fileName, status, createdAt, rowCount, importedAt } = row;
  return {
    id,
    fileName,
    status,
    createdAt,
    rowCount,
    counts: countsOf(row),
    importedAt,
    undoableUntil: undoableUntil(status, importedAt),
  };
}

function countsOf(row: SummaryRow): ImportCounts | null {
  if (row.status === "DRAFT" || row.newCount === null) {
    return null;
  }
  const paused = row.pausedCount ?? 0;
  return {
    new: row.newCount,
    updated: (row.updatedCount ?? 0) - paused,
    paused,
    unchanged: row.unchangedCount ?? 0,
    skipped: row.skippedCount ?? 0,
    invalid: row.invalidCount ?? 0,
    merged: row.mergedCount ?? 0,
    withoutImage: row.withoutImageCount ?? 0,
  };
}

function otherPartsOf({ status, otherPartCount, otherPartRow }: CsvImportRow): OtherParts | null {
  return status === "CHECKED" && otherPartCount && otherPartRow
    ? { count: otherPartCount, firstRow: otherPartRow }
    : null;
}

const maxNamed = 200;

/** At most 200, in the file's order. Throws NOT_FOUND. */
export async function listListingsKeptByUndo(
  member: Member,
  id: string,
): Promise<ListingKeptByUndo[]> {
  await requireOwnImport(member, id);
  return db().$queryRaw<ListingKeptByUndo[]>`
    SELECT l.id, l.name_de AS "nameDe", l.name_en AS "nameEn", l.mpn, r.kept AS reason
    FROM csv_import_row r JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${id}::uuid AND r.kept IS NOT NULL AND l.owner_user_id = ${member.userId}::uuid
    ORDER BY r.number LIMIT ${maxNamed}`;
}

const pageSize = 50;

/** In the file's order. Throws NOT_FOUND. */
export async function listRowErrors(
  member: Member,
  { id, after, kind }: CsvImportErrorsInput,
): Promise<RowErrorPage> {
  await requireOwnImport(member, id);
  const rows = await findRowErrors({ id, after, kind }, pageSize + 1);
  const faults = rows.slice(0, pageSize);
  const last = faults.at(-1)?.number ?? after;
  const behind = kind ? await countRowErrors({ id, after: last, kind }) : null;
  return { faults, behind, next: rows.length > pageSize ? last : null };
}

function findRowErrors(input: CsvImportErrorsInput, take: number): Promise<RowToCorrect[]> {
  return db().$queryRaw<RowToCorrect[]>`
    SELECT r.number, r.issues, r.entered -> 'manufacturer' ->> 'name' AS manufacturer, r.entered ->> 'mpn' AS mpn,
      r.entered ->> 'nameDe' AS "nameDe", r.own_article_number AS "ownArticleNumber",
      r.entered -> 'quantity' AS quantity, coalesce(r.cell_texts, '{}') AS texts
    FROM csv_import_row r WHERE ${isInvalid(input)} ORDER BY r.number LIMIT ${take}`;
}

async function countRowErrors(input: CsvImportErrorsInput): Promise<number> {
  const [{ count }] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM csv_import_row r WHERE ${isInvalid(input)}`;
  return count;
}

/** Expects the alias `r`. */
export function isInvalid({ id, after, kind }: CsvImportErrorsInput): Prisma.Sql {
  const ofKind = kind
    ? Prisma.sql`AND EXISTS (
        SELECT FROM jsonb_to_recordset(r.issues) AS i (field text, code text)
        WHERE i.field IS NOT DISTINCT FROM ${kind.field} AND split_part(i.code, ':', 1) = ${kind.code})`
    : Prisma.empty;
  return Prisma.sql`r.import_id = ${id}::uuid AND r.outcome = 'INVALID' AND r.number > ${after} ${ofKind}`;
}

export type Corrections = Map<number, Map<ImportField, string>>;

/** By row number and field. */
export async function findCorrections(importId: string): Promise<Corrections> {
  const found = await db().csvImportCorrection.findMany({ where: { importId } });
  const corrections: Corrections = new Map();
  for (const { number, field, text } of found) {
    const row = corrections.get(number) ?? new Map<ImportField, string>();
    corrections.set(number, row.set(field as ImportField, text));
  }
  return corrections;
}

/** Throws NOT_FOUND. */
export async function requireOwnImport(member: Member, id: string): Promise<void> {
  if ((await db().csvImport.count({ where: ownImport(member, id) })) === 0) {
    throw new AppError("NOT_FOUND");
  }
}

/** Throws NOT_FOUND. */
export async function getOwnImport(
  member: Member,
  id: string,
  database: Database = db(),
): Promise<CsvImportRow> {
  const found = await database.csvImport.findFirst({ where: ownImport(member, id) });
  if (!found) {
    throw new AppError("NOT_FOUND");
  }
  return found;
}

/** Throws NOT_FOUND, CSV_IMPORT_STATE. */
export async function getImportFor(
  database: Database,
  member: Member,
  id: string,
  step: ImportStep,
): Promise<CsvImportRow> {
  const found = await getOwnImport(member, id, database);
  if (!statesFor(step).includes(found.status)) {
    throw new AppError("CSV_IMPORT_STATE", { status: found.status });
  }
  return found;
}

/**
 * NO KEY, because a running job holds key locks and must stay cancellable. Throws NOT_FOUND,
 * CSV_IMPORT_STATE.
 */
export async function lockImportFor(
  tx: Database,
  member: Member,
  id: string,
  step: ImportStep,
): Promise<CsvImportRow> {
  await tx.$queryRaw`
    SELECT 1 FROM csv_import WHERE id = ${id}::uuid AND user_id = ${member.userId}::uuid FOR NO KEY UPDATE`;
  return getImportFor(tx, member, id, step);
}
