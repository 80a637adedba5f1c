import { currentViewer } from "@/lib/auth/viewer";
import { AppError } from "@/lib/errors/app-error";
import { errorKinds } from "@/lib/errors/error-kinds";
import { errorResponse } from "@/lib/errors/response";
import { isMember } from "@/lib/operations/viewer";
import { findAccount } from "@/lib/users/queries";

/** The current user (spec §3, User), or 401. */
export async function GET(): Promise<Response> {
  try {
    const viewer = await currentViewer();
    const account = isMember(viewer) ? await findAccount(viewer.userId) : null;
    if (!account) {
      throw new AppError("UNAUTHENTICATED");
    }
    return Response.json(account, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "auth/me");
  }
}

function notGet(): Response {
  const { status } = errorKinds.METHOD_NOT_ALLOWED;
  const body = { message: "Only GET is allowed here.", code: "METHOD_NOT_ALLOWED" };
  return Response.json(body, { status, headers: { Allow: "GET, HEAD" } });
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
