import { db } from "@/lib/db/client";

/** Everything that a refusal must leave as it was: of each table how many rows it has, and a sum over all that is in them. */
export async function snapshot(): Promise<Record<string, string>> {
  const sums = (await tables()).map(
    (table) => `SELECT '${table}' AS name,
      count(*) || ' rows, sum ' || coalesce(sum(hashtextextended(held::text, 0)), 0) AS content
      FROM ${table} held`,
  );
  const rows = await db().$queryRawUnsafe<{ name: string; content: string }[]>(
    sums.join(" UNION ALL "),
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

/** The tables that are ours, and the jobs. */
async function tables(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  return [...rows.map(({ name }) => name), "pgboss.job"];
}
