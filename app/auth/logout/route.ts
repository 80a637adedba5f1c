import { NextResponse } from "next/server";
import { authCall, notPost } from "@/app/auth/auth-call";
import { sessionCookieName, sessionCookieOptions, sessionIdOf } from "@/lib/auth/cookie";
import { closeSession } from "@/lib/auth/sessions";
import { bearerOf, viewerOf } from "@/lib/auth/viewer";
import { AppError } from "@/lib/errors/app-error";
import { isMember } from "@/lib/operations/viewer";

/**
 * Ends the caller's session, for cookie and bearer at once (contract §3); 401 when there is none. The cookie goes
 * even while the database is away (spec §4), but never because another site's page asks for it.
 */
export async function POST(request: Request): Promise<Response> {
  const answer = await endSession(request);
  if (answer.status === 403) {
    return answer;
  }
  const response = new NextResponse(answer.body, answer);
  response.cookies.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
  return response;
}

const endSession = authCall("auth/logout", async (request) => {
  if (!isMember(await viewerOf(request))) {
    throw new AppError("UNAUTHENTICATED");
  }
  await closeSession(bearerOf(request.headers) ?? sessionIdOf(request) ?? "");
  return Response.json({ message: "You have been logged out." });
});

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
