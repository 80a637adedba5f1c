import { randomUUID } from "node:crypto";
import pg from "pg";
import { normaliseManufacturerName } from "@/lib/manufacturers/rules";
import { chanceOf } from "./chance";
import { benchListing } from "./listings";
import { type BenchPart, benchParts } from "./parts";

const rowsAtOnce = 2000;
const ownerCount = 500;
const verifiedShare = 0.3;

/** Brings a migrated database to that many listings, the same ones always, through the triggers that keep search. */
export async function fillTo(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET synchronous_commit = off");
    const parts = benchParts();
    const makerIds = await settleMakers(client, parts);
    const ownerIds = await settleOwners(client);
    const rebuild = await withoutWordIndexes(client);
    for (let done = await countOf(client); done < count; done += rowsAtOnce) {
      const rows = Array.from({ length: Math.min(rowsAtOnce, count - done) }, (_, index) =>
        benchListing(done + index + 1, parts, makerIds, ownerIds),
      );
      await insertListings(client, rows);
    }
    await rebuild();
    await client.query("SELECT setval('listing_id_seq', max(id)) FROM listing");
    await client.query("VACUUM (ANALYZE)");
  } finally {
    await client.end();
  }
}

async function countOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query("SELECT coalesce(max(id), 0) AS count FROM listing");
  return rows[0].count;
}

async function settleMakers(client: pg.Client, parts: BenchPart[]): Promise<Map<string, number>> {
  const names = new Set([
    ...parts.map(({ manufacturer }) => manufacturer),
    "Siemens",
    "SKF",
    "FAG",
    "NSK",
  ]);
  const rows = [...names].map((name, index) => ({
    name,
    normalised_name: normaliseManufacturerName(name),
    verified_at: chanceOf(index).isHit(verifiedShare) ? new Date(0) : null,
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

// Every third listing has a picture, so that cards are read as they are in life.
async function insertListings(client: pg.Client, rows: ReturnType<typeof benchListing>[]) {
  const pictures = rows
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
  const withPictures = rows.map((row) => ({
    ...row,
    main_image_id: row.id % 3 === 0 ? uuidOf(row.id) : null,
  }));
  // Each refers to the other, which holds at the end of the transaction's statement.
  await client.query(
    `WITH pictures AS (${insertion("document", pictures, "$1")}) ${insertion("listing", withPictures, "$2")}`,
    [JSON.stringify(pictures), JSON.stringify(withPictures)],
  );
}

function uuidOf(listingId: number): string {
  return `00000000-0000-7000-8000-${String(listingId).padStart(12, "0")}`;
}

// Trigram and word indexes are made several times faster afterwards than row by row.
async function withoutWordIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE tablename IN ('listing', 'product_code') AND indexdef LIKE '% USING gin %'",
  );
  for (const { indexname } of rows) {
    await client.query(`DROP INDEX "${indexname}"`);
  }
  return async () => {
    await client.query("SET maintenance_work_mem = '256MB'");
    for (const { indexdef } of rows) {
      await client.query(indexdef);
    }
  };
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
