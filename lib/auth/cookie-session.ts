import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import { getServerSession } from "next-auth";
import { sessionCookieName } from "./cookie";
import { authOptions } from "./next-auth";
import type { SessionUser } from "./queries";

// next-auth wants a request and a response; the session action reads one cookie and writes none of ours.
const deafResponse = { getHeader: () => undefined, setHeader: () => {} };

/** The user of a cookie's session as next-auth reads it; null for a dead one. Throws when the database is away. */
export async function readCookieSession(sessionId: string): Promise<SessionUser | null> {
  let fault: unknown;
  const request = { headers: {}, cookies: { [sessionCookieName()]: sessionId } };
  const session = await getServerSession(
    request as NextApiRequest,
    deafResponse as unknown as NextApiResponse,
    authOptions((error) => {
      fault = error;
    }),
  );
  if (fault !== undefined) {
    throw fault;
  }
  return session?.user ?? null;
}
