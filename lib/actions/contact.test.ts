import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession, type TestMember } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { contactSellerAction } from "./contact";

// Dropping cached pages needs a running Next server.
const own = "http://localhost:3000";
const seller = await makeMember();
const [first, second] = [await makeMember(), await makeMember()];
const { id } = await makeListing({ ownerUserId: seller.userId });

test("a form that is posted twice, also at once, asks once; with another question it asks again", async () => {
  await answeringFor(first);
  const form = formOf(first, { question: "Stand?" });
  const sent = { ok: true, answer: { listingId: id, replyTo: first.email } };
  const post = () => contactSellerAction(null, form);
  expect(await Promise.all([post(), post()])).toMatchObject([sent, sent]);
  expect(await post()).toMatchObject(sent);
  expect(await questionsOf(first)).toEqual(["Stand?"]);
  await contactSellerAction(null, formOf(first, { question: "Und Fotos?" }));
  expect(await questionsOf(first)).toEqual(["Stand?", "Und Fotos?"]);
});

test("2,000 characters with line breaks fit, as a browser posts them, and one more comes back as typed", async () => {
  await answeringFor(first);
  const longest = `${"ü".repeat(998)}\r\n\r\n${"ß".repeat(1000)}`;
  const post = (question: string) =>
    contactSellerAction(null, formOf(first, { question, formKey: "another" }));
  expect(await post(longest)).toMatchObject({ ok: true });
  expect(await questionsOf(first)).toContain(longest.replace(/\r\n/g, "\n"));
  expect(await post(`${longest}ß`)).toMatchObject({
    ok: false,
    issues: [{ path: "message", code: "too_long:2000" }],
    entered: { question: `${longest}ß`.replace(/\r\n/g, "\n") },
  });
});

test("input on one user's page is not sent in another user's name", async () => {
  await answeringFor(second);
  const refusal = await contactSellerAction(null, formOf(first, { question: "Meine" }));
  expect(refusal).toMatchObject({
    ok: false,
    code: "OTHER_ACCOUNT",
    entered: { question: "Meine" },
  });
  expect(await questionsOf(second)).toEqual([]);
});

test("a page without a session gets back what was typed", async () => {
  const headers = { origin: own, "next-action": "an-id" };
  answering(new Request(own, { method: "POST", headers }));
  const refusal = await contactSellerAction(null, formOf(first, { question: "Stand?" }));
  expect(refusal).toMatchObject({
    ok: false,
    code: "UNAUTHENTICATED",
    entered: { question: "Stand?" },
  });
});

test("without JavaScript and a session the question waits behind the login", async () => {
  answering(new Request(own, { method: "POST", headers: { origin: own } }));
  const form = formOf(first, { question: "Stand?\r\nFotos?" });
  const way = await contactSellerAction(null, form).catch((error) => error.message);
  const draft = await db().requestDraft.findFirstOrThrow();
  expect(draft).toMatchObject({ listingId: id, question: "Stand?\nFotos?" });
  const next = `/listing/detail/${id}?draft=${draft.id}#contact`;
  expect(way).toBe(`redirect to /login?next=${encodeURIComponent(next)}`);
  const misled = formOf(first, { question: "Stand?", listingId: "x" });
  expect(await contactSellerAction(null, misled)).toMatchObject({ code: "UNAUTHENTICATED" });
});

async function answeringFor(member: TestMember): Promise<void> {
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  answering(new Request(own, { method: "POST", headers: { origin: own, cookie } }));
}

function formOf({ userId }: TestMember, fields: Record<string, string>): FormData {
  const form = new FormData();
  const all = { listingId: String(id), pageUserId: userId, formKey: "a-key", ...fields };
  for (const [name, value] of Object.entries(all)) {
    form.set(name, value);
  }
  return form;
}

async function questionsOf({ email }: TestMember): Promise<string[]> {
  const mails = await db().mailMessage.findMany({
    where: { template: "question-received", data: { path: ["buyer", "email"], equals: email } },
    orderBy: { id: "asc" },
  });
  return mails.map(({ data }) => (data as { question: string }).question);
}
