import "@/tests/setup/database";
import { NextRequest, NextResponse } from "next/server";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeMember, makeSession } from "@/tests/factories/user";
import { closeSession } from "./mutations";
import { renewSessionCookie } from "./renew-session-cookie";

const dayInMs = 24 * 60 * 60 * 1000;
const member = await makeMember();

test("a page renews the cookie of a live session, and not again for a day", async () => {
  const sessionId = await makeSession(member);
  const [session, marker] = await cookiesAfter({ sessionId });
  expect(session).toMatch(new RegExp(`^lagerfund-session=${sessionId}; .*Max-Age=2592000`));
  expect(marker).toMatch(/^lagerfund-renewed=1; .*Max-Age=86400/);
  for (const cookie of [session, marker]) {
    expect(cookie).toMatch(/HttpOnly; SameSite=lax$/);
  }
  expect(await cookiesAfter({ sessionId, more: "; lagerfund-renewed=1" })).toEqual([]);
});

test("renewing counts as using: the session's own end moves with the cookie's", async () => {
  const sessionId = await makeSession(member);
  const lastUsedAt = new Date(Date.now() - 20 * dayInMs);
  const soon = new Date(Date.now() + dayInMs);
  await db().session.updateMany({ data: { lastUsedAt, expiresAt: soon } });
  await cookiesAfter({ sessionId });
  const moved = await db().session.count({
    where: { expiresAt: { gt: new Date(Date.now() + 29 * dayInMs) } },
  });
  expect(moved).toBe(1);
});

test("a dead session's cookie stays as it is: the page deals with it", async () => {
  const sessionId = await makeSession(member);
  await closeSession(sessionId);
  expect(await cookiesAfter({ sessionId })).toEqual([]);
});

test("of two different cookies none is renewed", async () => {
  const sessionId = await makeSession(member);
  const more = `; lagerfund-session=${await makeSession(member)}`;
  expect(await cookiesAfter({ sessionId, more })).toEqual([]);
});

test.each<Asked>([
  { method: "POST" },
  { method: "HEAD" },
  { headers: { "sec-purpose": "prefetch;prerender" } },
  { headers: { purpose: "prefetch" } },
])("nothing is renewed by %j", async (request) => {
  const sessionId = await makeSession(member);
  expect(await cookiesAfter({ sessionId, ...request })).toEqual([]);
});

test("while the database is away, pages go on without renewing", async () => {
  const sessionId = await makeSession(member);
  await withoutSessions(async () => {
    expect(await cookiesAfter({ sessionId })).toEqual([]);
  });
});

interface Asked {
  sessionId?: string;
  more?: string;
  method?: string;
  headers?: Record<string, string>;
}

async function cookiesAfter({ sessionId, more = "", method, headers }: Asked): Promise<string[]> {
  const cookie = sessionId ? `lagerfund-session=${sessionId}${more}` : "";
  const request = new NextRequest("http://localhost:3000/", {
    ...(method && { method }),
    headers: { cookie, ...headers },
  });
  const response = NextResponse.next();
  await renewSessionCookie(request, response);
  return response.headers.getSetCookie();
}

async function withoutSessions(run: () => Promise<void>): Promise<void> {
  await db().$executeRaw`ALTER TABLE session RENAME TO session_gone`;
  try {
    await run();
  } finally {
    await db().$executeRaw`ALTER TABLE session_gone RENAME TO session`;
  }
}
