import "server-only";
import { transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { metrics } from "@/lib/metrics/metrics";
import type { DiskSettings } from "@/lib/storage/disk";
import { takeUpload } from "@/lib/storage/disk-upload";
import { keysOfUpload } from "@/lib/storage/key";
import { openToken } from "@/lib/storage/token";
import { discardTicket, removeDiscarded } from "./discarded";

/**
 * Takes the body of a PUT to a signed address as `takeUpload` does. A file that is too large takes its ticket along,
 * row and bytes; after any other refusal one may try again.
 */
export async function takeFile(
  settings: DiskSettings,
  token: string,
  request: Request,
): Promise<void> {
  try {
    const bytes = await takeUpload(settings, token, request);
    metrics()?.countUpload(bytes);
  } catch (error) {
    const key = openToken(settings.secret, "upload", token)?.key;
    if (key && error instanceof AppError && error.code === "PAYLOAD_TOO_LARGE") {
      await withdraw(key);
    }
    throw error;
  }
}

async function withdraw(uploadKey: string): Promise<void> {
  const taken: string[] = [];
  await transact(async (tx) => {
    for (const key of keysOfUpload(uploadKey)) {
      taken.push(...(await discardTicket(tx, key)));
    }
  });
  await removeDiscarded(taken);
}
