import { statfs } from "node:fs/promises";

/** In MB: WAL segments and a checkpoint after a full disk. */
export const spaceToStartInMb = 128;

export async function hasSpaceToStart(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize >= spaceToStartInMb * 2 ** 20;
}
