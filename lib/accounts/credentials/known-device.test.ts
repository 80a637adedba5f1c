process.env.RATE_LIMITS = "on";

import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import type { FormState } from "@/lib/actions/action-result";
import {
  changePasswordAction,
  logInAction,
  requestPasswordResetAction,
  resetPasswordAction,
  signUpAction,
} from "@/lib/actions/auth";
import { db } from "@/lib/db/client";
import { enforceLimit } from "@/lib/limits/enforce-limit";
import { limits } from "@/lib/limits/limits";
import { tokenTo } from "@/tests/factories/mail";
import { makeMember, makeSession, type TestMember, testPassword } from "@/tests/factories/user";
import { answering, setCookies } from "@/tests/setup/current-request";
import { fromClient } from "@/tests/setup/from-client";

// Refreshing a page needs a running Next server.
type Action = (before: unknown, form: FormData) => Promise<FormState>;

const own = "http://localhost:3000";
const deviceCookie = "lagerfund-device";
const sessionCookie = "lagerfund-session";
const newPassword = "ein anderes 43";
const tooMany = { code: "TOO_MANY_REQUESTS" };

let member: TestMember;

beforeEach(async () => {
  await db().rateLimit.deleteMany();
  member = await makeMember();
});

test("a hundred wrong logins from elsewhere lock out neither a known device nor, from one client, anybody", async () => {
  const device = await logIn();
  await db().rateLimit.deleteMany();
  await failFrom("203.0.113.1", 10);
  expect(await tryToLogIn({ client: "203.0.113.1" })).toMatchObject(tooMany);
  expect(await tryToLogIn({ client: "203.0.113.2" })).toMatchObject({ ok: true });
  await lockOut();
  expect(await tryToLogIn({ client: "203.0.113.200" })).toMatchObject(tooMany);
  expect(await tryToLogIn({ client: "203.0.113.200", device })).toMatchObject({ ok: true });
});

test("a known device can log in, whatever others in the same network do", async () => {
  const device = await logIn();
  for (let time = 0; time < 100; time += 1) {
    await enforceLimit(limits.logIn, { clientAddress: "203.0.113.1" });
  }
  expect(await tryToLogIn({ client: "203.0.113.1" })).toMatchObject(tooMany);
  expect(await tryToLogIn({ client: "203.0.113.1", device })).toMatchObject({ ok: true });
});

test("a stolen device may guess passwords no more often than any other", async () => {
  const device = await logIn();
  await db().rateLimit.deleteMany();
  for (let time = 0; time < 10; time += 1) {
    const guess = { client: `203.0.113.${time}`, device, password: `falsch-${time}` };
    expect(await tryToLogIn(guess)).toMatchObject({ code: "INVALID_CREDENTIALS" });
  }
  expect(await tryToLogIn({ client: "203.0.113.99", device })).toMatchObject(tooMany);
});

test("a mark that is invented, changed or another account's makes no device known", async () => {
  const device = await logIn();
  const stranger = await makeMember();
  const [id, mark] = device.split(".");
  const strangers = await logIn(stranger);
  await lockOut();
  for (const forged of [`${id}`, `x.${mark}`, `${id}.x`, `${id}.${mark}x`, strangers, "a.b.c"]) {
    const attempt = await tryToLogIn({ client: "203.0.113.200", device: forged });
    expect(attempt).toMatchObject(tooMany);
  }
});

test("a device knows several accounts, each with its own mark", async () => {
  const second = await makeMember();
  const first = await logIn();
  const device = await logIn(second, first);
  expect(device.split(".")).toHaveLength(3);
  await lockOut();
  await lockOut(second);
  const client = "203.0.113.200";
  expect(await tryToLogIn({ client, device })).toMatchObject({ ok: true });
  expect(await tryToLogIn({ client, device, email: second.email })).toMatchObject({ ok: true });
});

test("a user who has completed a reset logs in, whatever others do before and after", async () => {
  const before = await logIn();
  await lockOut();
  const client = "203.0.113.1";
  await submit(requestPasswordResetAction, { email: member.email }, { client });
  const token = await tokenTo(member.email);
  const password = newPassword;
  const twice = { password, passwordConfirmation: password };
  expect(await submit(resetPasswordAction, { token, ...twice }, { client })).toMatchObject({
    ok: true,
  });
  const device = setCookies.get(deviceCookie) ?? "";
  expect(await tryToLogIn({ client, password })).toMatchObject({ ok: true });
  await lockOut(member, "192.0.2");
  expect(await tryToLogIn({ client, password })).toMatchObject(tooMany);
  expect(await tryToLogIn({ client, password, device })).toMatchObject({ ok: true });
  expect(await tryToLogIn({ client, password, device: before })).toMatchObject(tooMany);
});

test("a changed password allows the login again, and leaves this device known", async () => {
  const cookie = `${sessionCookie}=${await makeSession(member)}`;
  await lockOut();
  const password = newPassword;
  const change = {
    pageUserId: member.userId,
    currentPassword: testPassword,
    password,
    passwordConfirmation: password,
  };
  const client = "203.0.113.1";
  expect(await submit(changePasswordAction, change, { client, cookie })).toMatchObject({
    ok: true,
  });
  const device = setCookies.get(deviceCookie) ?? "";
  expect(await tryToLogIn({ client, password })).toMatchObject({ ok: true });
  await lockOut(member, "192.0.2");
  expect(await tryToLogIn({ client, password, device })).toMatchObject({ ok: true });
});

test.each([
  ["reset", requestPasswordResetAction, {}],
  ["signup", signUpAction, { password: testPassword }],
])(
  "five requests for a %s from elsewhere use up neither the owner's own nor all those of a known device",
  async (_, action, fields) => {
    const device = await logIn();
    const ask = (client: string, known?: string) =>
      submit(action, { email: member.email, ...fields }, { client, device: known });
    for (const client of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      for (let time = 0; time < 5; time += 1) {
        await ask(client);
      }
    }
    expect(await ask("203.0.113.1")).toMatchObject(tooMany);
    expect(await ask("203.0.113.9")).toMatchObject({ ok: true });
    for (let time = 0; time < 4; time += 1) {
      await ask("203.0.113.4");
    }
    expect(await ask("203.0.113.10")).toMatchObject(tooMany);
    expect(await ask("203.0.113.10", device)).toMatchObject({ ok: true });
  },
);

interface Sent {
  client: string;
  device?: string | undefined;
  cookie?: string;
}

/** Logs in and answers what the browser is known by from then on. */
async function logIn({ email }: TestMember = member, device?: string): Promise<string> {
  const state = await tryToLogIn({ client: "203.0.113.250", email, device });
  expect(state).toMatchObject({ ok: true });
  return setCookies.get(deviceCookie) ?? "";
}

function tryToLogIn({
  email = member.email,
  password = testPassword,
  ...sent
}: Sent & { email?: string; password?: string }) {
  return submit(logInAction, { email, password }, sent);
}

async function failFrom(client: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await tryToLogIn({ client, password: `falsch-${time}` });
  }
}

/** What ten clients of a network with ten attempts each do to an account. */
async function lockOut({ email }: TestMember = member, network = "198.51.100"): Promise<void> {
  for (let time = 0; time < 100; time += 1) {
    const clientAddress = `${network}.${Math.floor(time / 10)}`;
    await enforceLimit(limits.logIn, { account: email, clientAddress }).catch(() => {});
  }
}

function submit(action: Action, fields: Record<string, string>, sent: Sent): Promise<FormState> {
  const { client, device, cookie = "" } = sent;
  const cookies = [cookie, device === undefined ? "" : `${deviceCookie}=${device}`];
  const headers = {
    ...fromClient(client),
    origin: own,
    "next-action": "abc",
    cookie: cookies.filter(Boolean).join("; "),
  };
  answering(new Request(own, { method: "POST", headers }));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value);
  }
  return action(null, form);
}
