import "server-only";
import type { AuthOptions } from "next-auth";
import type { JWT } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import { env } from "@/lib/config/env";
import { AppError } from "@/lib/errors/app-error";
import { visitor } from "@/lib/fields/viewer";
import { log } from "@/lib/log/log";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/request/client-address";
import { returnPath } from "@/lib/site/return-path";
import { rememberDeviceOf } from "./credentials/known-device";
import { logIn } from "./operations";
import { sessionLifetimeInMs } from "./session-rules";
import { sessionCookieName, sessionCookieOptions } from "./sessions/auth-cookies";
import { closeSession, refreshSession } from "./sessions/mutations";

/**
 * The "JWT" of next-auth is our session id. next-auth swallows errors, so `onError` reports
 * them: an outage must not look like a dead session.
 */
export function authOptions(onError: (error: unknown) => void): AuthOptions {
  return {
    secret: env().authSecret,
    pages: { signIn: "/login", signOut: "/", error: "/login", verifyRequest: "/login" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (credentials, request) => authorize(credentials, request.headers, onError),
      }),
    ],
    session: { strategy: "jwt", maxAge: sessionLifetimeInMs / 1000 },
    jwt: {
      encode: ({ token }) => token?.sessionId ?? "",
      decode: ({ token }) => decode(token, onError),
    },
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    callbacks: {
      jwt: ({ token, user }) => (user ? tokenOf(user) : token),
      session: ({ session, token }) => ({ ...session, user: token.user }),
      redirect: ({ url, baseUrl }) => baseUrl + returnPath(withoutOrigin(url, baseUrl)),
    },
    events: {
      signOut: async ({ token }) => {
        // The types promise a token, but a dead cookie has none.
        await closeSession(token?.sessionId ?? "");
      },
    },
    logger: { error: logAuthError, warn: () => {}, debug: () => {} },
  };
}

async function authorize(
  credentials: unknown,
  headers: Record<string, string> | undefined,
  onError: (error: unknown) => void,
) {
  try {
    const client = clientOf(new Headers(headers));
    const { answer } = await runOperation(logIn, visitor, credentials, client);
    const user = await refreshSession(answer.sessionId);
    await rememberDeviceOf(answer.sessionId);
    return user && { ...user, sessionId: answer.sessionId };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "TOO_MANY_REQUESTS") {
      onError(error);
    }
    return null;
  }
}

async function decode(token: string | undefined, onError: (error: unknown) => void) {
  try {
    const user = token ? await refreshSession(token) : null;
    return user && tokenOf({ ...user, sessionId: token ?? "" });
  } catch (error) {
    onError(error);
    return null;
  }
}

function withoutOrigin(url: string, baseUrl: string): string {
  return url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url;
}

function tokenOf({ sessionId, ...user }: JWT["user"] & { sessionId: string }): JWT {
  return { sessionId, user };
}

/** Dead cookies are normal. Logs only codes, never a caller's text. */
function logAuthError(code: string): void {
  if (code !== "JWT_SESSION_ERROR" && /^[A-Z_]{1,60}$/.test(code)) {
    log().warn({ code }, "next-auth fault");
  }
}
