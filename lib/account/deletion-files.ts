import "server-only";
import type { Database } from "@/lib/db/client";
import { discardObjects, objectKeysOf } from "@/lib/documents/discarded";

/**
 * Takes the rows of a user's files away and answers the storage keys that are then nobody's: files of the demo,
 * documents on no listing, and those of own listings that were never traded. The others belong to a trade, and so does
 * the picture that a trade keeps.
 */
export async function takeFiles(tx: Database, userId: string): Promise<string[]> {
  const uploads = { userId };
  const files = await tx.uploadedFile.findMany({ where: uploads, select: { id: true, key: true } });
  await tx.uploadedFile.deleteMany({ where: uploads });
  const documents = await tx.$queryRaw<{ id: string; key: string }[]>`
    DELETE FROM document d
    WHERE NOT EXISTS (SELECT 1 FROM "transaction" t WHERE t.requested_image_id = d.id)
      AND ((d.listing_id IS NULL AND d.user_id = ${userId}::uuid) OR d.listing_id IN (
        SELECT l.id FROM listing l
        WHERE l.owner_user_id = ${userId}::uuid
          AND NOT EXISTS (SELECT 1 FROM "transaction" t WHERE t.listing_id = l.id)
      ))
    RETURNING d.id, d.key`;
  const keys = [...files, ...documents].flatMap(objectKeysOf);
  await discardObjects(tx, keys);
  return keys;
}
