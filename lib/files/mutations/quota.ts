import "server-only";
import { env } from "@/lib/config/env";
import type { Database } from "@/lib/db/client";
import { db, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { storage } from "@/lib/storage/storage";
import type { UsedSpace } from "../schema";

const bytesPerMegabyte = 1024 * 1024;

/** Leaves nothing behind where it throws QUOTA_EXCEEDED, STORAGE_FULL. */
export async function claimSpace<Row>(
  userId: string,
  sizeInBytes: number,
  makeRow: (tx: Database) => Promise<Row>,
): Promise<Row> {
  await storage().ensureRoom(sizeInBytes);
  return transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`files ${userId}`}, 0))`;
    await ensureQuota(tx, userId, sizeInBytes);
    return makeRow(tx);
  });
}

async function ensureQuota(tx: Database, userId: string, sizeInBytes: number): Promise<void> {
  const quotaInBytes = env().accountQuotaInBytes;
  if (quotaInBytes === 0) {
    return;
  }
  const usedInBytes = await countStoredBytes(tx, userId);
  if (usedInBytes + sizeInBytes > quotaInBytes) {
    throw new AppError("QUOTA_EXCEEDED", {
      usedInMb: Math.round(usedInBytes / bytesPerMegabyte),
      quotaInMb: quotaInBytes / bytesPerMegabyte,
    });
  }
}

/** Counts a ticket with its maximum size. Does not count images that only a transaction shows. */
async function countStoredBytes(tx: Database, userId: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ bytes: number }[]>`
    SELECT sum(size_in_bytes)::float8 AS bytes FROM (
      SELECT size_in_bytes FROM document d WHERE user_id = ${userId}::uuid AND (
        listing_id IS NOT NULL OR NOT EXISTS (SELECT 1 FROM "transaction" t WHERE t.requested_image_id = d.id)
      )
      UNION ALL SELECT size_in_bytes FROM uploaded_file WHERE user_id = ${userId}::uuid
      UNION ALL SELECT size_in_bytes FROM csv_import WHERE user_id = ${userId}::uuid
    ) AS file`;
  return row?.bytes ?? 0;
}

export async function getUsedSpace({ userId }: Member): Promise<UsedSpace> {
  return {
    usedInBytes: await countStoredBytes(db(), userId),
    quotaInBytes: env().accountQuotaInBytes,
  };
}
