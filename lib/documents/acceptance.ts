import "server-only";
import { db, transact } from "@/lib/db/client";
import { uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { maxUploadBytes } from "@/lib/storage/upload-limit";
import { discardObjects, objectKeysOf, removeDiscarded } from "./discarded";
import { invalidDocuments } from "./faults";
import { isSound } from "./inspection";
import { inFileLane } from "./lane";
import { makeSingleFlight } from "./single-flight";

// Longer than the slowest write of 50 MB, three tries of 68 s and their pauses: none outlives the lock on its row.
// The file lane lets two connections at most wait so long.
const timeoutInMs = 4 * 60_000;
const once = makeSingleFlight<void>();

interface Ticket {
  id: string;
  key: string;
  contentType: string;
}

/**
 * Looks at the uploaded bytes once; exactly those that are sound become the document's object, under a key that no
 * upload address names (contract §6). What is false is removed, row and bytes, what has not come yet left alone.
 * Throws DOCUMENT_INVALID for both.
 */
export function inspectDocument(id: string): Promise<void> {
  return once(id, () => inFileLane(() => inspect(id)));
}

async function inspect(id: string): Promise<void> {
  const document = await db().document.findUnique({
    where: { id },
    select: { id: true, key: true, contentType: true, soundAt: true },
  });
  if (document?.soundAt) {
    return;
  }
  const upload = document && (await readUpload(uploadKeyOf(document.key)));
  if (!document || !upload) {
    return requireInspected(id);
  }
  if (upload === "unreadable" || !(await isSound(document.contentType, upload))) {
    await refuse(document);
    throw invalidDocuments([id]);
  }
  await accept(document, upload);
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
async function requireInspected(id: string): Promise<void> {
  if ((await db().document.count({ where: { id, soundAt: { not: null } } })) === 0) {
    throw invalidDocuments([id]);
  }
}

async function refuse({ id, key }: Ticket): Promise<void> {
  const keys = objectKeysOf({ id, key });
  const isTaken = await transact(async (tx) => {
    const { count } = await tx.document.deleteMany({ where: { id, soundAt: null } });
    if (count > 0) {
      await discardObjects(tx, keys);
    }
    return count > 0;
  });
  if (isTaken) {
    await removeDiscarded(keys);
  }
}

/** The row is held while its object is written: of several inspections one writes, and nobody writes afterwards. */
async function accept({ id, key, contentType }: Ticket, bytes: Uint8Array): Promise<void> {
  const upload = uploadKeyOf(key);
  await transact(async (tx) => {
    const open = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM document WHERE id = ${id}::uuid AND sound_at IS NULL FOR UPDATE`;
    if (open.length > 0) {
      await storage().write(key, bytes, contentType);
      const facts = { soundAt: new Date(), sizeInBytes: bytes.length };
      await tx.document.update({ where: { id }, data: facts });
      await discardObjects(tx, [upload]);
    }
  }, timeoutInMs);
  await removeDiscarded([upload]);
}
