import "server-only";
import pMemoize from "p-memoize";
import { transact } from "@/lib/db/client";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { invalidDocuments } from "@/lib/files/attachment-checks";
import { type FileRoom, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { isSound } from "../content/check-file-content";
import { inFileLimit } from "../content/image-decoder";
import { discardObjects, discardTicket, removeDiscarded } from "./discarded-objects";
import { type FileRow, findFileRow, lockTicket, markSound } from "./file-rows";

// Longer than the slowest write of 50 MB (63 s), so that no write outlives its lock.
const timeoutInMs = 4 * 60_000;

/** Throws DOCUMENT_INVALID. */
export async function inspectDocument(id: string): Promise<void> {
  if (!(await inspectFile("documents", id))) {
    throw invalidDocuments([id]);
  }
}

/**
 * Copies verified bytes to a key that no upload URL names. Removes invalid files. False for invalid
 * and missing bytes.
 */
export const inspectFile = pMemoize(
  (room: FileRoom, id: string) => inFileLimit(() => inspect(room, id)),
  { cache: false, cacheKey: ([, id]) => id },
);

async function inspect(room: FileRoom, id: string): Promise<boolean> {
  const file = await findFileRow(room, id);
  if (file?.soundAt) {
    return true;
  }
  const upload = file && (await readUpload(uploadKeyOf(file.key)));
  if (!file || !upload) {
    return isInspected(room, id);
  }
  if (upload === "unreadable" || !(await isSound(file.contentType, upload))) {
    await reject(file);
    return false;
  }
  await accept(file, upload);
  return true;
}

/** Reads only the size that it checked, because another PUT may be larger. */
async function readUpload(key: string): Promise<Uint8Array | "unreadable" | null> {
  const found = await storage().stat(key);
  if (!found) {
    return null;
  }
  if (found.sizeInBytes === 0 || found.sizeInBytes > maxUploadBytes) {
    return "unreadable";
  }
  const stream = await storage().read(key, { first: 0, last: found.sizeInBytes - 1 });
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Another process may have verified it and removed the upload. */
async function isInspected(room: FileRoom, id: string): Promise<boolean> {
  return ((await findFileRow(room, id))?.soundAt ?? null) !== null;
}

async function reject({ key }: FileRow): Promise<void> {
  await removeDiscarded(await transact((tx) => discardTicket(tx, key)));
}

/** Locks the row while it writes, so that only one inspection writes. */
async function accept({ key, contentType }: FileRow, bytes: Uint8Array): Promise<void> {
  const upload = uploadKeyOf(key);
  await transact(async (tx) => {
    // The connection is idle while the bytes are written.
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '4min'`;
    if (await lockTicket(tx, key)) {
      await storage().write(key, bytes, contentType);
      await markSound(tx, key, bytes.length);
      await discardObjects(tx, [upload]);
    }
  }, timeoutInMs);
  await removeDiscarded([upload]);
}
