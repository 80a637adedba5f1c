import { NextResponse } from "next/server";
import { authHandler } from "@/app/auth/auth-handler";
import { exchangeSession } from "@/lib/accounts/operations";
import { sessionIdOf, setSessionCookie } from "@/lib/accounts/sessions/auth-cookies";
import { closeFormerSession } from "@/lib/accounts/sessions/mutations";
import { visitor } from "@/lib/fields/viewer";
import { requireOwnOrigin } from "@/lib/http/csrf";
import { notPost } from "@/lib/http/method-not-allowed";
import { readJson } from "@/lib/operations/read-payload";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/request/client-address";

export const POST = authHandler("auth/session", async (request) => {
  requireOwnOrigin(request.headers);
  const payload = await readJson(request);
  const client = clientOf(request.headers);
  const { answer } = await runOperation(exchangeSession, visitor, payload, client);
  await closeFormerSession(sessionIdOf(request), answer.sessionId);
  const response = NextResponse.json({ message: "The session goes on." });
  setSessionCookie(response.cookies, answer.sessionId);
  return response;
});

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
