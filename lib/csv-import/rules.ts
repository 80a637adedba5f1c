import type { CsvImportStatus, ImportFindings } from "./csv-import-schema";

const dayInMs = 24 * 60 * 60_000;

export const undoableForInMs = 30 * dayInMs;

export const openForInMs = 7 * dayInMs;

export const maxOpenImports = 20;

const ways = {
  update: ["DRAFT", "CHECKED", "FAILED"],
  check: ["DRAFT", "CHECKED", "FAILED"],
  start: ["CHECKED"],
  cancel: ["CHECKING", "IMPORTING"],
  undo: ["IMPORTED"],
  delete: ["DRAFT", "CHECKED", "FAILED"],
} as const satisfies Record<string, readonly CsvImportStatus[]>;

export type ImportStep = keyof typeof ways;

export function statesFor(step: ImportStep): CsvImportStatus[] {
  return [...ways[step]];
}

export function undoableUntil(
  status: CsvImportStatus,
  importedAt: Date | null,
  now: Date = new Date(),
): Date | null {
  if (status !== "IMPORTED" || importedAt === null) {
    return null;
  }
  const until = new Date(importedAt.getTime() + undoableForInMs);
  return until > now ? until : null;
}

/** More new manufacturers than the seller may still add today. */
export function isBeyond({ count, left }: ImportFindings["newManufacturers"]): boolean {
  return left !== null && count > left;
}
