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
    INSERT INTO manufacturer (name, normalised_name, verified_at)
    SELECT 'Kugelwerk' || n || ' Lager GmbH', 'kugelwerk' || n || 'lager', now() FROM generate_series(1, 1200) n;
    INSERT INTO manufacturer (name, normalised_name, merged_into_id) SELECT 'Kugelfabrik AG', 'kugelfabrik', max(id) FROM manufacturer;
    ANALYZE`);
  await apply((migration) => migration >= "20261121170000");
});

afterAll(async () => {
  await old.end();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

test("a process of the release before still finds words beside it", async () => {
  const { rows } = await old.query(
    "SELECT mpn FROM listing WHERE listing_words(name_de, name_en) @@ to_tsquery('german', 'rillenkugellager & 7')",
  );
  expect(rows).toEqual([{ mpn: "7" }]);
});

test("manufacturers of the release before have their aliases, merged and verified ones too", async () => {
  const { rows } = await old.query(
    `SELECT folded, is_whole, is_verified FROM manufacturer_alias a JOIN manufacturer m ON m.id = manufacturer_id
     WHERE folded LIKE 'kugelwerk%' AND m.merged_into_id IS NULL`,
  );
  expect(rows).toHaveLength(2400);
  expect(rows.every((row) => row.is_verified)).toBe(true);
  const { rows: others } = await old.query(
    `SELECT folded, is_verified FROM manufacturer_alias WHERE folded IN ('skf', 'kugelfabrik') ORDER BY folded`,
  );
  expect(others).toEqual([
    { folded: "kugelfabrik", is_verified: true },
    { folded: "skf", is_verified: false },
  ]);
});

async function apply(isWanted: (migration: string) => boolean): Promise<void> {
  const folders = readdirSync(migrations).filter((entry) => /^\d/.test(entry));
  for (const folder of folders.filter(isWanted).sort()) {
    await old.query(readFileSync(path.join(migrations, folder, "migration.sql"), "utf8"));
  }
}
