import { NextResponse } from "next/server";
import { sessionCookieName, sessionCookieOptions } from "@/lib/auth/cookie";
import { returnPath } from "@/lib/auth/rules";
import { currentUser } from "@/lib/auth/viewer";
import { notGet } from "@/lib/errors/method-refusals";
import { errorResponse } from "@/lib/errors/response";

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
