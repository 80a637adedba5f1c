import "server-only";
import { batchesOf } from "@/lib/async/batches";
import type { ColumnMapping } from "@/lib/csv-import/column-mapping";
import type { CsvRowOutcome } from "@/lib/csv-import/csv-import-schema";
import type { ImageSource } from "@/lib/csv-import/images/image-source";
import {
  type StoredImportImage,
  storeImportImage,
} from "@/lib/csv-import/images/store-import-image";
import { readPackedRows } from "@/lib/csv-import/match/read-packed-rows";
import { imageSourceOf, type RowImage } from "@/lib/csv-import/match/row-image-source";
import { isShown } from "@/lib/csv-import/match/statements";
import { readRow } from "@/lib/csv-import/parse/read-row";
import type { RowWindow } from "@/lib/csv-import/row-windows";
import { undoableForInMs } from "@/lib/csv-import/rules";
import {
  type Attempt,
  JobSuperseded,
  lockCurrentAttempt,
} from "@/lib/csv-import/statements/job-attempt";
import { type Database, db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { arrangeDocuments } from "@/lib/files/place-documents";

const atOnce = 8;

interface ImportWithImages extends Attempt {
  id: string;
  key: string;
  mapping: ColumnMapping;
  member: Member;
}

interface Wanted {
  number: number;
  source: ImageSource;
}

/** A row whose image fails is imported without it. Throws JobSuperseded. */
export async function storeImportImages(
  withImages: ImportWithImages,
  report: (done: number, of: number) => Promise<void>,
): Promise<void> {
  await clearSwept(withImages);
  const missing = await listRowsWithoutImage(withImages.id);
  const total = missing.size;
  let done = 0;
  for await (const wanted of batchesOf(wantedImages(withImages, missing), { size: atOnce })) {
    await Promise.all(
      wanted.map(async ({ number, source }) => {
        const taken = await storeImportImage(withImages.member, source);
        await storeTaken(withImages, number, taken);
      }),
    );
    done += wanted.length;
    await report(done, total);
  }
}

/** A subquery by key avoids a join over all images. */
async function clearSwept(withImages: ImportWithImages): Promise<void> {
  await db().$executeRaw`
    WITH ours AS (${lockCurrentAttempt(withImages)})
    UPDATE csv_import_row r SET document_id = NULL FROM ours
    WHERE r.import_id = ${withImages.id}::uuid AND r.import_id = ours.id AND r.document_id IS NOT NULL
      AND (SELECT d.listing_id IS NULL FROM document d WHERE d.id = r.document_id) IS NOT TRUE`;
}

async function listRowsWithoutImage(importId: string): Promise<Map<number, RowImage>> {
  const rows = await db().$queryRaw<{ number: number; picture: RowImage }[]>`
    SELECT r.number, r.picture FROM csv_import_row r LEFT JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED')
      AND r.picture IS NOT NULL AND r.picture -> 'error' IS NULL AND r.document_id IS NULL AND NOT ${isShown}
    ORDER BY r.number`;
  return new Map(rows.map(({ number, picture }) => [number, picture]));
}

async function* wantedImages(
  { key, mapping }: ImportWithImages,
  missing: ReadonlyMap<number, RowImage>,
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
    yield* imagesInCells(key, mapping, inCells);
  }
}

async function* imagesInCells(
  key: string,
  mapping: ColumnMapping,
  inCells: ReadonlySet<number>,
): AsyncGenerator<Wanted> {
  const bytesOnly = withBytesOnly(mapping);
  for await (const row of readPackedRows(key)) {
    const source = inCells.has(row.number) ? imageSourceOf(readRow(bytesOnly, row).fields) : null;
    if (source) {
      yield { number: row.number, source };
    }
  }
}

/** The check has read the other cells, which are not cut here. */
function withBytesOnly(mapping: ColumnMapping): ColumnMapping {
  const { csvMainImageBase64 } = mapping.columns;
  return { ...mapping, columns: { csvMainImageBase64 }, alternateProductCodes: [] };
}

async function storeTaken(
  withImages: ImportWithImages,
  number: number,
  taken: StoredImportImage,
): Promise<void> {
  const change =
    "documentId" in taken
      ? Prisma.sql`document_id = ${taken.documentId}::uuid`
      : Prisma.sql`picture = r.picture || ${JSON.stringify({ error: taken.error })}::jsonb`;
  const count = await db().$executeRaw`
    WITH ours AS (${lockCurrentAttempt(withImages)})
    UPDATE csv_import_row r SET ${change} FROM ours WHERE r.import_id = ours.id AND r.number = ${number}`;
  if (count === 0) {
    throw new JobSuperseded();
  }
}

export interface WrittenImport {
  importId: string;
  member: Member;
}

interface ListingWithImage {
  listingId: number;
  documentId: string | null;
  ownIds: string[];
}

/** Puts fetched images before the seller's own. Throws CONFLICT where an image is missing. */
export async function attachImages(
  tx: Database,
  { importId, member }: WrittenImport,
  { after, upto }: RowWindow,
  outcome: CsvRowOutcome,
): Promise<void> {
  const withImages = await tx.$queryRaw<ListingWithImage[]>`
    SELECT l.id AS "listingId", r.document_id::text AS "documentId", ARRAY(
        SELECT d.id::text FROM document d WHERE d.listing_id = l.id AND d.source_hash IS NULL ORDER BY d.position
      ) AS "ownIds"
    FROM csv_import_row r JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${importId}::uuid AND r.number > ${after} AND r.number <= ${upto}
      AND r.outcome = ${outcome}::"CsvRowOutcome" AND (r.picture IS NOT NULL OR r.document_id IS NOT NULL)
      AND (r.picture -> 'error' IS NULL OR r.document_id IS NOT NULL) AND NOT ${isShown}`;
  const arrangements = withImages.map(({ listingId, documentId, ownIds }) => {
    if (documentId === null) {
      throw new AppError("CONFLICT");
    }
    return { listingId, documentIds: [documentId, ...ownIds], mainImageId: documentId };
  });
  await arrangeDocuments(tx, member, arrangements, new Date(Date.now() + undoableForInMs));
}

interface FormerListing {
  listingId: number;
  documentIds: string[];
  mainImageId: string | null;
}

/** Puts back the images of before in their order. Throws CONFLICT. */
export async function restoreImages(
  tx: Database,
  { importId, member }: WrittenImport,
  numbers: number[],
): Promise<void> {
  const former = await tx.$queryRaw<FormerListing[]>`
    SELECT r.listing_id AS "listingId", r.before ->> 'mainImageId' AS "mainImageId", ARRAY(
        SELECT w.id FROM jsonb_array_elements_text(r.before -> 'documentIds') WITH ORDINALITY AS w (id, place)
        WHERE (
          SELECT d.listing_id = r.listing_id
            OR (d.listing_id IS NULL AND d.sound_at IS NOT NULL AND d.user_id = ${member.userId}::uuid)
          FROM document d WHERE d.id = w.id::uuid
        )
        ORDER BY w.place
      ) AS "documentIds"
    FROM csv_import_row r
    WHERE r.import_id = ${importId}::uuid AND r.number = ANY (${numbers}::integer[]) AND r.document_id IS NOT NULL`;
  await arrangeDocuments(tx, member, former);
}
