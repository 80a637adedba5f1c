import { currentViewer } from "@/lib/accounts/current-viewer";
import { expireTag } from "@/lib/cache/drop-tags";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { respondWithImage } from "@/lib/files/media-response";

interface Context {
  params: Promise<{ documentId: string; variant: string }>;
}

/** Listings' images under addresses that never change. */
export async function GET(request: Request, context: Context) {
  try {
    const { documentId, variant } = await context.params;
    return await respondWithImage(documentId, variant, currentViewer, expireTag, request.headers);
  } catch (error) {
    return errorResponse(error, "picture");
  }
}

export * from "@/lib/http/only-get";
