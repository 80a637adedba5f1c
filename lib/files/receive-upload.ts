import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { metrics } from "@/lib/observability/metrics";
import type { DiskSettings } from "@/lib/storage/disk";
import { takeUpload } from "@/lib/storage/disk-upload";
import { openToken } from "@/lib/storage/token";
import { discardUpload, removeDiscarded } from "./mutations/discarded-objects";
import { isUploadOpen } from "./queries";

/** Throws FORBIDDEN where the ticket is closed, and what `takeUpload` throws. */
export async function receiveUpload(
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
      await discardUpload(key);
    }
    throw error;
  }
}

/** Lets the upload pass where the database does not answer. */
async function rejectUnlessOpen(key: string | undefined): Promise<void> {
  if (key && !(await isUploadOpen(key).catch(() => true))) {
    await removeDiscarded([key]);
    throw new AppError("FORBIDDEN");
  }
}
