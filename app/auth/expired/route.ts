import { NextResponse } from "next/server";
import { currentUser } from "@/lib/accounts/current-viewer";
import { clearSessionCookie } from "@/lib/accounts/sessions/auth-cookies";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { notGet } from "@/lib/http/method-not-allowed";
import { returnPath } from "@/lib/site/return-path";

/**
 * Deletes a dead session's cookie and redirects to `next`. A live session stays, because a foreign link must
 * not log anybody out.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    const location = returnPath(new URL(request.url).searchParams.get("next"));
    const headers = { location, "Cache-Control": "no-store" };
    const response = new NextResponse(null, { status: 303, headers });
    if (!(await currentUser())) {
      clearSessionCookie(response.cookies);
    }
    return response;
  } catch (error) {
    return errorResponse(error, "auth/expired");
  }
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
