import { errorResponse } from "@/lib/error-reporting/error-response";
import { receiveUpload } from "@/lib/files/receive-upload";
import { methodNotAllowed } from "@/lib/http/method-not-allowed";
import { requireDiskSettings } from "@/lib/storage/storage";

interface Context {
  params: Promise<{ token: string }>;
}

/** Signed uploads of the disk driver. */
export async function PUT(request: Request, context: Context) {
  try {
    await receiveUpload(requireDiskSettings(), (await context.params).token, request);
    return new Response(null, { status: 200 });
  } catch (error) {
    return errorResponse(error, "upload");
  }
}

function notPut(): Response {
  return methodNotAllowed("PUT");
}

export { notPut as DELETE, notPut as GET, notPut as PATCH, notPut as POST };
