process.env.RATE_LIMITS = "on";

import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { trapField } from "@/lib/contact/fields";
import { db } from "@/lib/db/client";
import { answering } from "@/tests/setup/current-request";
import { contactOperatorAction } from "./contact";

// Dropping cached pages needs a running Next server.
const own = "http://localhost:3000";
const fields = {
  firstName: "Erika",
  lastName: "Kern",
  company: "",
  email: "erika@kern.example",
  message: "Zeile eins\r\nZeile zwei",
};

beforeEach(async () => {
  await db().mailMessage.deleteMany();
  answering(new Request(own, { method: "POST", headers: { origin: own } }));
});

test("a form that is posted twice, also at once, writes once", async () => {
  const done = { ok: true, answer: { replyTo: "erika@kern.example" } };
  const post = () => contactOperatorAction(null, formOf(fields));
  expect(await Promise.all([post(), post()])).toMatchObject([done, done]);
  expect(await post()).toMatchObject(done);
  expect(await mails()).toMatchObject([{ data: { message: "Zeile eins\nZeile zwei" } }]);
});

test("a form with errors comes back with all of them and everything typed", async () => {
  const entered = { ...fields, email: "erika", message: " ", firstName: "E".repeat(201) };
  const state = await contactOperatorAction(null, formOf(entered));
  expect(state).toMatchObject({ ok: false, code: "VALIDATION", entered });
  expect(state && !state.ok && state.issues.map(({ path }) => path)).toEqual([
    "firstName",
    "email",
    "message",
  ]);
});

test("a bot that fills in the hidden field sees success, and nothing is sent, stored or counted", async () => {
  await db().rateLimit.deleteMany();
  const state = await contactOperatorAction(null, formOf({ ...fields, [trapField]: "SEO" }));
  expect(state).toMatchObject({ ok: true, answer: { replyTo: "erika@kern.example" } });
  expect(await mails()).toEqual([]);
  expect(await db().idempotencyKey.count({ where: { key: { contains: "SEO" } } })).toBe(0);
  expect(await db().rateLimit.count()).toBe(0);
});

test("another site's page sends nothing in a visitor's name", async () => {
  const headers = { origin: "https://evil.example" };
  answering(new Request(own, { method: "POST", headers }));
  expect(await contactOperatorAction(null, formOf(fields))).toMatchObject({
    code: "FOREIGN_ORIGIN",
  });
  expect(await mails()).toEqual([]);
});

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    form.set(name, value);
  }
  return form;
}

function mails() {
  return db().mailMessage.findMany({ where: { template: "contact-message" } });
}
