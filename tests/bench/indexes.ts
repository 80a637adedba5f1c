import type pg from "pg";

// What a fill writes to. Tables that a later migration adds for search may be named before it.
const filledTables = [
  "listing",
  "listing_search",
  "listing_words",
  "product_code",
  "search_word",
  "product",
  "document",
];

/**
 * Writes without the indexes that no trigger reads by: made afterwards they take a fraction of the time. They are noted
 * down before, so that a run that was broken off gets them back from the next one.
 */
export async function withoutIndexes(client: pg.Client, write: () => Promise<void>): Promise<void> {
  await client.query(noted);
  const { rows } = await client.query<{ name: string }>(
    `INSERT INTO bench_dropped_index
     SELECT i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid)
     FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
     WHERE t.relname = ANY ($1) AND t.relnamespace = 'public'::regnamespace AND NOT i.indisunique
     RETURNING name`,
    [filledTables],
  );
  for (const { name } of rows) {
    await client.query(`DROP INDEX ${name}`);
  }
  await write();
  await restoreIndexes(client);
}

const noted = "CREATE TABLE IF NOT EXISTS bench_dropped_index (name text, definition text)";

/** Makes those that are noted down and missing. */
export async function restoreIndexes(client: pg.Client): Promise<void> {
  await client.query(noted);
  await client.query("SET maintenance_work_mem = '512MB'");
  const { rows } = await client.query<{ definition: string }>(
    "SELECT DISTINCT definition FROM bench_dropped_index WHERE to_regclass(name) IS NULL ORDER BY definition",
  );
  for (const { definition } of rows) {
    await client.query(definition);
  }
  await client.query("DROP TABLE bench_dropped_index");
}
