import "@/tests/setup/database";
import pg from "pg";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { makeMember } from "@/tests/factories/user";
import { requestEmailChangeTo } from "../credentials/mutations/email-change";
import { resendVerificationTo } from "../credentials/mutations/email-verification";
import { logInByEmail } from "../credentials/mutations/log-in";
import { requestPasswordResetFor } from "../credentials/mutations/password-reset";
import { signUpByEmail } from "../credentials/mutations/sign-up";

// Compares the statements that reach the database.
const query = vi.spyOn(pg.Client.prototype, "query");
const locale = "de";
const password = "sehr geheim 42";

beforeAll(async () => {
  // The first mail of a process asks for its queue.
  await requestPasswordResetFor({ email: "first@example.com", locale });
});

beforeEach(async () => {
  await db().mailMessage.deleteMany();
  await db().user.deleteMany();
});

test("logging in asks the same of a known and an unknown address", async () => {
  const { email } = await makeMember();
  const blocked = await makeMember({ isBlocked: true });
  const unverified = await makeMember({ isVerified: false });
  const attempt = (address: string) =>
    statementsOf(() => logInByEmail({ email: address, password: "wrong one" }));
  const unknown = await attempt("nobody@example.com");
  expect(unknown).toEqual(["SELECT i.user_id", "INSERT security_event"]);
  for (const address of [email, blocked.email, unverified.email]) {
    expect(await attempt(address)).toEqual(unknown);
  }
});

test("a password reset asks the same for a known and an unknown address", async () => {
  const { email } = await makeMember();
  const unverified = await makeMember({ isVerified: false });
  const attempt = (address: string) =>
    statementsOf(() => requestPasswordResetFor({ email: address, locale }));
  const unknown = await attempt("nobody@example.com");
  expect(unknown.slice(0, 4)).toEqual([
    "BEGIN",
    "SELECT i.id",
    "INSERT email_token",
    "INSERT mail_message",
  ]);
  expect(await attempt(email)).toEqual(unknown);
  expect(await attempt(unverified.email)).toEqual(unknown);
  expect(await templates()).toEqual(["no-account", "reset-password", "reset-password"]);
});

test("a new verification link asks the same for a known and an unknown address", async () => {
  const verified = await makeMember();
  const unverified = await makeMember({ isVerified: false });
  const attempt = (address: string) =>
    statementsOf(() => resendVerificationTo({ email: address, locale }));
  const unknown = await attempt("nobody@example.com");
  expect(unknown).toContain("INSERT email_token");
  expect(await attempt(verified.email)).toEqual(unknown);
  expect(await attempt(unverified.email)).toEqual(unknown);
  expect(await templates()).toEqual(["no-account", "account-exists", "verify-email"]);
});

test.each([undefined, "Wunschname"])(
  "a signup with username %s asks the same for a new and a known address",
  async (username) => {
    const verified = await makeMember();
    const unverified = await makeMember({ isVerified: false });
    const attempt = async (email: string) => {
      const statements = await statementsOf(() =>
        signUpByEmail({ email, password, locale, username }),
      );
      // The name is for the next one to ask for.
      await db().user.deleteMany({ where: { username: "Wunschname" } });
      return statements;
    };
    const fresh = await attempt("new@example.com");
    const known = await attempt(verified.email);
    const repeated = await attempt(unverified.email);
    expect(fresh).toContain("INSERT user");
    const inVain = fresh.map((one) => one.replace("RELEASE", "ROLLBACK"));
    expect(known).toEqual(inVain);
    expect(repeated).toEqual(inVain);
  },
);

test("changing the address asks the same for a free and a taken one", async () => {
  const viewer = await makeMember();
  const taken = await makeMember();
  const attempt = (newEmail: string) =>
    statementsOf(() =>
      requestEmailChangeTo(viewer, { newEmail, password: "correct horse battery staple" }),
    );
  const free = await attempt("new@example.com");
  expect(free).toContain("INSERT email_token");
  expect(await attempt(taken.email)).toEqual(free);
  expect(await templates()).toEqual(["confirm-email-change", "account-exists"]);
});

/** What the database is asked meanwhile: verb and table, or the first column where there is a join. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  query.mockClear();
  await run().catch(() => {});
  return query.mock.calls.map(([statement]) => shortOf(textOf(statement))).filter((s) => s !== "");
}

function textOf(statement: unknown): string {
  return typeof statement === "string" ? statement : ((statement as { text?: string }).text ?? "");
}

function shortOf(text: string): string {
  const plain = text.replaceAll('"public".', "").replaceAll('"', "").trim();
  const [, verb, subject = ""] =
    /^(\w+)\s*(?:INTO |FROM |TO |SAVEPOINT )*\s*([\w.]*)/i.exec(plain) ?? [];
  return `${verb} ${subject}`.trim();
}

async function templates(): Promise<string[]> {
  const mails = await db().mailMessage.findMany({ orderBy: { id: "asc" } });
  return mails.map(({ template }) => template);
}
