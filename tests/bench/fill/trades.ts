import pg from "pg";

const rowsAtOnce = 50_000;

const draw = (seed: number, below: number | string) =>
  `((hashint8extended(g, ${seed}) & 9223372036854775807) % (${below}))::int`;

// One seller gets three in ten. 70 % are completed, 15 % cancelled, 10 % requested, 5 % reserved.
const drawn = `
  SELECT coalesce(
      CASE WHEN ${draw(1, 10)} < 3 THEN (SELECT ids[1 + ${draw(2, "cardinality(ids)")}] FROM large) END,
      1 + ${draw(3, "(SELECT max(id) FROM listing)")}) AS listing_id,
    ${draw(4, "cardinality(people.ids)")} AS place, ${draw(5, 100)} AS fate,
    now() - interval '1 minute' * ${draw(6, "4 * 365 * 24 * 60")} AS created_at, ${draw(7, 20000)} AS minutes
  FROM generate_series($1::int, $2::int) g, people`;

const insertion = `
WITH large AS MATERIALIZED (SELECT array_agg(id ORDER BY id) AS ids FROM listing WHERE owner_user_id = (SELECT id FROM "user" WHERE username = 'bench-0')),
  people AS MATERIALIZED (SELECT array_agg(id ORDER BY username) AS ids FROM "user" WHERE username LIKE 'bench-%'),
  drawn AS (${drawn})
INSERT INTO "transaction" (listing_id, user_id, quantity, status, price_per_product_in_ct, price_for_bundle_in_ct,
  created_at, updated_at, completed_at, withdrawn_at)
SELECT l.id, buyer.id, 1 + fate % 5,
  (CASE WHEN fate < 70 THEN 'COMPLETED' WHEN fate < 85 THEN 'CANCELLED' WHEN fate < 95 THEN 'REQUESTED' ELSE 'RESERVED' END)::"TransactionStatus",
  l.price_per_product_in_ct, l.price_for_bundle_in_ct, drawn.created_at, drawn.created_at,
  CASE WHEN fate < 70 THEN least(now(), drawn.created_at + interval '1 minute' * minutes) END,
  CASE WHEN fate BETWEEN 70 AND 77 THEN least(now(), drawn.created_at + interval '1 minute' * minutes) END
FROM drawn JOIN listing l ON l.id = drawn.listing_id, people,
  LATERAL (SELECT CASE WHEN ids[1 + place] = l.owner_user_id THEN ids[1 + (place + 1) % cardinality(ids)] ELSE ids[1 + place] END AS id) buyer`;

const history = `
INSERT INTO status_change (transaction_id, actor_user_id, "from", "to", created_at)
SELECT id, user_id, NULL, 'REQUESTED', created_at FROM "transaction"
UNION ALL SELECT id, seller_user_id, 'REQUESTED', status::text, coalesce(completed_at, created_at) FROM "transaction"
WHERE status <> 'REQUESTED'`;

export async function fillTrades(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET synchronous_commit = off");
    for (let done = 0; done < count; done += rowsAtOnce) {
      await client.query(insertion, [done + 1, Math.min(done + rowsAtOnce, count)]);
    }
    await client.query(history);
    await client.query(`VACUUM (ANALYZE) "transaction", status_change`);
  } finally {
    await client.end();
  }
}
