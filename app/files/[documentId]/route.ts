import { z } from "zod";
import { currentViewer } from "@/lib/auth/viewer";
import { getDownloadUrl } from "@/lib/documents/downloads";
import { AppError } from "@/lib/errors/app-error";
import { errorResponse } from "@/lib/errors/response";

interface Context {
  params: Promise<{ documentId: string }>;
}

/** A document's address on pages: authorises by the record, then leads to a signed one (contract §6). */
export async function GET(_request: Request, context: Context) {
  try {
    const { documentId } = await context.params;
    if (!z.uuid().safeParse(documentId).success) {
      throw new AppError("NOT_FOUND");
    }
    const location = await getDownloadUrl(await currentViewer(), documentId);
    return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "document");
  }
}
