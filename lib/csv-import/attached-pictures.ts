import "server-only";
import type { Database } from "@/lib/db/client";
import { arrangeDocuments } from "@/lib/documents/arrangement";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/operations/viewer";
import type { CsvRowOutcome } from "./csv-import";
import { isShown } from "./row-picture";
import type { RowWindow } from "./row-windows";
import { undoableForInMs } from "./rules";

interface PicturedImport {
  importId: string;
  member: Member;
}

interface PicturedListing {
  listingId: number;
  documentId: string | null;
  /** The files on it that came by no import, in their order. */
  ownIds: string[];
}

/**
 * Puts the fetched pictures onto the listings of a window that were just written: as the main image, before the
 * seller's own files and in place of imported ones. Throws CONFLICT where one is missing: the listing shows another
 * one than when they were fetched, or the picture is gone.
 */
export async function attachPictures(
  tx: Database,
  { importId, member }: PicturedImport,
  { after, upto }: RowWindow,
  outcome: CsvRowOutcome,
): Promise<void> {
  const pictured = await tx.$queryRaw<PicturedListing[]>`
    SELECT l.id AS "listingId", r.document_id::text AS "documentId", ARRAY(
        SELECT d.id::text FROM document d WHERE d.listing_id = l.id AND d.source_hash IS NULL ORDER BY d.position
      ) AS "ownIds"
    FROM csv_import_row r JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${importId}::uuid AND r.number > ${after} AND r.number <= ${upto}
      AND r.outcome = ${outcome}::"CsvRowOutcome" AND (r.picture IS NOT NULL OR r.document_id IS NOT NULL)
      AND NOT ${isShown}`;
  const arrangements = pictured.map(({ listingId, documentId, ownIds }) => {
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

/**
 * Takes the pictures off again that an import has put onto the listings of those rows, and puts back what it had
 * replaced, in the order of before. Nobody has touched these listings since, so nothing else is on them. Throws CONFLICT
 * where one is gone meanwhile.
 */
export async function restorePictures(
  tx: Database,
  { importId, member }: PicturedImport,
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
