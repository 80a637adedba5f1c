import "server-only";
import type { Database } from "@/lib/db/client";
import { pictureKeys } from "@/lib/documents/pictures";
import { reportable } from "@/lib/errors/report";
import { storage } from "@/lib/storage/storage";

/**
 * Takes the rows of a user's files away and answers the storage keys that are then nobody's: files of the demo,
 * documents on no listing, and those of own listings that were never traded. The others belong to a trade.
 */
export async function takeFiles(tx: Database, userId: string): Promise<string[]> {
  const uploads = { userId };
  const files = await tx.uploadedFile.findMany({ where: uploads, select: { key: true } });
  await tx.uploadedFile.deleteMany({ where: uploads });
  const documents = await tx.$queryRaw<{ id: string; key: string }[]>`
    DELETE FROM document d
    WHERE (d.listing_id IS NULL AND d.user_id = ${userId}::uuid)
      OR d.listing_id IN (
        SELECT l.id FROM listing l
        WHERE l.owner_user_id = ${userId}::uuid
          AND NOT EXISTS (SELECT 1 FROM "transaction" t WHERE t.listing_id = l.id)
      )
    RETURNING d.id, d.key`;
  return [
    ...files.map(({ key }) => key),
    ...documents.flatMap(({ id, key }) => [key, ...pictureKeys(id)]),
  ];
}

/** After the commit: storage that is away leaves objects that nobody can reach any more, but the account is gone. */
export async function removeObjects(keys: string[]): Promise<void> {
  await storage()
    .remove(keys)
    .catch((error: unknown) => reportable(error, "delete-account"));
}
