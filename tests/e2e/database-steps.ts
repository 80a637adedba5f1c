import { randomUUID } from "node:crypto";
import pg from "pg";

/** A migrated database beside that of the server under test, for what would disturb all others; answers its address. */
export async function makeDatabase(): Promise<string> {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const name = `lagerfund_${randomUUID().replaceAll("-", "")}`;
  await connected(url.href, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE lagerfund_template`),
  );
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement in such a database; answers its rows. */
export function queryIn(databaseUrl: string, statement: string): Promise<object[]> {
  return connected(databaseUrl, async (client) => (await client.query(statement)).rows);
}

/** Lists one part, whose number nothing else has, in a database that no server of ours writes to. */
export function listPartIn(databaseUrl: string, mpn: string): Promise<unknown> {
  const statement = `
    WITH owner AS (
      INSERT INTO "user" (id, username) VALUES (gen_random_uuid(), 'Langsam GmbH') RETURNING id
    ), maker AS (
      INSERT INTO manufacturer (name, normalised_name, verified_at) VALUES ('SKF', 'skf', now()) RETURNING id
    )
    INSERT INTO listing (owner_user_id, manufacturer_id, mpn, search_codes, name_de, description_de,
      shipping_possible, pickup_possible, price_per_product_in_ct, quantity)
    SELECT owner.id, maker.id, $1, ARRAY[$1], 'Rillenkugellager', 'Neu.', true, false, 1250, 10
    FROM owner, maker`;
  return connected(databaseUrl, (client) => client.query(statement, [mpn]));
}

/** Does something while nobody can read listings, as in a database that is far too slow. */
export function whileListingsAreHeld(
  databaseUrl: string,
  work: () => Promise<void>,
): Promise<unknown> {
  return connected(databaseUrl, async (client) => {
    await client.query("BEGIN");
    await client.query("LOCK TABLE listing IN ACCESS EXCLUSIVE MODE");
    await work();
    await client.query("ROLLBACK");
  });
}

async function connected<Answer>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
