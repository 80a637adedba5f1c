import "server-only";
import { type Database, db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { attachDocuments } from "@/lib/documents/mutations";
import { maxDocuments } from "@/lib/listings/schema";
import type { Member } from "@/lib/operations/viewer";
import { readRow } from "./cells/read-row";
import { readPackedRows } from "./packed-rows";
import type { PictureSource } from "./pictures/picture-source";
import { type TakenPicture, takePicture } from "./pictures/take-picture";
import { pictureSourceOf, type RowPicture } from "./row-picture";
import type { ColumnMapping, ImportField } from "./schema";

const atOnce = 8;

interface PicturedImport {
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
 * imported. Outside of any transaction: it takes as long as others' servers do.
 */
export async function takePictures(
  pictured: PicturedImport,
  report: (done: number, of: number) => Promise<void>,
): Promise<void> {
  const missing = await missingPictures(pictured.id);
  const total = missing.size;
  let done = 0;
  for await (const wanted of batchesOf(wantedPictures(pictured, missing))) {
    await Promise.all(
      wanted.map(async ({ number, source }) => {
        const taken = await takePicture(pictured.member, source);
        await keepTaken(pictured.id, { number, source }, taken);
      }),
    );
    done += wanted.length;
    await report(done, total);
  }
}

/** Of those that are to be imported and have none yet, by their numbers. */
async function missingPictures(importId: string): Promise<Map<number, RowPicture>> {
  const rows = await db().csvImportRow.findMany({
    where: {
      importId,
      outcome: { in: ["NEW", "UPDATED"] },
      picture: { not: Prisma.DbNull },
      documentId: null,
    },
    select: { number: true, picture: true },
    orderBy: { number: "asc" },
  });
  return new Map(rows.map(({ number, picture }) => [number, picture as unknown as RowPicture]));
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
  for await (const row of readPackedRows(key)) {
    const source = inCells.has(row.number) ? pictureSourceOf(readRow(mapping, row).fields) : null;
    if (source) {
      yield { number: row.number, source };
    }
  }
}

async function* batchesOf(pictures: AsyncGenerator<Wanted>): AsyncGenerator<Wanted[]> {
  let batch: Wanted[] = [];
  for await (const picture of pictures) {
    batch.push(picture);
    if (batch.length === atOnce) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

async function keepTaken(
  importId: string,
  { number, source }: Wanted,
  taken: TakenPicture,
): Promise<void> {
  const field: ImportField = "url" in source ? "mainImageUrl" : "csvMainImageBase64";
  const where = { importId_number: { importId, number } };
  const data =
    "documentId" in taken
      ? { documentId: taken.documentId }
      : {
          unreadable: true,
          outcome: "INVALID" as const,
          issues: [{ field, code: taken.fault, value: "" }],
        };
  await db().csvImportRow.update({ where, data, select: { number: true } });
}

/** Puts the fetched pictures onto the listings that were just written: the first of them, in place of an imported one. */
export async function attachPictures(
  tx: Database,
  importId: string,
  member: Member,
): Promise<void> {
  const rows = await tx.csvImportRow.findMany({
    where: { importId, outcome: { in: ["NEW", "UPDATED"] }, documentId: { not: null } },
    select: { listingId: true, documentId: true },
    orderBy: { listingId: "asc" },
  });
  for (const { listingId, documentId } of rows) {
    if (listingId !== null && documentId !== null) {
      await attachPicture(tx, member, listingId, documentId);
    }
  }
}

async function attachPicture(
  tx: Database,
  member: Member,
  listingId: number,
  pictureId: string,
): Promise<void> {
  const others = await tx.document.findMany({
    where: { listingId, sourceHash: null },
    select: { id: true },
    orderBy: { position: "asc" },
  });
  const documentIds = [pictureId, ...others.map(({ id }) => id)].slice(0, maxDocuments);
  const mainImageId = await attachDocuments(tx, member, listingId, {
    documentIds,
    documentTypes: {},
    mainImageId: pictureId,
  });
  await tx.listing.update({
    where: { id: listingId },
    data: { mainImageId },
    select: { id: true },
  });
}
