import "server-only";
import { type Database, db, transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { reportError } from "@/lib/error-reporting/report-error";
import { longestUploadInMs } from "@/lib/fields/size-limits";
import { imageVariantKeys } from "@/lib/files/ensure-image-variant";
import { usualLifetimes } from "@/lib/storage/driver";
import { fileRoomOf, keysOfUpload, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { deleteTicket } from "./file-rows";

// Bytes may still arrive while an upload URL is valid and its last PUT runs.
const marginInMs = 5 * 60_000;
const checkAgainAfterInMs = usualLifetimes.uploadInSeconds * 1000 + longestUploadInMs + marginInMs;
// Uses the clock that wrote `discarded_at`.
const isOld = Prisma.sql`discarded_at < now() - make_interval(secs => ${checkAgainAfterInMs / 1000})`;
const batchSize = 1_000;
const maxBatches = 10;

export function objectKeysOf({ id, key }: { id: string; key: string }): string[] {
  return [key, uploadKeyOf(key), ...(fileRoomOf(key) === "documents" ? imageVariantKeys(id) : [])];
}

/** Call `removeDiscarded` with the answer after the commit. */
export async function discardTicket(tx: Database, key: string): Promise<string[]> {
  const id = await deleteTicket(tx, key);
  if (id === null) {
    return [];
  }
  const keys = objectKeysOf({ id, key });
  await discardObjects(tx, keys);
  return keys;
}

export async function discardUpload(uploadKey: string): Promise<void> {
  const taken: string[] = [];
  await transact(async (tx) => {
    for (const key of keysOfUpload(uploadKey)) {
      taken.push(...(await discardTicket(tx, key)));
    }
  });
  await removeDiscarded(taken);
}

/** Call it in the transaction that deletes the rows, and `removeDiscarded` after the commit. */
export async function discardObjects(tx: Database, keys: string[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO discarded_object (key) SELECT DISTINCT unnest(${keys}::text[]) ORDER BY 1
    ON CONFLICT (key) DO UPDATE SET discarded_at = now()`;
}

/** Ignores a failing store, because the sweep tries again. */
export async function removeDiscarded(keys: string[]): Promise<void> {
  try {
    await storage().remove(keys);
  } catch (error) {
    reportError(error, "remove discarded objects");
  }
}

export async function sweepDiscarded(): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const rows = await db().$queryRaw<{ key: string }[]>`
      SELECT key FROM discarded_object WHERE ${isOld} ORDER BY discarded_at LIMIT ${batchSize}`;
    if (rows.length === 0 || !(await isRemoved(rows))) {
      return;
    }
    const keys = rows.map(({ key }) => key);
    await db().$executeRaw`DELETE FROM discarded_object WHERE key = ANY(${keys}) AND ${isOld}`;
  }
}

async function isRemoved(rows: { key: string }[]): Promise<boolean> {
  try {
    await storage().remove(rows.map(({ key }) => key));
    return true;
  } catch (error) {
    reportError(error, "sweep discarded objects");
    return false;
  }
}
