import "server-only";
import type { AuthOptions } from "next-auth";
import type { JWT } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/log";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import { sessionCookieName, sessionCookieOptions } from "./cookie";
import { closeSession, refreshSession } from "./mutations";
import { logIn } from "./operations";
import { sessionLifetimeInMs } from "./rules";

/**
 * next-auth over opaque sessions: its "JWT" is our session id, looked up on every decode (stack.md).
 * next-auth swallows what fails inside it, so `onFault` hears of it: a database that is away must not
 * look like a dead session.
 */
export function authOptions(onFault: (fault: unknown) => void): AuthOptions {
  return {
    secret: env().authSecret,
    // Its own screens are off: ours stand at these addresses.
    pages: { signIn: "/login", signOut: "/", error: "/login", verifyRequest: "/login" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (credentials) => authorize(credentials, onFault),
      }),
    ],
    session: { strategy: "jwt", maxAge: sessionLifetimeInMs / 1000 },
    jwt: {
      encode: ({ token }) => token?.sessionId ?? "",
      decode: ({ token }) => decode(token, onFault),
    },
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    callbacks: {
      jwt: ({ token, user }) => (user ? tokenOf(user) : token),
      session: ({ session, token }) => ({ ...session, user: token.user }),
    },
    events: {
      signOut: async ({ token }) => {
        // A dead cookie has nothing to close, though the types promise a token.
        await closeSession(token?.sessionId ?? "");
      },
    },
    logger: { error: logFault, warn: () => {}, debug: () => {} },
  };
}

async function authorize(credentials: unknown, onFault: (fault: unknown) => void) {
  try {
    const { answer } = await runOperation(logIn, visitor, credentials);
    const user = await refreshSession(answer.sessionId);
    return user && { ...user, sessionId: answer.sessionId };
  } catch (error) {
    if (!(error instanceof AppError)) {
      onFault(error);
    }
    return null;
  }
}

async function decode(token: string | undefined, onFault: (fault: unknown) => void) {
  try {
    const user = token ? await refreshSession(token) : null;
    return user && tokenOf({ ...user, sessionId: token ?? "" });
  } catch (error) {
    onFault(error);
    return null;
  }
}

function tokenOf({ sessionId, ...user }: JWT["user"] & { sessionId: string }): JWT {
  return { sessionId, user };
}

/** A dead cookie is everyday life; anything else that next-auth meets is worth a line. */
function logFault(code: string): void {
  if (code !== "JWT_SESSION_ERROR") {
    log().warn({ code }, "next-auth fault");
  }
}
