import "@/tests/setup/database";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const migrations = path.join(process.cwd(), "prisma", "migrations");
const name = `upgrade_${process.pid}`;
const url = new URL(process.env.DATABASE_URL ?? "");
const admin = new pg.Client({ connectionString: url.href });
url.pathname = name;
const old = new pg.Client({ connectionString: url.href });

// A filled database of the release before, brought to this one.
beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await old.connect();
  await apply((migration) => migration < "20261121170000");
  await old.query(`
    INSERT INTO "user" (id, username) VALUES (gen_random_uuid(), 'seller');
    INSERT INTO manufacturer (name, normalised_name) VALUES ('SKF', 'skf');
    INSERT INTO listing (owner_user_id, manufacturer_id, mpn, search_codes, name_de, description_de, shipping_possible,
      pickup_possible, price_per_product_in_ct, quantity)
    SELECT u.id, m.id, n, ARRAY['N' || n], 'Rillenkugellager ' || n, 'Neu.', true, false, n, 1
    FROM "user" u, manufacturer m, generate_series(1, 300) n;
    ANALYZE`);
  await apply((migration) => migration >= "20261121170000");
});

afterAll(async () => {
  await old.end();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

test("an upgraded database knows how the values of its new columns are spread", async () => {
  const { rows } = await old.query(
    "SELECT tablename, attname FROM pg_stats WHERE attname IN ('piece_price_in_ct', 'search_words') ORDER BY 1, 2",
  );
  expect(rows.map(({ tablename, attname }) => `${tablename}.${attname}`)).toEqual([
    "listing.piece_price_in_ct",
    "listing.search_words",
    "listing_search.piece_price_in_ct",
  ]);
});

test("a process of the release before still finds words beside it", async () => {
  const { rows } = await old.query(
    "SELECT mpn FROM listing WHERE listing_words(name_de, name_en) @@ to_tsquery('german', 'rillenkugellager & 7')",
  );
  expect(rows).toEqual([{ mpn: "7" }]);
});

async function apply(isWanted: (migration: string) => boolean): Promise<void> {
  const folders = readdirSync(migrations).filter((entry) => /^\d/.test(entry));
  for (const folder of folders.filter(isWanted).sort()) {
    await old.query(readFileSync(path.join(migrations, folder, "migration.sql"), "utf8"));
  }
}
