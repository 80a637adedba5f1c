import "server-only";
import { batchesOf } from "@/lib/async/batches";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/operations/viewer";
import { readRow } from "./cells/read-row";
import type { ColumnMapping } from "./fields";
import { readPackedRows } from "./packed-rows";
import type { PictureSource } from "./pictures/picture-source";
import { type TakenPicture, takePicture } from "./pictures/take-picture";
import { type Attempt, lockOurs, Stopped } from "./progress";
import { isShown, pictureIssueOf, pictureSourceOf, type RowPicture } from "./row-picture";

const atOnce = 8;

interface PicturedImport extends Attempt {
  id: string;
  key: string;
  mapping: ColumnMapping;
  member: Member;
}

interface Wanted {
  number: number;
  source: PictureSource;
}

/**
 * Fetches the pictures of rows that make a listing or give one another picture, and makes each a document of the
 * seller's; those that a former attempt has fetched are there already. A row whose picture cannot be had cannot be
 * imported. Outside of any transaction: it takes as long as others' servers do. Throws Stopped once the import is not
 * this attempt's any more.
 */
export async function takePictures(
  pictured: PicturedImport,
  report: (done: number, of: number) => Promise<void>,
): Promise<void> {
  await forgetSwept(pictured);
  const missing = await missingPictures(pictured.id);
  const total = missing.size;
  let done = 0;
  for await (const wanted of batchesOf(wantedPictures(pictured, missing), { size: atOnce })) {
    await Promise.all(
      wanted.map(async ({ number, source }) => {
        const taken = await takePicture(pictured.member, source);
        await keepTaken(pictured, { number, source }, taken);
      }),
    );
    done += wanted.length;
    await report(done, total);
  }
}

/**
 * Taken for an attempt of another day, and on no listing since: they may be gone. The rows and their documents are looked
 * up by their keys: joined, all sellers' pictures may be compared with each other.
 */
async function forgetSwept(pictured: PicturedImport): Promise<void> {
  await db().$executeRaw`
    WITH ours AS (${lockOurs(pictured)})
    UPDATE csv_import_row r SET document_id = NULL FROM ours
    WHERE r.import_id = ${pictured.id}::uuid AND r.import_id = ours.id AND r.document_id IS NOT NULL
      AND (SELECT d.listing_id IS NULL FROM document d WHERE d.id = r.document_id) IS NOT TRUE`;
}

/** Of those that are to be imported and have none yet, by their numbers. */
async function missingPictures(importId: string): Promise<Map<number, RowPicture>> {
  const rows = await db().$queryRaw<{ number: number; picture: RowPicture }[]>`
    SELECT r.number, r.picture FROM csv_import_row r LEFT JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED')
      AND r.picture IS NOT NULL AND r.document_id IS NULL AND NOT ${isShown}
    ORDER BY r.number`;
  return new Map(rows.map(({ number, picture }) => [number, picture]));
}

async function* wantedPictures(
  { key, mapping }: PicturedImport,
  missing: ReadonlyMap<number, RowPicture>,
): AsyncGenerator<Wanted> {
  const inCells = new Set<number>();
  for (const [number, { url }] of missing) {
    if (url === null) {
      inCells.add(number);
    } else {
      yield { number, source: { url } };
    }
  }
  if (inCells.size > 0) {
    yield* picturesInCells(key, mapping, inCells);
  }
}

async function* picturesInCells(
  key: string,
  mapping: ColumnMapping,
  inCells: ReadonlySet<number>,
): AsyncGenerator<Wanted> {
  const bytesOnly = withBytesOnly(mapping);
  for await (const row of readPackedRows(key)) {
    const source = inCells.has(row.number) ? pictureSourceOf(readRow(bytesOnly, row).fields) : null;
    if (source) {
      yield { number: row.number, source };
    }
  }
}

/** The other cells are uncut here, of megabytes perhaps; the check has read them. */
function withBytesOnly(mapping: ColumnMapping): ColumnMapping {
  const { csvMainImageBase64 } = mapping.columns;
  return { ...mapping, columns: { csvMainImageBase64 }, alternateProductCodes: [] };
}

/** Nothing is written for an attempt that is over: the rows may be another mapping's by now. */
async function keepTaken(
  pictured: PicturedImport,
  { number, source }: Wanted,
  taken: TakenPicture,
): Promise<void> {
  const kept =
    "documentId" in taken
      ? Prisma.sql`document_id = ${taken.documentId}::uuid`
      : Prisma.sql`unreadable = true, outcome = 'INVALID',
          issues = ${JSON.stringify([pictureIssueOf(source, taken.fault)])}::jsonb`;
  const count = await db().$executeRaw`
    WITH ours AS (${lockOurs(pictured)})
    UPDATE csv_import_row r SET ${kept} FROM ours WHERE r.import_id = ours.id AND r.number = ${number}`;
  if (count === 0) {
    throw new Stopped();
  }
}
