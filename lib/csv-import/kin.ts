import "server-only";
import type { Database } from "@/lib/db/client";
import type { CsvImportStatus } from "./csv-import";
import { importMendedBy } from "./mapping/reasons";

interface HeadedImport {
  id: string;
  status: CsvImportStatus;
  columns: { heading: string }[];
}

/** The imports of one file's rows: some were left behind, came back mended, and were perhaps left behind again. */
export interface Kin {
  /** The one that has left these rows behind; null where they do not come back mended. */
  origin: string | null;
  /** Those that rows of this one have come into the lists by, mended. */
  mendedIn: string[];
  /** All before and behind it: the listings of their other rows are none of this one's. */
  all: string[];
}

/** Which imports belong to the same rows, in whatever order they were carried out. */
export async function findKin(
  tx: Database,
  { id, userId }: { id: string; userId: string },
): Promise<Kin> {
  const imports = await listHeaded(tx, userId);
  const originOf = ({ columns }: HeadedImport) => {
    const named = importMendedBy(columns);
    return named === null ? undefined : imports.find((one) => one.id.startsWith(named));
  };
  const lineOf = (one: HeadedImport): string[] => {
    const line = new Set<string>();
    for (let origin = originOf(one); origin && !line.has(origin.id); origin = originOf(origin)) {
      line.add(origin.id);
    }
    return [...line];
  };
  const self = imports.find((one) => one.id === id);
  const before = self ? lineOf(self) : [];
  const behind = imports.filter((one) => one.status === "IMPORTED" && lineOf(one).includes(id));
  const mendedIn = behind.filter((one) => originOf(one)?.id === id);
  const all = new Set([...before, ...behind.map((one) => one.id)]);
  all.delete(id);
  return { origin: before[0] ?? null, mendedIn: mendedIn.map((one) => one.id), all: [...all] };
}

/** Columns only of those in which our reasons may stand. */
function listHeaded(tx: Database, userId: string): Promise<HeadedImport[]> {
  return tx.$queryRaw<HeadedImport[]>`
    SELECT id::text, status::text, CASE WHEN columns::text ILIKE '%lagerfund%' THEN columns ELSE '[]' END AS columns
    FROM csv_import WHERE user_id = ${userId}::uuid`;
}
