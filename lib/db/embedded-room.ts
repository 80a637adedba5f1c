import { statfs } from "node:fs/promises";

/** What the embedded PostgreSQL needs to start again after a full disk, in MB: segments of its log, and a checkpoint. */
export const roomToStartInMb = 128;

/** Whether so much is free where that directory lies. */
export async function hasRoomToStart(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize >= roomToStartInMb * 2 ** 20;
}
