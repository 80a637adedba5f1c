import { NextResponse } from "next/server";
import { authCall } from "@/app/auth/auth-call";
import { sessionCookieName, sessionCookieOptions, sessionIdOf } from "@/lib/auth/cookie";
import { exchangeSession } from "@/lib/auth/operations";
import { requireOwnOrigin } from "@/lib/auth/origin";
import { closeFormerSession } from "@/lib/auth/sessions";
import { notPost } from "@/lib/errors/method-refusals";
import { readJson } from "@/lib/operations/body";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import { clientOf } from "@/lib/site/client-address";

/** Exchanges the session id that a page of ours has stored for the cookie (contract §3); 401 for a dead one. */
export const POST = authCall("auth/session", async (request) => {
  requireOwnOrigin(request.headers);
  const payload = await readJson(request);
  const client = clientOf(request.headers);
  const { answer } = await runOperation(exchangeSession, visitor, payload, client);
  await closeFormerSession(sessionIdOf(request), answer.sessionId);
  const response = NextResponse.json({ message: "The session goes on." });
  response.cookies.set(sessionCookieName(), answer.sessionId, sessionCookieOptions());
  return response;
});

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
