import { statfs } from "node:fs/promises";

/** In MB: WAL segments and a checkpoint after a full disk. */
export const roomToStartInMb = 128;

export async function hasRoomToStart(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize >= roomToStartInMb * 2 ** 20;
}
