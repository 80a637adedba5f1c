import "server-only";
import { transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { allowLongStatements, jobTimeoutInMs } from "./check";

/** The codes of an import's rows that are written, as a query. */
export function codesOfImport(importId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT jsonb_array_elements_text(coalesce(r.columns, r.as_new) -> 'searchCodes') FROM csv_import_row r
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED')`;
}

/**
 * New codes come into the dictionary beforehand, by themselves: within the import whoever lists one of them at this
 * moment would wait for its end. One that is then not used finds nothing.
 */
export async function keepCodes(codes: Prisma.Sql): Promise<void> {
  await transact(async (tx) => {
    await allowLongStatements(tx);
    await tx.$executeRaw`
      INSERT INTO product_code (code)
      SELECT DISTINCT code COLLATE "C" AS code FROM (${codes}) AS codes (code) WHERE code <> ''
      ORDER BY 1 ON CONFLICT DO NOTHING`;
  }, jobTimeoutInMs);
}
