import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { discardObjects, objectKeysOf, removeDiscarded } from "./discarded-objects";

const batchSize = 500;
// A remote store takes some 40 s for it, which must fit into the job's time.
const maxBatches = 2;

/**
 * Deletes at most 1,000 of each: abandoned tickets, loose documents after 24 hours, documents of
 * deleted listings after 30 days.
 */
export async function sweepDocuments(): Promise<void> {
  await inBatches(takeDocuments);
  await inBatches(takeOfDeletedListings);
  await inBatches(takeFileTickets);
}

/** Skips locked rows, which somebody attaches at this moment. */
async function takeDocuments(tx: Database): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string; key: string }[]>`
    DELETE FROM document WHERE id IN (
      SELECT id FROM document
      WHERE listing_id IS NULL AND created_at < now() - interval '24 hours'
        AND (sound_at IS NULL OR sound_at < now() - interval '24 hours')
        AND (kept_until IS NULL OR kept_until < now())
        AND NOT EXISTS (SELECT 1 FROM "transaction" t WHERE t.requested_image_id = document.id)
      ORDER BY created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, key`;
  return rows.flatMap(objectKeysOf);
}

/** Skips locked listings, which somebody activates at this moment. */
async function takeOfDeletedListings(tx: Database): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string; key: string }[]>`
    DELETE FROM document WHERE id IN (
      SELECT d.id FROM listing l JOIN document d ON d.listing_id = l.id
      WHERE l.status = 'DELETED'
        AND NOT EXISTS (SELECT 1 FROM "transaction" t WHERE t.listing_id = l.id)
        AND NOT EXISTS (
          SELECT 1 FROM status_change s WHERE s.listing_id = l.id AND s.created_at > now() - interval '30 days'
        )
      LIMIT ${batchSize} FOR UPDATE OF l, d SKIP LOCKED
    )
    RETURNING id, key`;
  return rows.flatMap(objectKeysOf);
}

async function takeFileTickets(tx: Database): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string; key: string }[]>`
    DELETE FROM uploaded_file WHERE id IN (
      SELECT id FROM uploaded_file
      WHERE sound_at IS NULL AND created_at < now() - interval '24 hours'
      ORDER BY created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, key`;
  return rows.flatMap(objectKeysOf);
}

async function inBatches(take: (tx: Database) => Promise<string[]>): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const keys = await transact(async (tx) => {
      const taken = await take(tx);
      await discardObjects(tx, taken);
      return taken;
    });
    if (keys.length === 0) {
      return;
    }
    await removeDiscarded(keys);
  }
}
