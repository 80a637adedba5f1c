import "server-only";
import pMemoize from "p-memoize";
import { transact } from "@/lib/db/client";
import { maxUploadBytes } from "@/lib/fields/limits";
import { type FileRoom, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { invalidDocuments } from "./attached";
import { isSound } from "./content/file-content";
import { inFileLimit } from "./content/image-decoder";
import { type FileRow, findFileRow, lockTicket, markSound } from "./file-rows";
import { discardObjects, discardTicket, removeDiscarded } from "./orphans";

// Longer than the slowest write of 50 MB, 63 s to a store and more to a slow disk: none outlives the lock on its row.
// The limit of files lets two connections at most wait so long.
const timeoutInMs = 4 * 60_000;

/** `inspectFile` of a listing's document; throws DOCUMENT_INVALID where that is false. */
export async function inspectDocument(id: string): Promise<void> {
  if (!(await inspectFile("documents", id))) {
    throw invalidDocuments([id]);
  }
}

/**
 * Looks at the uploaded bytes once; exactly those that are sound become the file's object, under a key that no
 * upload address names (contract §6). What is false is removed, row and bytes, what has not come yet left alone:
 * both answer false.
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

/** No more than was seen to be there: where the store does not know the size beforehand, another PUT may be larger. */
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

/** Another process may have inspected it meanwhile and taken the upload away. */
async function isInspected(room: FileRoom, id: string): Promise<boolean> {
  return ((await findFileRow(room, id))?.soundAt ?? null) !== null;
}

async function reject({ key }: FileRow): Promise<void> {
  await removeDiscarded(await transact((tx) => discardTicket(tx, key)));
}

/** The row is held while its object is written: of several inspections one writes, and nobody writes afterwards. */
async function accept({ key, contentType }: FileRow, bytes: Uint8Array): Promise<void> {
  const upload = uploadKeyOf(key);
  await transact(async (tx) => {
    // The database hears nothing while the bytes are written.
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '4min'`;
    if (await lockTicket(tx, key)) {
      await storage().write(key, bytes, contentType);
      await markSound(tx, key, bytes.length);
      await discardObjects(tx, [upload]);
    }
  }, timeoutInMs);
  await removeDiscarded([upload]);
}
