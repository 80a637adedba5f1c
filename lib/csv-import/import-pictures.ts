import "server-only";
import { type Database, db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { attachDocuments } from "@/lib/documents/mutations";
import type { Member } from "@/lib/operations/viewer";
import { batchesOf } from "./batches";
import { readRow } from "./cells/read-row";
import type { ColumnMapping, ImportField } from "./fields";
import { readPackedRows } from "./packed-rows";
import type { PictureSource } from "./pictures/picture-source";
import { type TakenPicture, takePicture } from "./pictures/take-picture";
import { pictureSourceOf, type RowPicture } from "./row-picture";
import { undoableForInMs } from "./rules";

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
  await forgetSwept(pictured.id);
  const missing = await missingPictures(pictured.id);
  const total = missing.size;
  let done = 0;
  for await (const wanted of batchesOf(wantedPictures(pictured, missing), { size: atOnce })) {
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

/** Taken for an attempt of another day, and on no listing since: they may be gone. */
async function forgetSwept(importId: string): Promise<void> {
  await db().$executeRaw`
    UPDATE csv_import_row r SET document_id = NULL
    WHERE r.import_id = ${importId}::uuid AND r.document_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM document d WHERE d.id = r.document_id AND d.listing_id IS NULL)`;
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
  const attached = await tx.document.findMany({
    where: { listingId },
    select: { id: true, sourceHash: true },
    orderBy: { position: "asc" },
  });
  const replaced = attached.filter(({ sourceHash }) => sourceHash !== null);
  const others = attached.filter(({ sourceHash }) => sourceHash === null);
  const documentIds = [pictureId, ...others.map(({ id }) => id)];
  await tx.document.updateMany({
    where: { id: { in: replaced.map(({ id }) => id) } },
    data: { keptUntil: new Date(Date.now() + undoableForInMs) },
  });
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

/**
 * Takes the picture off again that an import has put onto a listing, and puts back the one that was the main one before.
 */
export async function detachPicture(
  tx: Database,
  member: Member,
  {
    listingId,
    pictureId,
    formerId,
  }: { listingId: number; pictureId: string; formerId: string | null },
): Promise<void> {
  const attached = await tx.document.findMany({
    where: {
      OR: [{ listingId }, { id: formerId ?? pictureId, listingId: null, soundAt: { not: null } }],
    },
    select: { id: true },
    orderBy: { position: "asc" },
  });
  const ids = attached.map(({ id }) => id).filter((id) => id !== pictureId);
  const hasFormer = formerId !== null && ids.includes(formerId);
  const documentIds = hasFormer ? [formerId, ...ids.filter((id) => id !== formerId)] : ids;
  const mainImageId = await attachDocuments(tx, member, listingId, {
    documentIds,
    documentTypes: {},
    mainImageId: hasFormer ? formerId : null,
  });
  await tx.listing.update({
    where: { id: listingId },
    data: { mainImageId },
    select: { id: true },
  });
}
