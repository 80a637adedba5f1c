import type { CsvImportStatus } from "./csv-import";

const dayInMs = 24 * 60 * 60_000;

/** So long an import can be undone (issue 7), and so long its rows are kept. */
export const undoableForInMs = 30 * dayInMs;

/** What nobody has gone on with for so long is forgotten. */
export const openForInMs = 7 * dayInMs;

/** So many open imports of a seller are kept; a new one takes the place of the one left longest. */
export const maxOpenImports = 20;

/** From which states an import goes to which: the only ways. */
const ways = {
  /** Mapping and choices can be changed. */
  update: ["DRAFT", "CHECKED", "FAILED"],
  check: ["DRAFT", "CHECKED", "FAILED"],
  start: ["CHECKED"],
  cancel: ["CHECKING", "IMPORTING"],
  undo: ["IMPORTED"],
  delete: ["DRAFT", "CHECKED", "FAILED"],
} as const satisfies Record<string, readonly CsvImportStatus[]>;

export type ImportStep = keyof typeof ways;

/** The states in which a step can be taken. */
export function statesFor(step: ImportStep): CsvImportStatus[] {
  return [...ways[step]];
}

/** Until when an import can be undone; null where it cannot. */
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
