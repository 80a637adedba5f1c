import { NextResponse } from "next/server";
import { authHandler } from "@/app/auth/auth-handler";
import { rememberDeviceOf } from "@/lib/accounts/credentials/known-device";
import { logIn } from "@/lib/accounts/operations";
import { sessionIdOf, setSessionCookie } from "@/lib/accounts/sessions/auth-cookies";
import { closeFormerSession } from "@/lib/accounts/sessions/mutations";
import { visitor } from "@/lib/fields/viewer";
import { isFromOwnPage } from "@/lib/http/csrf";
import { readJson } from "@/lib/operations/read-payload";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/request/client-address";

/** Programs get `{sessionId}`; only our own pages get the cookie as well. */
export const POST = authHandler("auth/email/login", async (request) => {
  const payload = await readJson(request);
  const { answer } = await runOperation(logIn, visitor, payload, clientOf(request.headers));
  const response = NextResponse.json(answer);
  if (isFromOwnPage(request.headers)) {
    await closeFormerSession(sessionIdOf(request));
    await rememberDeviceOf(answer.sessionId);
    setSessionCookie(response.cookies, answer.sessionId);
  }
  return response;
});

export * from "@/lib/http/only-post";
