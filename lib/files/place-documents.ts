import "server-only";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { enqueueJobs } from "@/lib/queue/queue";
import { invalidDocuments } from "./attachment-checks";
import { mainImageOf, maxDocuments } from "./document-type";
import { imageVariantQueue } from "./ensure-image-variant";
import type { DocumentType } from "./schema";

export interface Arrangement {
  listingId: number;
  documentIds: string[];
  mainImageId: string | null;
}

interface Placed {
  id: string;
  type: DocumentType;
  isNew: boolean;
}

/**
 * The caller locks the listings. Removed documents stay until `keptUntil`. Throws CONFLICT,
 * DOCUMENT_INVALID.
 */
export async function arrangeDocuments(
  tx: Database,
  member: Member,
  arrangements: Arrangement[],
  keptUntil: Date | null = null,
): Promise<void> {
  const overfull = arrangements.find(({ documentIds }) => documentIds.length > maxDocuments);
  if (overfull) {
    throw invalidDocuments(overfull.documentIds);
  }
  const placed = await placeDocuments(tx, [member.userId], arrangements, keptUntil);
  if (arrangements.some(({ documentIds }) => documentIds.some((id) => !placed.has(id)))) {
    throw new AppError("CONFLICT");
  }
  await setMainImages(tx, arrangements, placed);
}

type Places = Pick<Arrangement, "listingId" | "documentIds">[];

/** Answers the placed documents; the caller rejects the missing. */
export async function placeDocuments(
  tx: Database,
  uploaders: string[],
  places: Places,
  keptUntil: Date | null = null,
): Promise<ReadonlyMap<string, Placed>> {
  await takeOthersOff(tx, places, keptUntil);
  const placed = await place(tx, uploaders, places);
  const images = placed.filter(({ type, isNew }) => type === "IMAGE" && isNew);
  await enqueueJobs(
    tx,
    imageVariantQueue,
    images.map(({ id }) => id),
  );
  return new Map(placed.map((document) => [document.id, document]));
}

async function takeOthersOff(tx: Database, places: Places, keptUntil: Date | null): Promise<void> {
  const listingIds = places.map(({ listingId }) => listingId);
  const ids = places.flatMap(({ documentIds }) => documentIds);
  await tx.$executeRaw`
    UPDATE document d
    SET listing_id = NULL, position = 0, sound_at = clock_timestamp(),
      kept_until = coalesce(${keptUntil}::timestamptz, d.kept_until)
    WHERE d.listing_id = ANY (${listingIds}::integer[])
      AND NOT EXISTS (SELECT 1 FROM unnest(${ids}::uuid[]) AS wanted (id) WHERE wanted.id = d.id)`;
}

function place(tx: Database, uploaders: string[], places: Places): Promise<Placed[]> {
  const wanted = places.flatMap(({ listingId, documentIds }) =>
    documentIds.map((id, position) => ({ id, listing_id: listingId, position })),
  );
  return tx.$queryRaw<Placed[]>`
    UPDATE document d SET listing_id = wanted.listing_id, position = wanted.position
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS wanted (id uuid, listing_id integer, position integer)
    JOIN document former ON former.id = wanted.id
    WHERE d.id = wanted.id AND d.sound_at IS NOT NULL
      AND (d.listing_id = wanted.listing_id OR (d.listing_id IS NULL AND d.user_id = ANY (${uploaders}::uuid[])))
    RETURNING d.id::text, d.type::text, former.listing_id IS NULL AS "isNew"`;
}

async function setMainImages(
  tx: Database,
  arrangements: Arrangement[],
  placed: ReadonlyMap<string, Placed>,
): Promise<void> {
  const main = arrangements.map(({ listingId, documentIds, mainImageId }) => {
    const documents = documentIds.flatMap((id) => placed.get(id) ?? []);
    return { listing_id: listingId, document_id: mainImageOf(documents, mainImageId) };
  });
  await tx.$executeRaw`
    UPDATE listing l SET main_image_id = main.document_id
    FROM jsonb_to_recordset(${JSON.stringify(main)}::jsonb) AS main (listing_id integer, document_id uuid)
    WHERE l.id = main.listing_id AND l.main_image_id IS DISTINCT FROM main.document_id`;
}
