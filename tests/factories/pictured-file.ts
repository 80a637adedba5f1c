import sharp from "sharp";
import { db } from "@/lib/db/client";
import { usualColumns, usualHeadings } from "./import-file";

/** Usual columns, and a picture in a cell behind them. */
export const pictureColumns = {
  headings: [...usualHeadings, "Bild (Base64)"],
  mapping: {
    columns: { ...usualColumns, csvMainImageBase64: usualHeadings.length },
  },
};

/** A small picture of one colour, in Base64. */
export async function pictureCell(colour: string): Promise<string> {
  const create = { width: 40, height: 30, channels: 3 as const, background: colour };
  return (await sharp({ create }).png().toBuffer()).toString("base64");
}

/** Gives the rows of a checked import their pictures, as if they were fetched already; nothing is in storage. */
export async function keepAsFetched(importId: string): Promise<void> {
  await db().$executeRaw`
    WITH fetched AS (
      INSERT INTO document (id, user_id, key, name, content_type, type, sound_at, source_hash)
      SELECT gen_random_uuid(), i.user_id, gen_random_uuid(), r.number, 'image/png', 'IMAGE', now(), r.picture ->> 'hash'
      FROM csv_import_row r JOIN csv_import i ON i.id = r.import_id WHERE i.id = ${importId}::uuid
      RETURNING id, name
    )
    UPDATE csv_import_row r SET document_id = fetched.id
    FROM fetched WHERE r.import_id = ${importId}::uuid AND r.number = fetched.name::integer`;
}
