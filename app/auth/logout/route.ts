import { NextResponse } from "next/server";
import { authHandler } from "@/app/auth/auth-handler";
import { bearerOf } from "@/lib/accounts/current-viewer";
import { logOut } from "@/lib/accounts/operations";
import { clearSessionCookie, sessionIdOf } from "@/lib/accounts/sessions/auth-cookies";
import { visitor } from "@/lib/fields/viewer";
import { isFromOwnPage, requireOwnOrigin } from "@/lib/http/csrf";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/request/client-address";

/**
 * Ends the bearer's session, and the cookie's for our own pages; 401 when none is alive. Deletes the cookie
 * even without a database, but never for another site.
 */
export async function POST(request: Request): Promise<Response> {
  const answer = await endSessions(request);
  if (!isFromOwnPage(request.headers)) {
    return answer;
  }
  const response = new NextResponse(answer.body, answer);
  clearSessionCookie(response.cookies);
  return response;
}

const endSessions = authHandler("auth/logout", async (request) => {
  const sessionIds = sessionIdsOf(request);
  const client = clientOf(request.headers);
  return Response.json((await runOperation(logOut, visitor, { sessionIds }, client)).answer);
});

/** Without a bearer only the cookie remains, which other sites must not use. Throws FOREIGN_ORIGIN. */
function sessionIdsOf(request: Request): string[] {
  const { headers } = request;
  const [bearer, cookie] = [bearerOf(headers), sessionIdOf(request)];
  if (bearer === undefined && (cookie !== undefined || headers.has("origin"))) {
    requireOwnOrigin(headers);
  }
  const own = isFromOwnPage(headers) ? cookie : undefined;
  return [bearer, own].filter((sessionId) => sessionId !== undefined);
}

export * from "@/lib/http/only-post";
