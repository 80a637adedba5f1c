import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { GET as getOwnDataFile } from "@/app/account/data/route";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { deleteAccountAction, updateAccountAction } from "@/lib/actions/account";
import {
  changePasswordAction,
  endOtherSessionsAction,
  endSessionAction,
  requestEmailChangeAction,
} from "@/lib/actions/auth";
import { db } from "@/lib/db/client";
import { makeMember, makeSession, type TestMember, testPassword } from "@/tests/factories/user";
import { answering, setCookies } from "@/tests/setup/current-request";

// Refreshing a page needs a running Next server.
const origin = "http://localhost:3000";
const password = testPassword;
const newPassword = { password: "ein anderes 43", passwordConfirmation: "ein anderes 43" };

let owner: TestMember;
let loggedInLater: TestMember;
let cookie: string;

beforeEach(async () => {
  owner = await makeMember();
  loggedInLater = await makeMember();
  cookie = `lagerfund-session=${await makeSession(loggedInLater)}`;
});

// Both have the same password, so that nothing but the account itself refuses.
test.each([
  ["deletion", deleteAccountAction, { password }],
  ["change of address", requestEmailChangeAction, { newEmail: "neu@example.com", password }],
  ["change of password", changePasswordAction, { currentPassword: password, ...newPassword }],
  ["change of name and address", updateAccountAction, { username: "Anderer", city: "Kiel" }],
  ["end of all other sessions", endOtherSessionsAction, {}],
])(
  "a %s from the page of one account never applies to another that is logged in by now",
  async (_, action, fields) => {
    const other = await makeSession(loggedInLater);
    const before = await stateOf(loggedInLater);
    for (const pageUserId of [owner.userId, undefined]) {
      const state = await action(null, post({ ...fields, ...(pageUserId && { pageUserId }) }));
      expect(state).toMatchObject({ ok: false, code: "OTHER_ACCOUNT" });
    }
    expect(await stateOf(loggedInLater)).toEqual(before);
    expect(await refreshSession(other)).not.toBeNull();
    expect(setCookies.size).toBe(0);
  },
);

test("the end of one session never applies to another account", async () => {
  const other = await makeSession(loggedInLater);
  const id = (await refreshSession(other))?.sessionRowId ?? "";
  const state = await endSessionAction(null, post({ id, pageUserId: owner.userId }));
  expect(state).toMatchObject({ ok: false, code: "OTHER_ACCOUNT" });
  expect(await refreshSession(other)).not.toBeNull();
});

test("the data that a page offers are its account's, or none", async () => {
  expect((await askForData(owner)).status).toBe(409);
  const response = await askForData(loggedInLater);
  expect((await response.json()).account[0].email).toBe(loggedInLater.email);
});

function post(fields: Record<string, string>): FormData {
  answering(new Request(origin, { method: "POST", headers: { origin, cookie } }));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value);
  }
  return form;
}

function askForData({ userId }: TestMember): Promise<Response> {
  const address = `${origin}/account/data?pageUserId=${userId}`;
  return getOwnDataFile(answering(new Request(address, { headers: { cookie } })));
}

async function stateOf({ userId }: TestMember) {
  const user = await db().user.findUniqueOrThrow({
    where: { id: userId },
    include: { identity: { include: { tokens: true } }, sessions: { select: { id: true } } },
  });
  return { user, mails: await db().mailMessage.count() };
}
