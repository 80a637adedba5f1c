import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Member } from "@/lib/operations/viewer";
import { ownImport } from "./access";
import type {
  CsvImport,
  CsvImportSummary,
  ImportCounts,
  ImportPhase,
  RowFault,
} from "./csv-import";
import type { RowIssue } from "./fields";
import { withProvedMarks } from "./mapping/decimal-marks";
import { proposeMapping } from "./mapping/proposal";
import { findRememberedMapping } from "./mapping-memory";
import { undoableForInMs, undoableUntil } from "./rules";
import { columnFacts, columnMapping, fileReading, importChoices } from "./schema";

const maxListed = 50;

const summaryFields = {
  id: true,
  fileName: true,
  status: true,
  createdAt: true,
  rowCount: true,
  newCount: true,
  updatedCount: true,
  unchangedCount: true,
  skippedCount: true,
  invalidCount: true,
  importedAt: true,
} satisfies Prisma.CsvImportSelect;

/** One of the member's imports as it stands. Throws NOT_FOUND for another's. */
export async function getImport(member: Member, id: string): Promise<CsvImport> {
  const row = await db().csvImport.findFirst({ where: ownImport(member, id) });
  if (!row) {
    throw new AppError("NOT_FOUND");
  }
  const columns = columnFacts.array().parse(row.columns);
  return {
    ...summaryOf(row),
    reading: fileReading.parse(row.reading),
    columns,
    ...(await settingsOf(member, columns, row)),
    progress: row.phase && {
      phase: row.phase as ImportPhase,
      done: row.progress,
      of: row.progressOf,
    },
    firstFault: row.invalidCount ? await findFirstFault(id) : null,
    failure: row.failure as ErrorCode | null,
    undone: row.undoneAt && {
      removed: row.removedCount ?? 0,
      restored: row.restoredCount ?? 0,
      kept: row.keptCount ?? 0,
    },
  } as CsvImport;
}

/** The member's imports of the last 30 days, newest first, 50 at most. */
export async function listImports(member: Member): Promise<CsvImportSummary[]> {
  const rows = await db().csvImport.findMany({
    where: {
      userId: member.userId,
      createdAt: { gt: new Date(Date.now() - undoableForInMs) },
    },
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
  return {
    new: row.newCount,
    updated: row.updatedCount ?? 0,
    unchanged: row.unchangedCount ?? 0,
    skipped: row.skippedCount ?? 0,
    invalid: row.invalidCount ?? 0,
  };
}

type Settings = Pick<
  CsvImport,
  "mapping" | "mappingFrom" | "confidence" | "choices" | "choicesFrom"
>;

/** As saved, else as remembered of the last file with these headings, else as the headings suggest. */
async function settingsOf(
  member: Member,
  columns: CsvImport["columns"],
  row: { mapping: unknown; choices: unknown },
): Promise<Settings> {
  const remembered = await findRememberedMapping(member, columns);
  const chosen = {
    choices: importChoices.parse(row.choices ?? remembered?.choices ?? { defaults: {} }),
    choicesFrom: choicesFrom(row.choices, remembered?.choices),
  };
  if (row.mapping) {
    const mapping = columnMapping.parse(row.mapping);
    return { mapping, ...chosen, mappingFrom: "saved", confidence: {} };
  }
  if (remembered) {
    // This file may write its numbers the other way: it proves its own marks, or its seller is asked.
    const chosenThen = columnMapping.parse(remembered.mapping);
    const mapping = withProvedMarks({ ...chosenThen, decimalMarks: {} }, columns);
    return { mapping, ...chosen, mappingFrom: "remembered", confidence: {} };
  }
  const { mapping, confidence } = proposeMapping(columns);
  return { mapping, ...chosen, mappingFrom: "proposed", confidence };
}

function choicesFrom(saved: unknown, remembered: unknown): CsvImport["choicesFrom"] {
  if (saved) {
    return "saved";
  }
  return remembered ? "remembered" : "preset";
}

async function findFirstFault(importId: string): Promise<RowFault | null> {
  const row = await db().csvImportRow.findFirst({
    where: { importId, outcome: "INVALID" },
    select: { number: true, issues: true },
    orderBy: { number: "asc" },
  });
  return row && { number: row.number, issues: row.issues as unknown as RowIssue[] };
}
