import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import type { OfferDocument } from "./engine";

const rowsAtOnce = 10_000;

/** Everything for sale, a line of JSON each. */
export async function writeDocuments(databaseUrl: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await pipeline(Readable.from(linesOf(client)), createWriteStream(file));
  } finally {
    await client.end();
  }
}

async function* linesOf(client: pg.Client): AsyncGenerator<string> {
  let after = 0;
  while (true) {
    const { rows } = await client.query<OfferDocument>(
      `SELECT l.id, m.name AS manufacturer, l.mpn, array_remove(array_prepend(l.ean, l.alternate_product_codes), NULL) AS codes,
         l.name_de AS "nameDe", coalesce(l.name_en, '') AS "nameEn", l.description_de AS "descriptionDe"
       FROM listing l JOIN manufacturer m ON m.id = l.manufacturer_id
       WHERE l.id > $1 AND l.status = 'ACTIVE' AND l.quantity > l.sold_quantity + l.reserved_quantity
       ORDER BY l.id LIMIT ${rowsAtOnce}`,
      [after],
    );
    yield* rows.map((row) => `${JSON.stringify(row)}\n`);
    const last = rows.at(-1);
    if (!last) {
      return;
    }
    after = last.id;
  }
}
