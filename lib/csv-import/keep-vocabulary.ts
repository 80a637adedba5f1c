import "server-only";
import { transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { allowLongStatements, jobTimeoutInMs } from "./check";

interface Vocabulary {
  codes: Prisma.Sql;
  texts: Prisma.Sql;
}

export function vocabularyOfImport(importId: string): Vocabulary {
  const written = Prisma.sql`(
    SELECT coalesce(r.columns, r.as_new) AS columns FROM csv_import_row r
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED')) written`;
  return {
    codes: Prisma.sql`SELECT jsonb_array_elements_text(columns -> 'searchCodes') FROM ${written}`,
    texts: Prisma.sql`
      SELECT concat_ws(' ; ', columns ->> 'nameDe', columns ->> 'nameEn', columns ->> 'descriptionDe', columns ->> 'descriptionEn')
      FROM ${written}`,
  };
}

/** In a transaction of their own: within the import, whoever lists one of them meanwhile would wait for its end. */
export async function keepVocabulary({ codes, texts }: Vocabulary): Promise<void> {
  await transact(async (tx) => {
    await allowLongStatements(tx);
    await tx.$executeRaw`
      INSERT INTO product_code (code)
      SELECT DISTINCT code COLLATE "C" AS code FROM (${codes}) AS codes (code) WHERE code <> ''
      ORDER BY 1 ON CONFLICT DO NOTHING`;
    await tx.$executeRaw`
      SELECT learn_words(ARRAY(
        SELECT DISTINCT word FROM (${texts}) AS texts (text) CROSS JOIN unnest(search_words(text)) word
      ))`;
  }, jobTimeoutInMs);
}
