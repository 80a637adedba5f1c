import "server-only";
import { type Database, db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { type FileRoom, fileRoomOf } from "@/lib/storage/key";

export interface FileRow {
  id: string;
  key: string;
  contentType: string;
  soundAt: Date | null;
}

const tables: Record<FileRoom, Prisma.Sql> = {
  documents: Prisma.raw("document"),
  files: Prisma.raw("uploaded_file"),
};

function tableOf(key: string): Prisma.Sql {
  return tables[fileRoomOf(key)];
}

export async function findFileRow(room: FileRoom, id: string): Promise<FileRow | null> {
  const [row = null] = await db().$queryRaw<FileRow[]>`
    SELECT id, key, content_type AS "contentType", sound_at AS "soundAt"
    FROM ${tables[room]} WHERE id = ${id}::uuid`;
  return row;
}

/** False where the file is verified or gone. */
export async function lockTicket(tx: Database, key: string): Promise<boolean> {
  const open = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM ${tableOf(key)} WHERE key = ${key} AND sound_at IS NULL FOR UPDATE`;
  return open.length > 0;
}

export async function markSound(tx: Database, key: string, sizeInBytes: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${tableOf(key)} SET sound_at = ${new Date()}, size_in_bytes = ${sizeInBytes} WHERE key = ${key}`;
}

/** Null where no unverified file has this key. */
export async function deleteTicket(tx: Database, key: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM ${tableOf(key)} WHERE key = ${key} AND sound_at IS NULL RETURNING id`;
  return row?.id ?? null;
}

/** False where nothing changed. */
export async function markLost(key: string, isLost: boolean): Promise<boolean> {
  const count = await db().$executeRaw`
    UPDATE ${tableOf(key)} SET lost_at = ${isLost ? new Date() : null}
    WHERE key = ${key} AND (lost_at IS NULL) = ${isLost}`;
  return count > 0;
}

export async function listLostKeys(take: number): Promise<string[]> {
  const lost = await db().$queryRaw<{ key: string }[]>`
    SELECT key FROM (
      SELECT key FROM document WHERE lost_at IS NOT NULL
      UNION ALL SELECT key FROM uploaded_file WHERE lost_at IS NOT NULL
    ) AS lost ORDER BY random() LIMIT ${take}`;
  return lost.map(({ key }) => key);
}
