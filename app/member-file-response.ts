import { currentViewer } from "@/lib/accounts/current-viewer";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { isMember, type Member } from "@/lib/fields/viewer";
import { rejectForeignPage } from "@/lib/http/csrf";
import { type FileContent, fileResponse } from "@/lib/http/file-response";

export async function memberFileResponse(
  request: Request,
  { where, page }: { where: string; page: `/${string}` },
  make: (viewer: Member) => FileContent | Promise<FileContent>,
): Promise<Response> {
  try {
    rejectForeignPage(request.headers);
    const viewer = await currentViewer();
    return isMember(viewer) ? await fileResponse(await make(viewer)) : leadToLogin(page);
  } catch (error) {
    return errorResponse(error, where);
  }
}

/** `/auth/expired` first clears the dead cookie. */
function leadToLogin(page: `/${string}`): Response {
  const headers = { location: `/auth/expired?next=${page}`, "Cache-Control": "no-store" };
  return new Response(null, { status: 303, headers });
}
