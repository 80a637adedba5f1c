import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { expect, test } from "vitest";
import { viewerOf } from "@/lib/accounts/current-viewer";
import { changePassword, endOtherSessions, endSession } from "@/lib/accounts/operations";
import { isMember, type Member, visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { setUserBlocked } from "@/lib/user-administration/operations";
import { tokenTo } from "@/tests/factories/mail";
import { jsonCall } from "@/tests/factories/request";
import { makeMember, makeSession, type TestMember, testPassword } from "@/tests/factories/user";
import { answering, setCookies } from "@/tests/setup/current-request";
import { POST as requestReset } from "./email/request-password-reset/route";
import { POST as reset } from "./email/reset-password/route";
import { POST as logout } from "./logout/route";

const own = "http://localhost:3000";
const password = "ein anderes 43";

interface Doomed {
  member: TestMember;
  sessionId: string;
}

test.each<[string, (doomed: Doomed) => Promise<unknown>]>([
  ["logging out by cookie", ({ sessionId }) => logout(byCookie(sessionId))],
  ["logging out by bearer", ({ sessionId }) => logout(byBearer(sessionId))],
  [
    "a reset",
    async ({ member: { email } }) => {
      await requestReset(jsonCall({ email }));
      return reset(jsonCall({ password, token: await tokenTo(email) }));
    },
  ],
  [
    "a new password",
    ({ member }) =>
      runOperation(changePassword, member, { currentPassword: testPassword, password }),
  ],
  [
    "ending it in the list",
    async ({ member, sessionId }) => {
      const { sessionRowId } = (await viewerOf(byBearer(sessionId))) as Member;
      return runOperation(endSession, member, { id: sessionRowId });
    },
  ],
  ["ending all others", ({ member }) => runOperation(endOtherSessions, member, undefined)],
  [
    "a block",
    async ({ member }) => {
      const administrator = await makeMember({ isAdmin: true });
      return runOperation(setUserBlocked, administrator, { id: member.userId, isBlocked: true });
    },
  ],
])("%s ends cookie and bearer session at once, and no other user's session", async (_, end) => {
  const member = await makeMember();
  const sessionId = await makeSession(member);
  const bystander = await makeSession(await makeMember());
  expect(isMember(await viewerOf(byBearer(sessionId)))).toBe(true);
  expect(isMember(await viewerOf(byCookie(sessionId)))).toBe(true);
  await end({ member, sessionId });
  await expect(viewerOf(byBearer(sessionId))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(await viewerOf(byCookie(sessionId))).toEqual(visitor);
  expect(isMember(await viewerOf(byBearer(bystander)))).toBe(true);
});

test("a reset on our page makes its browser known to the account, one on another site does not", async () => {
  for (const [origin, isKnown] of [
    [own, true],
    ["https://evil.example", false],
  ] as const) {
    const { email } = await makeMember();
    await requestReset(jsonCall({ email }));
    const body = { password, token: await tokenTo(email) };
    const response = await reset(answering(jsonCall(body, { origin })));
    expect([response.status, setCookies.has("lagerfund-device")]).toEqual([200, isKnown]);
  }
});

function byBearer(sessionId: string): Request {
  return new Request(own, { headers: { authorization: `Bearer ${sessionId}` } });
}

function byCookie(sessionId: string): Request {
  return new Request(own, { headers: { cookie: `lagerfund-session=${sessionId}`, origin: own } });
}
