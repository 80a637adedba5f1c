import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Viewer } from "@/lib/fields/viewer";
import { signOriginal } from "@/lib/files/missing";
import { inspectFile } from "@/lib/files/verify-upload";
import { findFile } from "./uploaded-file-queries";

/**
 * The signed address of an own file (10 minutes, absolute). Throws NOT_FOUND for others' and unknown ones and where the
 * bytes are lost, DOCUMENT_INVALID while the upload is not complete and sound (contract §2).
 */
export async function getFileUrl(
  viewer: Viewer,
  place: { id: string } | { key: string },
): Promise<string> {
  const file = await findFile(viewer, place);
  if (!file) {
    throw new AppError("NOT_FOUND");
  }
  if (!file.soundAt && !(await inspectFile("files", file.id))) {
    const path = "key" in place ? "key" : "id";
    throw new AppError("DOCUMENT_INVALID", { issues: [issueAt(path, "invalid")] });
  }
  // No cached page shows these files: nothing is stale when one is lost.
  const url = await signOriginal({ ...file, listingId: null }, () => undefined);
  if (url === null) {
    throw new AppError("NOT_FOUND");
  }
  return url;
}
