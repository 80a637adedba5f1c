import "server-only";
import { transact } from "@/lib/db/client";

const minListings = 20;

/** More alternate codes are suspicious on a single listing. */
const maxAlternates = 20;

const maxRows = 1_000;

// Enough to tell descriptions apart.
const comparedLength = 1_000;

// Reads all listings: half a minute for a million.
const searchTimeoutInMs = 300_000;

/** Groups by texts without digits and punctuation. */
export async function refreshRepeatedTexts(): Promise<void> {
  await transact(async (tx) => {
    await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(searchTimeoutInMs)}, true)`;
    await tx.$executeRaw`DELETE FROM repeated_text`;
    await tx.$executeRaw`
      INSERT INTO repeated_text (owner_user_id, listing_id, listing_count, max_alternate_count)
      SELECT owner_user_id, max(id), count(*), max(cardinality(alternate_product_codes))
      FROM listing WHERE status IN ('ACTIVE', 'RESERVED')
      GROUP BY owner_user_id, md5(lower(translate(
        name_de || left(description_de, ${comparedLength}::int), E'0123456789 \t\n.,;:/()-+*"_#', ''
      )))
      HAVING max(cardinality(alternate_product_codes)) > ${maxAlternates}
        OR count(*) >= ${minListings} AND count(DISTINCT search_codes) >= ${minListings}
      ORDER BY 3 DESC LIMIT ${maxRows}`;
  }, searchTimeoutInMs);
}
