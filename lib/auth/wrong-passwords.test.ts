import "@/tests/setup/database";
import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/account/operations";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { makeMember, type TestMember, testPassword } from "@/tests/factories/user";
import { changePassword, requestEmailChange } from "./account-operations";

const client = { address: "203.0.113.77", userAgent: "curl/8.17.0" };
const newEmail = "neu@example.com";
type Attempt = (member: TestMember, password: string) => Promise<unknown>;

test.each<[string, Attempt]>([
  [
    "a new password",
    (member, currentPassword) =>
      runOperation(changePassword, member, { currentPassword, password: testPassword }, client),
  ],
  [
    "a new address",
    (member, password) => runOperation(requestEmailChange, member, { newEmail, password }, client),
  ],
  [
    "the end of the account",
    (member, password) => runOperation(deleteAccount, member, { password }, client),
  ],
])(
  "a wrong password at %s is written down as a failed login, the right one not",
  async (_, attempt) => {
    const member = await makeMember();
    const where = { userId: member.userId, kind: "LOGIN_FAILED" } as const;
    await expect(attempt(member, "wrong password")).rejects.toMatchObject({ code: "VALIDATION" });
    expect(await db().securityEvent.findMany({ where })).toMatchObject([
      { network: "203.0.113.0/24" },
    ]);
    await attempt(member, testPassword);
    expect(await db().securityEvent.count({ where })).toBe(1);
  },
);

test("another fault of the form is no failed login", async () => {
  const member = await makeMember();
  const own = { newEmail: member.email, password: testPassword };
  await expect(runOperation(requestEmailChange, member, own, client)).rejects.toMatchObject({
    data: { issues: [{ code: "email_unchanged" }] },
  });
  const where = { userId: member.userId, kind: "LOGIN_FAILED" } as const;
  expect(await db().securityEvent.count({ where })).toBe(0);
});
