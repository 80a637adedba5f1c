import "server-only";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { enqueueJobs } from "@/lib/jobs/queue";
import { maxDocuments } from "@/lib/listings/schema";
import type { Member } from "@/lib/operations/viewer";
import { invalidDocuments } from "./attached";
import { pictureQueue } from "./pictures";
import { mainImageOf } from "./rules";
import type { DocumentType } from "./schema";

export interface Arrangement {
  listingId: number;
  documentIds: string[];
  mainImageId: string | null;
}

interface Placed {
  id: string;
  type: DocumentType;
  /** Whether it was on no listing before. */
  isNew: boolean;
}

/**
 * `attachDocuments` for many listings of the member's own, in as many statements as for one; stores the main images
 * too. What it takes off stays until `keptUntil`, where that is named, before it is swept. The caller holds the
 * listings. Throws CONFLICT where a document has gone elsewhere meanwhile, DOCUMENT_INVALID for more than 20 of one.
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
  await takeOthersOff(tx, arrangements, keptUntil);
  const placed = await place(tx, member, arrangements);
  await setMainImages(tx, arrangements, placed);
  const pictures = [...placed.values()].filter(({ type, isNew }) => type === "IMAGE" && isNew);
  await enqueueJobs(
    tx,
    pictureQueue,
    pictures.map(({ id }) => id),
  );
}

async function takeOthersOff(
  tx: Database,
  arrangements: Arrangement[],
  keptUntil: Date | null,
): Promise<void> {
  const listingIds = arrangements.map(({ listingId }) => listingId);
  const ids = arrangements.flatMap(({ documentIds }) => documentIds);
  await tx.$executeRaw`
    UPDATE document d
    SET listing_id = NULL, position = 0, sound_at = clock_timestamp(),
      kept_until = coalesce(${keptUntil}::timestamptz, d.kept_until)
    WHERE d.listing_id = ANY (${listingIds}::integer[])
      AND NOT EXISTS (SELECT 1 FROM unnest(${ids}::uuid[]) AS wanted (id) WHERE wanted.id = d.id)`;
}

/** Sound ones only, that are there already or loose and the member's own. */
async function place(
  tx: Database,
  { userId }: Member,
  arrangements: Arrangement[],
): Promise<Map<string, Placed>> {
  const wanted = arrangements.flatMap(({ listingId, documentIds }) =>
    documentIds.map((id, position) => ({ id, listing_id: listingId, position })),
  );
  const placed = await tx.$queryRaw<Placed[]>`
    UPDATE document d SET listing_id = wanted.listing_id, position = wanted.position
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS wanted (id uuid, listing_id integer, position integer)
    JOIN document former ON former.id = wanted.id
    WHERE d.id = wanted.id AND d.sound_at IS NOT NULL
      AND (d.listing_id = wanted.listing_id OR (d.listing_id IS NULL AND d.user_id = ${userId}::uuid))
    RETURNING d.id::text, d.type::text, former.listing_id IS NULL AS "isNew"`;
  if (placed.length < wanted.length) {
    throw new AppError("CONFLICT");
  }
  return new Map(placed.map((document) => [document.id, document]));
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
