import { errorResponse } from "@/lib/error-reporting/error-response";
import { respondWithDownload } from "@/lib/storage/disk-download";
import { requireDiskSettings } from "@/lib/storage/storage";

interface Context {
  params: Promise<{ token: string }>;
}

/** Signed downloads of the disk driver. */
export async function GET(request: Request, context: Context) {
  try {
    return await respondWithDownload(requireDiskSettings(), (await context.params).token, request);
  } catch (error) {
    return errorResponse(error, "download");
  }
}

export * from "@/lib/http/only-get";
