import { currentViewer } from "@/lib/accounts/current-viewer";
import { expireTag } from "@/lib/cache/drop-tags";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { getDownloadUrl } from "@/lib/files/downloads";
import { documentIdIn } from "@/lib/files/schema";

interface Context {
  params: Promise<{ documentId: string }>;
}

/** Checks access to the document, then redirects to a signed address. */
export async function GET(_request: Request, context: Context) {
  try {
    const documentId = documentIdIn((await context.params).documentId);
    const location = await getDownloadUrl(await currentViewer(), documentId, expireTag);
    return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "document");
  }
}

export * from "@/lib/http/only-get";
