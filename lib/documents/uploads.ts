import "server-only";
import { transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { DiskSettings } from "@/lib/storage/disk";
import { takeUpload } from "@/lib/storage/disk-upload";
import { uploadKeyOf } from "@/lib/storage/key";
import { openToken } from "@/lib/storage/token";
import { discardObjects, objectKeysOf, removeDiscarded } from "./discarded";

/**
 * Takes the body of a PUT to a signed address as `takeUpload` does. A file that is too large takes its ticket along,
 * row and bytes; after any other refusal one may try again.
 */
export async function takeDocument(
  settings: DiskSettings,
  token: string,
  request: Request,
): Promise<void> {
  try {
    await takeUpload(settings, token, request);
  } catch (error) {
    const key = openToken(settings.secret, "upload", token)?.key;
    if (key && error instanceof AppError && error.code === "PAYLOAD_TOO_LARGE") {
      await withdraw(key);
    }
    throw error;
  }
}

async function withdraw(uploadKey: string): Promise<void> {
  const keys = await transact(async (tx) => {
    const [, id = ""] = uploadKey.split("/");
    const ticket = await tx.document.findFirst({ where: { id, soundAt: null } });
    if (!ticket || uploadKeyOf(ticket.key) !== uploadKey) {
      return [];
    }
    const { count } = await tx.document.deleteMany({ where: { id, soundAt: null } });
    if (count === 0) {
      // Found sound at this moment: what was sent before is somebody's file.
      return [];
    }
    const taken = objectKeysOf(ticket);
    await discardObjects(tx, taken);
    return taken;
  });
  await removeDiscarded(keys);
}
