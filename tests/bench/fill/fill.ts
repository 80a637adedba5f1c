import { randomUUID } from "node:crypto";
import pg from "pg";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { knownManufacturers } from "./catalogue/known-manufacturers";
import { chanceOf } from "./chance";
import { benchListing } from "./listings";
import { type BenchPart, benchParts } from "./parts";

const rowsAtOnce = 2000;
const ownerCount = 500;
const verifiedShare = 0.3;

export async function fillTo(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET synchronous_commit = off");
    const parts = benchParts();
    const manufacturerIds = await findOrCreateManufacturers(client, parts);
    const ownerIds = await settleOwners(client);
    const before = await countOf(client);
    const write = async () => {
      for (let done = before; done < count; done += rowsAtOnce) {
        const rows = Array.from({ length: Math.min(rowsAtOnce, count - done) }, (_, index) =>
          benchListing(done + index + 1, parts, manufacturerIds, ownerIds),
        );
        await insertListings(client, rows);
        if (done === 0) {
          // Plans made for empty tables would scan whole tables.
          await client.query("ANALYZE");
        }
      }
    };
    await withoutIndexes(client, write);
    await client.query("SELECT setval('listing_id_seq', max(id)) FROM listing");
    await client.query("VACUUM (ANALYZE)");
  } finally {
    await client.end();
  }
}

const filledTables = [
  "listing",
  "listing_search",
  "listing_words",
  "product_code",
  "search_word",
  "product",
  "document",
];

/** Drops the indexes that no trigger needs, because creating them afterwards is much faster. */
async function withoutIndexes(client: pg.Client, write: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
     WHERE t.relname = ANY ($1) AND t.relnamespace = 'public'::regnamespace AND NOT i.indisunique`,
    [filledTables],
  );
  for (const { name } of rows) {
    await client.query(`DROP INDEX ${name}`);
  }
  await write();
  await client.query("SET maintenance_work_mem = '512MB'");
  for (const { definition } of rows) {
    await client.query(definition);
  }
}

async function countOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query("SELECT coalesce(max(id), 0) AS count FROM listing");
  return rows[0].count;
}

async function findOrCreateManufacturers(
  client: pg.Client,
  parts: BenchPart[],
): Promise<Map<string, number>> {
  const known = knownManufacturers.map(({ name }) => name);
  const names = new Set([...known, ...parts.map(({ manufacturer }) => manufacturer)]);
  const rows = [...names].map((name, index) => ({
    name,
    normalised_name: normaliseManufacturerName(name),
    verified_at: index < known.length || chanceOf(index).isHit(verifiedShare) ? new Date(0) : null,
  }));
  await insert(client, "manufacturer", rows);
  const stored = await client.query("SELECT id, normalised_name FROM manufacturer");
  const ids = new Map<string, number>(stored.rows.map((row) => [row.normalised_name, row.id]));
  return new Map(rows.map((row) => [row.name, ids.get(row.normalised_name) ?? 1]));
}

async function settleOwners(client: pg.Client): Promise<string[]> {
  const rows = Array.from({ length: ownerCount }, (_, index) => ({
    id: randomUUID(),
    username: `bench-${index}`,
  }));
  await insert(client, "user", rows);
  const stored = await client.query(
    `SELECT id FROM "user" WHERE username LIKE 'bench-%' ORDER BY username`,
  );
  return stored.rows.map(({ id }) => id);
}

// Every third listing has an image, so that cards are read as in production.
async function insertListings(client: pg.Client, rows: ReturnType<typeof benchListing>[]) {
  const images = rows
    .filter(({ id }) => id % 3 === 0)
    .map(({ id, owner_user_id }) => ({
      id: uuidOf(id),
      user_id: owner_user_id,
      listing_id: id,
      key: `bench/${id}`,
      name: "bild.jpg",
      content_type: "image/jpeg",
      type: "IMAGE",
      position: 0,
      sound_at: new Date(0),
      created_at: new Date(0),
    }));
  const products = await findOrCreateProducts(client, rows);
  const wholeRows = rows.map((row) => ({
    ...row,
    product_id: products.get(productKeyOf(row)),
    main_image_id: row.id % 3 === 0 ? uuidOf(row.id) : null,
  }));
  await client.query(
    `WITH pictures AS (${insertion("document", images, "$1")}) ${insertion("listing", wholeRows, "$2")}`,
    [JSON.stringify(images), JSON.stringify(wholeRows)],
  );
}

/** As findOrCreateProduct of lib/listings/mutations.ts, for many listings; answers ids by `productKeyOf`. */
async function findOrCreateProducts(client: pg.Client, rows: ReturnType<typeof benchListing>[]) {
  const products = new Map(
    rows.map((row) => {
      const { manufacturer_id, mpn, name_de, name_en } = row;
      const normalised_mpn = normaliseCode(mpn);
      return [productKeyOf(row), { manufacturer_id, mpn, normalised_mpn, name_de, name_en }];
    }),
  );
  await insert(client, "product", [...products.values()]);
  const stored = await client.query<{ id: number; manufacturer_id: number; mpn: string }>(
    `SELECT p.id, p.manufacturer_id, p.mpn FROM jsonb_populate_recordset(NULL::product, $1::jsonb)
     JOIN product p USING (manufacturer_id, normalised_mpn)`,
    [JSON.stringify([...products.values()])],
  );
  return new Map(stored.rows.map((row) => [productKeyOf(row), row.id]));
}

function productKeyOf({ manufacturer_id, mpn }: { manufacturer_id: number; mpn: string }): string {
  return `${manufacturer_id} ${normaliseCode(mpn)}`;
}

function uuidOf(listingId: number): string {
  return `00000000-0000-7000-8000-${String(listingId).padStart(12, "0")}`;
}

async function insert(client: pg.Client, table: string, rows: object[]): Promise<void> {
  await client.query(`${insertion(table, rows, "$1")} ON CONFLICT DO NOTHING`, [
    JSON.stringify(rows),
  ]);
}

function insertion(table: string, rows: object[], parameter: string): string {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  return `INSERT INTO "${table}" (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", ${parameter}::jsonb)`;
}
