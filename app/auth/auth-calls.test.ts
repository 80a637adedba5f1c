import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { jsonCall } from "@/tests/factories/request";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { POST as login } from "./email/login/route";
import { POST as signup } from "./email/signup/route";
import { POST as verifyEmail } from "./email/verify-email/route";
import { GET as expired } from "./expired/route";
import { POST as logout } from "./logout/route";
import { GET as me } from "./me/route";

const own = "http://localhost:3000";
const session = "lagerfund-session";

beforeEach(async () => {
  await db().mailMessage.deleteMany();
});

test("sign up, verify, log in, ask who I am, log out", async () => {
  const email = "Anna@Example.com";
  const signedUp = await signup(call({ email, password: testPassword, street: "Weg 1" }));
  expect(signedUp.status).toBe(200);
  expect(await signedUp.json()).toEqual({
    message: "You've signed up successfully! Check your email for the confirmation link.",
  });
  expect((await login(call({ email, password: testPassword }))).status).toBe(401);

  const verified = await verifyEmail(
    call({ token: await tokenOfLastMail(), password: testPassword }),
  );
  expect(await verified.json()).toEqual({
    message: "Your email has been verified. You can now log in.",
  });

  const { sessionId } = await (await login(call({ email, password: testPassword }))).json();
  const authorization = `Bearer ${sessionId}`;
  const account = await (await asked(as({ authorization }))).json();
  expect(account).toEqual({
    id: expect.any(String),
    email: "anna@example.com",
    username: "anna",
    isAdmin: false,
    lastActiveTimestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    billingAddress: { street: "Weg 1", city: null, zipCode: null, country: null },
    identities: { email: { id: "anna@example.com" } },
  });

  expect((await logout(as({ authorization }))).status).toBe(200);
  expect((await asked(as({ authorization }))).status).toBe(401);
  expect((await logout(as({ authorization }))).status).toBe(401);
});

test("signup answers the same for a new, an unverified and a verified address", async () => {
  const known = await makeMember();
  const unverified = await makeMember({ isVerified: false });
  const answers = [];
  for (const email of ["new@example.com", unverified.email, known.email]) {
    const response = await signup(call({ email, password: testPassword }));
    answers.push([response.status, await response.text(), [...response.headers]]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  const templates = (await db().mailMessage.findMany({ orderBy: { id: "asc" } })).map(
    (m) => m.template,
  );
  expect(templates).toEqual(["verify-email", "verify-email", "account-exists"]);
});

test("only a page of our own gets the cookie with the login", async () => {
  const { email } = await makeMember();
  const body = { email, password: testPassword };
  const ours = await login(call(body, { origin: own }));
  const { sessionId } = await ours.json();
  expect(ours.headers.get("set-cookie")).toMatch(
    new RegExp(`^${session}=${sessionId}; Path=/; .*Max-Age=2592000; HttpOnly; SameSite=lax$`),
  );
  for (const origin of ["", "https://evil.example", "null"]) {
    const response = await login(call(body, { origin }));
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
  }
});

test("logging out deletes the cookie even without the database", async () => {
  const cookie = `${session}=${await makeSession(await makeMember())}`;
  await db().$executeRaw`ALTER TABLE session RENAME TO session_gone`;
  const response = await logout(as({ cookie, origin: own }));
  await db().$executeRaw`ALTER TABLE session_gone RENAME TO session`;
  expect(response.status).toBe(500);
  expect(response.headers.get("set-cookie")).toMatch(new RegExp(`^${session}=;.*Max-Age=0`));
});

test("another site cannot log anybody out", async () => {
  const cookie = `${session}=${await makeSession(await makeMember())}`;
  expect((await logout(as({ cookie, origin: "https://evil.example" }))).status).toBe(403);
  expect((await asked(as({ cookie }))).status).toBe(200);
});

test("a dead cookie is cleared on the way back to the page, a live one stays", async () => {
  const to = `${own}/auth/expired?next=${encodeURIComponent("/listing/user?page=2")}`;
  const dead = await expired(as({ cookie: `${session}=dead` }, to));
  expect(dead.status).toBe(303);
  expect(dead.headers.get("location")).toBe("/listing/user?page=2");
  expect(dead.headers.get("set-cookie")).toContain("Max-Age=0");
  const cookie = `${session}=${await makeSession(await makeMember())}`;
  const live = await expired(as({ cookie }, to));
  expect(live.headers.get("set-cookie")).toBeNull();
  const elsewhere = await expired(as({}, `${own}/auth/expired?next=//evil.example`));
  expect(elsewhere.headers.get("location")).toBe("/");
});

test("an unreadable body and an invalid one have different statuses", async () => {
  for (const type of ["text/plain", "application/json-patch", "application/json-patch+json"]) {
    const init = { method: "POST", body: "{}", headers: { "content-type": type } };
    expect((await signup(new Request(own, init))).status).toBe(415);
  }
  const broken = { method: "POST", body: "{", headers: { "content-type": "application/json" } };
  expect((await signup(new Request(own, broken))).status).toBe(400);
  for (const body of [{}, [], null, "text"]) {
    expect((await signup(call(body))).status).toBe(422);
    expect((await login(call(body))).status).toBe(422);
    expect((await verifyEmail(call(body))).status).toBe(422);
  }
  const { data } = await (await login(call({}))).json();
  expect(data.issues).toEqual([
    { path: "email", code: "email_required", message: "Email is required" },
    { path: "password", code: "password_required", message: "Password is required" },
  ]);
});

test("a signup mail has the language of the body or of the caller's cookie", async () => {
  const body = { email: "bea@example.com", password: testPassword };
  await signup(call(body, { cookie: "i18n_lang=en" }));
  await signup(call({ ...body, locale: "de" }, { cookie: "i18n_lang=en" }));
  await signup(call(body));
  const mails = await db().mailMessage.findMany({ orderBy: { id: "asc" } });
  expect(mails.map(({ locale }) => locale)).toEqual(["en", "de", "de"]);
});

function asked(request: Request): Promise<Response> {
  return me(request);
}

function call(body: unknown, headers: Record<string, string> = {}): Request {
  return answering(jsonCall(body, headers));
}

function as(headers: Record<string, string>, url = `${own}/auth/x`): Request {
  return answering(new Request(url, { headers }));
}

async function tokenOfLastMail(): Promise<string> {
  const mail = await db().mailMessage.findFirstOrThrow({ orderBy: { id: "desc" } });
  return (mail.data as { token: string }).token;
}
