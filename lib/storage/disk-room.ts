import "server-only";
import { mkdir, statfs } from "node:fs/promises";
import { AppError } from "@/lib/errors/app-error";
import { throwDiskFault } from "./disk-faults";

interface Room {
  /** The folder of the objects. */
  root: string;
  reserveInBytes: number;
}

/** Throws STORAGE_FULL where so many bytes more would leave less free than the reserve, UNAVAILABLE for a disk that is away. */
export async function ensureRoom(
  { root, reserveInBytes }: Room,
  sizeInBytes: number,
): Promise<void> {
  if (reserveInBytes === 0) {
    return;
  }
  await mkdir(root, { recursive: true }).catch(throwDiskFault);
  const { bavail, bsize } = await statfs(root).catch(throwDiskFault);
  if (bavail * bsize - sizeInBytes < reserveInBytes) {
    throw new AppError("STORAGE_FULL", { retryAfterInSeconds: 60 });
  }
}
