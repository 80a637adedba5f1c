import "server-only";
import { transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { allowLongStatements, jobTimeoutInMs } from "./check";

/** What enters the dictionaries of search, as queries of one column. */
interface Vocabulary {
  /** Normalised. */
  codes: Prisma.Sql;
  /** Names and descriptions. */
  texts: Prisma.Sql;
}

/** What search learns of an import's rows that are written. */
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

/**
 * New codes and words come into their dictionaries beforehand, by themselves: within the import whoever lists one of them at
 * this moment would wait for its end. One that is then not used finds nothing.
 */
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
