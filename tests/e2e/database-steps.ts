import { createHash, randomBytes, randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import type { Locale } from "@/lib/i18n/locales";
import type { Company } from "./sample-data";

/** A second migrated database, for tests that would disturb the others; answers its address. */
export async function makeDatabase(): Promise<string> {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const name = `lagerfund_${randomUUID().replaceAll("-", "")}`;
  await connected(url.href, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE lagerfund_template`),
  );
  url.pathname = `/${name}`;
  return url.href;
}

export function queryIn(databaseUrl: string, statement: string): Promise<object[]> {
  return connected(databaseUrl, async (client) => (await client.query(statement)).rows);
}

export async function makeAccount(company: Company, locale: Locale = "de"): Promise<string> {
  const { username, street, zipCode, city, country, email, password } = company;
  // The weakest hash allowed, because a test waits for it.
  const passwordHash = await hash(password.normalize("NFC"), { memoryCost: 1024, timeCost: 1 });
  const statement = `
    WITH account AS (
      INSERT INTO "user" (id, username, locale, street, zip_code, city, country)
      VALUES ($1, $2, $3::"Locale", $4, $5, $6, $7) RETURNING id
    )
    INSERT INTO email_identity (id, user_id, email, password_hash, verified_at)
    SELECT gen_random_uuid(), id, lower($8), $9, now() FROM account`;
  const id = randomUUID();
  const values = [id, username, locale, street, zipCode, city, country, email, passwordHash];
  await connected(underTest(), (client) => client.query(statement, values));
  return id;
}

/** Answers the session's id, which serves as bearer token and as cookie. */
export async function openSession(userId: string): Promise<string> {
  const sessionId = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(sessionId).digest("hex");
  const statement = `
    INSERT INTO session (id, token_hash, user_id, expires_at)
    VALUES (gen_random_uuid(), $1, $2, now() + interval '30 days')`;
  await connected(underTest(), (client) => client.query(statement, [tokenHash, userId]));
  return sessionId;
}

/** Lists one part with a unique number in a database that no server of ours writes to. */
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

/** Locks the listings table while `work` runs, as in a database that is far too slow. */
export function whileListingsAreLocked(
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

function underTest(): string {
  return process.env.DATABASE_URL ?? "";
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
