import "server-only";
import type { Database } from "@/lib/db/client";
import { keepWithLeads } from "@/lib/manufacturers/mutations";

/** Holds the manufacturers that the listings of those rows go back to, against merges until the transaction ends. */
export async function holdFormerMakers(
  tx: Database,
  importId: string,
  numbers: number[],
): Promise<void> {
  const former = await tx.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT (before ->> 'manufacturerId')::integer AS id FROM csv_import_row
    WHERE import_id = ${importId}::uuid AND number = ANY (${numbers}::integer[])`;
  await keepWithLeads(
    tx,
    former.map(({ id }) => id),
  );
}
