import "server-only";
import { transact } from "@/lib/db/client";
import { probe } from "@/lib/db/probe";
import { AppError } from "@/lib/errors/app-error";
import { metrics } from "@/lib/observability/metrics";
import type { DiskSettings } from "@/lib/storage/disk";
import { takeUpload } from "@/lib/storage/disk-upload";
import { keysOfUpload } from "@/lib/storage/key";
import { openToken } from "@/lib/storage/token";
import { discardTicket, removeDiscarded } from "./orphans";

/** Throws FORBIDDEN where the ticket is closed, and what `takeUpload` throws. */
export async function takeFile(
  settings: DiskSettings,
  token: string,
  request: Request,
): Promise<void> {
  try {
    const key = openToken(settings.secret, "upload", token)?.key;
    await rejectUnlessOpen(key);
    const bytes = await takeUpload(settings, token, request);
    await rejectUnlessOpen(key);
    metrics()?.countUpload(bytes);
  } catch (error) {
    const key = openToken(settings.secret, "upload", token)?.key;
    if (key && error instanceof AppError && error.code === "PAYLOAD_TOO_LARGE") {
      await withdraw(key);
    }
    throw error;
  }
}

/** Lets the upload pass where the database does not answer. */
async function rejectUnlessOpen(key: string | undefined): Promise<void> {
  if (key && !(await isOpen(key).catch(() => true))) {
    await removeDiscarded([key]);
    throw new AppError("FORBIDDEN");
  }
}

async function isOpen(uploadKey: string): Promise<boolean> {
  const [row] = await probe<{ isOpen: boolean }>(
    `SELECT EXISTS (SELECT FROM document WHERE key = ANY($1) AND sound_at IS NULL)
       OR EXISTS (SELECT FROM uploaded_file WHERE key = ANY($1) AND sound_at IS NULL)
       OR EXISTS (SELECT FROM csv_import WHERE id = $2::uuid AND key = $3) AS "isOpen"`,
    [keysOfUpload(uploadKey), uploadKey.split("/")[1], uploadKey],
  );
  return row?.isOpen ?? false;
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
