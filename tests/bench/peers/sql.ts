import pg from "pg";
import { mostResults, noteOf, type Rival } from "./engine";

interface SqlPeer {
  name: string;
  indexes: string[];
  statement: string;
}

const peers: SqlPeer[] = [
  {
    name: "ILIKE",
    indexes: [],
    statement: `SELECT listing_id FROM bench_offer
      WHERE mpn ILIKE $1 OR name ILIKE $1 OR manufacturer ILIKE $1 ORDER BY listing_id DESC LIMIT ${mostResults}`,
  },
  {
    name: "pg_trgm",
    indexes: ["CREATE INDEX ON bench_offer USING gin (mpn gin_trgm_ops)"],
    statement: `SELECT listing_id FROM bench_offer WHERE mpn % $1
      ORDER BY similarity(mpn, $1) DESC, listing_id DESC LIMIT ${mostResults}`,
  },
  {
    name: "full text",
    indexes: [
      `CREATE INDEX ON bench_offer USING gin (to_tsvector('simple', mpn || ' ' || manufacturer || ' ' || name))`,
    ],
    statement: `SELECT listing_id FROM bench_offer, plainto_tsquery('simple', $1) q
      WHERE to_tsvector('simple', mpn || ' ' || manufacturer || ' ' || name) @@ q
      ORDER BY ts_rank(to_tsvector('simple', mpn || ' ' || manufacturer || ' ' || name), q) DESC, listing_id DESC
      LIMIT ${mostResults}`,
  },
];

const offers = `CREATE TABLE bench_offer AS
  SELECT l.id AS listing_id, m.name AS manufacturer, l.mpn, l.name_de || ' ' || coalesce(l.name_en, '') AS name
  FROM listing l JOIN manufacturer m ON m.id = l.manufacturer_id
  WHERE l.status = 'ACTIVE' AND l.quantity > l.sold_quantity + l.reserved_quantity`;

export async function askSqlPeers(databaseUrl: string, ask: (rival: Rival) => Promise<void>) {
  const options = "-c jit=off -c max_parallel_workers_per_gather=0";
  const client = new pg.Client({ connectionString: databaseUrl, options });
  await client.connect();
  try {
    await client.query("DROP TABLE IF EXISTS bench_offer");
    await client.query(offers);
    for (const peer of peers) {
      await ask(await prepareIndexes(client, peer));
    }
  } finally {
    await client.query("DROP TABLE IF EXISTS bench_offer");
    await client.end();
  }
}

async function prepareIndexes(
  client: pg.Client,
  { name, indexes, statement }: SqlPeer,
): Promise<Rival> {
  await client.query("SET statement_timeout = 0");
  const begin = performance.now();
  for (const index of indexes) {
    await client.query(index);
  }
  await client.query("VACUUM (ANALYZE) bench_offer");
  const indexedInMs = performance.now() - begin;
  const { rows } = await client.query("SELECT pg_indexes_size('bench_offer') AS bytes");
  await client.query("SET statement_timeout = 10000");
  return {
    name,
    note: indexes.length === 0 ? "no index" : noteOf(indexedInMs, rows[0].bytes),
    async search(query) {
      const wanted = name === "ILIKE" ? `%${query.replaceAll(/[\\%_]/g, "\\$&")}%` : query;
      const asked = performance.now();
      const found = await client.query({ text: statement, values: [wanted], rowMode: "array" });
      return { ids: found.rows.map(([id]) => id), inMs: performance.now() - asked };
    },
  };
}
