import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { signUpByEmail } from "./sign-up";

const password = "sehr geheim 42";

test("twenty people whose address begins alike all get an account and a name", async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `info@firma${index}.example`);
  await Promise.all(emails.map((email) => signUpByEmail({ email, password, locale: "de" })));
  const users = await db().user.findMany({ where: { username: { startsWith: "info" } } });
  expect(new Set(users.map(({ username }) => username.toLowerCase())).size).toBe(20);
});

test("twenty who want one name at once: nobody gets an unexpected error, and one holds it", async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `nr${index}@wunsch.example`);
  await Promise.all(
    emails.map((email) => signUpByEmail({ email, password, locale: "de", username: "Wunschname" })),
  );
  expect(await db().user.count({ where: { username: "Wunschname" } })).toBe(1);
  expect(await db().emailIdentity.count({ where: { email: { in: emails } } })).toBe(20);
});
