import { NextResponse } from "next/server";
import { sessionCookieName, sessionCookieOptions, sessionIdOf } from "@/lib/auth/cookie";
import { closeSession } from "@/lib/auth/mutations";
import { bearerOf, viewerOf } from "@/lib/auth/viewer";
import { AppError } from "@/lib/errors/app-error";
import { errorResponse } from "@/lib/errors/response";
import { isMember } from "@/lib/operations/viewer";

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT } from "../not-post";

/** Ends the caller's session, for cookie and bearer at once (contract §3); 401 when there is none. */
export async function POST(request: Request): Promise<Response> {
  try {
    if (!isMember(await viewerOf(request))) {
      throw new AppError("UNAUTHENTICATED");
    }
    await closeSession(bearerOf(request.headers) ?? sessionIdOf(request) ?? "");
    return withoutCookie(NextResponse.json({ message: "You have been logged out." }));
  } catch (error) {
    return errorResponse(error, "auth/logout");
  }
}

function withoutCookie(response: NextResponse): NextResponse {
  response.headers.set("Cache-Control", "no-store");
  response.cookies.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
  return response;
}
