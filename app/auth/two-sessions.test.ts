import "@/tests/setup/database";
import "@/tests/setup/current-request";
import { expect, test } from "vitest";
import { currentUser, viewerOf } from "@/lib/accounts/current-viewer";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { isMember, visitor } from "@/lib/fields/viewer";
import { jsonCall } from "@/tests/factories/request";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { POST as login } from "./email/login/route";
import { POST as logout } from "./logout/route";
import { POST as exchange } from "./session/route";

// Cookie and bearer may name different sessions, and so may two cookies.
const own = "http://localhost:3000";
const foreign = "https://evil.example";

test("a logout of a page of ours ends the bearer's session and the cookie's", async () => {
  const [bearer, cookie] = await twoSessions();
  const response = await logout(by({ bearer, cookie, origin: own }));
  expect(response.status).toBe(200);
  expect(response.headers.get("set-cookie")).toContain("lagerfund-session=;");
  expect(await aliveOf([bearer, cookie])).toEqual([false, false]);
});

test("a logout with a dead bearer still ends the cookie's session", async () => {
  const [cookie] = await twoSessions();
  expect((await logout(by({ bearer: "dead", cookie, origin: own }))).status).toBe(200);
  expect(await aliveOf([cookie])).toEqual([false]);
  const again = await logout(by({ bearer: "dead", cookie, origin: own }));
  expect(again.status).toBe(401);
  expect(again.headers.get("set-cookie")).toContain("lagerfund-session=;");
});

test("a program's logout ends the bearer's session and leaves the cookie alone", async () => {
  for (const origin of ["", foreign]) {
    const [bearer, cookie] = await twoSessions();
    const response = await logout(by({ bearer, cookie, origin }));
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await aliveOf([bearer, cookie])).toEqual([false, true]);
  }
});

test("another site's form cannot delete the cookie", async () => {
  for (const [origin, status, code] of [
    // As of a program that is not logged in.
    ["", 401, "UNAUTHENTICATED"],
    ["null", 403, "FOREIGN_ORIGIN"],
    [foreign, 403, "FOREIGN_ORIGIN"],
  ] as const) {
    const response = await logout(by({ origin }));
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
    expect(response.headers.get("set-cookie")).toBeNull();
  }
});

test("a login ends the session in the cookie, for our own pages only", async () => {
  const member = await makeMember();
  const body = { email: member.email, password: testPassword };
  for (const [origin, isAlive] of [
    [own, false],
    [foreign, true],
  ] as const) {
    const former = await makeSession(member);
    const { sessionId } = await (await login(jsonCall(body, headersOf(former, origin)))).json();
    expect(await aliveOf([former, sessionId])).toEqual([isAlive, true]);
  }
});

test("an exchange ends the session in the cookie, unless it is the same or the new one is dead", async () => {
  const [former, sessionId] = await twoSessions();
  await exchange(jsonCall({ sessionId: "dead" }, headersOf(former, own)));
  expect(await aliveOf([former])).toEqual([true]);
  await exchange(jsonCall({ sessionId }, headersOf(former, own)));
  expect(await aliveOf([former, sessionId])).toEqual([false, true]);
  await exchange(jsonCall({ sessionId }, headersOf(sessionId, own)));
  expect(await aliveOf([sessionId])).toEqual([true]);
});

test("two different session cookies are ignored by programs, pages and logouts", async () => {
  const [one, two] = await twoSessions();
  const request = by({ cookie: `${one}; lagerfund-session=${two}`, origin: own });
  expect(await viewerOf(request)).toEqual(visitor);
  answering(request);
  expect(await currentUser()).toBeNull();
  expect((await logout(request)).status).toBe(401);
  expect(await aliveOf([one, two])).toEqual([true, true]);
  const same = by({ cookie: `${one}; lagerfund-session=${one}`, origin: own });
  expect(isMember(await viewerOf(same))).toBe(true);
  answering(same);
  expect(await currentUser()).not.toBeNull();
});

async function twoSessions() {
  const member = await makeMember();
  return [await makeSession(member), await makeSession(member)] as const;
}

function aliveOf(sessionIds: string[]): Promise<boolean[]> {
  return Promise.all(sessionIds.map(async (id) => (await refreshSession(id)) !== null));
}

function by(sent: { bearer?: string; cookie?: string; origin: string }): Request {
  const { bearer, cookie, origin } = sent;
  const headers = new Headers(headersOf(cookie, origin));
  if (bearer !== undefined) {
    headers.set("authorization", `Bearer ${bearer}`);
  }
  return new Request(`${own}/auth/logout`, { method: "POST", headers });
}

function headersOf(cookie: string | undefined, origin: string): Record<string, string> {
  return {
    ...(cookie !== undefined && { cookie: `lagerfund-session=${cookie}` }),
    ...(origin !== "" && { origin }),
  };
}
