import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { tokenTo } from "@/tests/factories/mail";
import { verifyEmailByToken } from "./email-verification";
import { signUpByEmail } from "./sign-up";

const password = "sehr geheim 42";

test("twenty people whose address begins alike all get an account and a name", async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `info@firma${index}.example`);
  await signUpAndVerify(emails);
  const users = await db().user.findMany({ where: { username: { startsWith: "info" } } });
  expect(new Set(users.map(({ username }) => username.toLowerCase())).size).toBe(20);
});

test("twenty who want one name at once: nobody gets an unexpected error, and one holds it", async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `nr${index}@wunsch.example`);
  await signUpAndVerify(emails, () => "Wunschname");
  expect(await db().user.count({ where: { username: "Wunschname" } })).toBe(1);
  expect(await db().user.count({ where: { username: { startsWith: "Wunschname" } } })).toBe(20);
});

test("who wants a name and who is given it as the next free one do not get into each other's way", async () => {
  const emails = Array.from({ length: 10 }, (_, index) => `paar${index}@wunsch.example`);
  await signUpAndVerify(emails, (index) => (index % 2 ? "Paar" : `Paar${index + 2}`));
  const identities = { verifiedAt: { not: null }, email: { in: emails } };
  expect(await db().emailIdentity.count({ where: identities })).toBe(10);
});

async function signUpAndVerify(emails: string[], nameOf?: (index: number) => string) {
  await Promise.all(
    emails.map((email, index) =>
      signUpByEmail({ email, password, locale: "de", username: nameOf?.(index) }),
    ),
  );
  const tokens = await Promise.all(emails.map(tokenTo));
  await Promise.all(tokens.map((token) => verifyEmailByToken({ token, password })));
}
