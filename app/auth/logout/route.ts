import { NextResponse } from "next/server";
import { authCall, notPost } from "@/app/auth/auth-call";
import { sessionCookieName, sessionCookieOptions, sessionIdOf } from "@/lib/auth/cookie";
import { closeSession } from "@/lib/auth/sessions";
import { bearerOf, viewerOf } from "@/lib/auth/viewer";
import { AppError } from "@/lib/errors/app-error";
import { isMember } from "@/lib/operations/viewer";

/** Ends the caller's session, for cookie and bearer at once (contract §3); 401 when there is none. */
export const POST = authCall("auth/logout", async (request) => {
  if (!isMember(await viewerOf(request))) {
    throw new AppError("UNAUTHENTICATED");
  }
  await closeSession(bearerOf(request.headers) ?? sessionIdOf(request) ?? "");
  const response = NextResponse.json({ message: "You have been logged out." });
  response.cookies.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
  return response;
});

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
