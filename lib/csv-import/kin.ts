import "server-only";
import type { Database } from "@/lib/db/client";
import type { CsvImportStatus } from "./csv-import";
import { importMendedBy } from "./mapping/headings";

interface HeadedImport {
  id: string;
  status: CsvImportStatus;
  columns: { heading: string }[];
}

/**
 * The imports whose listings the rows of this one are not: those that have left its rows behind, and those by which its own
 * came back mended before the others were imported. Each row of a file is a listing of its own, in whatever order they come.
 */
export async function listKin(
  tx: Database,
  { id, userId }: { id: string; userId: string },
): Promise<string[]> {
  const imports = await listHeaded(tx, userId);
  const originOf = ({ columns }: HeadedImport) => {
    const named = importMendedBy(columns);
    return named === null ? undefined : imports.find((one) => one.id.startsWith(named));
  };
  const kin = new Set<HeadedImport>();
  const self = imports.find((one) => one.id === id);
  for (let origin = self && originOf(self); origin && !kin.has(origin); origin = originOf(origin)) {
    kin.add(origin);
  }
  for (const one of imports) {
    if (one.status === "IMPORTED" && originOf(one)?.id === id) {
      kin.add(one);
    }
  }
  return [...kin].map((one) => one.id).filter((other) => other !== id);
}

/** Columns only of those in which our reasons may stand. */
function listHeaded(tx: Database, userId: string): Promise<HeadedImport[]> {
  return tx.$queryRaw<HeadedImport[]>`
    SELECT id::text, status::text, CASE WHEN columns::text ILIKE '%lagerfund%' THEN columns ELSE '[]' END AS columns
    FROM csv_import WHERE user_id = ${userId}::uuid`;
}
