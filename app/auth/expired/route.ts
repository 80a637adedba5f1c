import { NextResponse } from "next/server";
import { returnPath } from "@/lib/accounts/rules";
import { sessionCookieName, sessionCookieOptions } from "@/lib/accounts/sessions/cookie";
import { currentUser } from "@/lib/accounts/viewer";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { notGet } from "@/lib/http/method-not-allowed";

/**
 * Clears a dead session's cookie and goes on to `next`, a path of this site (contract §3).
 * A live session keeps its cookie: a link from elsewhere must not log anybody out.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    const location = returnPath(new URL(request.url).searchParams.get("next"));
    const headers = { location, "Cache-Control": "no-store" };
    const response = new NextResponse(null, { status: 303, headers });
    if (!(await currentUser())) {
      response.cookies.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
    }
    return response;
  } catch (error) {
    return errorResponse(error, "auth/expired");
  }
}

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
