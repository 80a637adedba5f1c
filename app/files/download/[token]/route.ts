import { errorResponse } from "@/lib/error-reporting/error-response";
import { respondWithDownload } from "@/lib/storage/disk-download";
import { servedDisk } from "@/lib/storage/storage";

interface Context {
  params: Promise<{ token: string }>;
}

/** Where the disk driver's signed downloads lead (contract §6). */
export async function GET(request: Request, context: Context) {
  try {
    return await respondWithDownload(servedDisk(), (await context.params).token, request);
  } catch (error) {
    return errorResponse(error, "download");
  }
}

export * from "@/lib/http/only-get";
