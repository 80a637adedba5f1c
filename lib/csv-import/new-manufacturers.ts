import "server-only";
import type { Database } from "@/lib/db/client";
import { limits } from "@/lib/limits/limits";
import { findAllowance } from "@/lib/limits/spend-within";
import { isPausing } from "./sold-out";

/** How many manufacturers the written rows of an import would make, and how many its seller may still make. */
export interface NewManufacturers {
  count: number;
  /** Null where nobody counts. */
  left: number | null;
  /** Until as many as ever may be made. */
  renewsInSeconds: number;
}

export async function countNewManufacturers(
  tx: Database,
  { id, userId }: { id: string; userId: string },
): Promise<NewManufacturers> {
  const [{ count }] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(DISTINCT r.maker_key)::integer AS count FROM csv_import_row r
    WHERE r.import_id = ${id}::uuid AND r.outcome IN ('NEW', 'UPDATED') AND NOT ${isPausing}
      AND NOT EXISTS (SELECT FROM manufacturer m WHERE m.normalised_name = r.maker_key)`;
  const allowance = await findAllowance(tx, limits.importedManufacturer, userId);
  return {
    count,
    left: allowance?.left ?? null,
    renewsInSeconds: allowance?.renewsInSeconds ?? 0,
  };
}

/** Whether an import makes more manufacturers than its seller may. */
export function isBeyond({ count, left }: Pick<NewManufacturers, "count" | "left">): boolean {
  return left !== null && count > left;
}
