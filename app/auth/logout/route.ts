import { NextResponse } from "next/server";
import { authCall } from "@/app/auth/auth-call";
import { sessionCookieName, sessionCookieOptions, sessionIdOf } from "@/lib/auth/cookie";
import { isFromOwnPage, requireOwnOrigin } from "@/lib/auth/origin";
import { findSession } from "@/lib/auth/queries";
import { closeSession } from "@/lib/auth/sessions";
import { bearerOf } from "@/lib/auth/viewer";
import { AppError } from "@/lib/errors/app-error";
import { notPost } from "@/lib/errors/method-refusals";

/**
 * Ends the caller's sessions, the bearer's and for a page of ours the cookie's (contract §3); 401 when none is
 * alive. The cookie goes even while the database is away (spec §4), but never because another site's page asks.
 */
export async function POST(request: Request): Promise<Response> {
  const answer = await endSessions(request);
  if (!isFromOwnPage(request.headers)) {
    return answer;
  }
  const response = new NextResponse(answer.body, answer);
  response.cookies.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
  return response;
}

const endSessions = authCall("auth/logout", async (request) => {
  const sessionIds = sessionIdsOf(request);
  const found = await Promise.all(sessionIds.map(findSession));
  await Promise.all(sessionIds.map(closeSession));
  if (found.every((session) => session === null)) {
    throw new AppError("UNAUTHENTICATED");
  }
  return Response.json({ message: "You have been logged out." });
});

/** Without a bearer it can only be the cookie, which other sites' pages must not use. Throws FOREIGN_ORIGIN. */
function sessionIdsOf(request: Request): string[] {
  const bearer = bearerOf(request.headers);
  if (bearer === undefined) {
    requireOwnOrigin(request.headers);
  }
  const cookie = isFromOwnPage(request.headers) ? sessionIdOf(request) : undefined;
  return [bearer, cookie].filter((sessionId) => sessionId !== undefined);
}

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
