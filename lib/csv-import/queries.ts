import "server-only";
import { type Database, db } from "@/lib/db/client";
import type { CsvImport as CsvImportRow, Prisma } from "@/lib/db/generated/client";
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
  type RowError,
  type RowErrorPage,
} from "./csv-import-schema";
import type { RowIssue } from "./fields";
import { importSettingsOf } from "./map/remembered-mapping";
import { type ImportStep, statesFor, undoableUntil } from "./rules";
import { columnFacts, fileReading } from "./schema";

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
    firstFault: (row.invalidCount && (await findRowErrors(id, 0, 1))[0]) || null,
    otherParts: otherPartsOf(row),
    findings: row.status === "CHECKED" && row.findings ? importFindings.parse(row.findings) : null,
    failure: row.failure as ErrorCode | null,
    undone: row.undoneAt && {
      removed: row.removedCount ?? 0,
      restored: row.restoredCount ?? 0,
      kept: row.keptCount ?? 0,
    },
  } as CsvImport;
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
  id: string,
  after: number,
): Promise<RowErrorPage> {
  await requireOwnImport(member, id);
  const rows = await findRowErrors(id, after, pageSize + 1);
  const faults = rows.slice(0, pageSize);
  return { faults, next: rows.length > pageSize ? (faults.at(-1)?.number ?? null) : null };
}

async function findRowErrors(importId: string, after: number, take: number): Promise<RowError[]> {
  const rows = await db().csvImportRow.findMany({
    where: { importId, outcome: "INVALID", number: { gt: after } },
    select: { number: true, issues: true },
    orderBy: { number: "asc" },
    take,
  });
  return rows.map(({ number, issues }) => ({ number, issues: issues as unknown as RowIssue[] }));
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
