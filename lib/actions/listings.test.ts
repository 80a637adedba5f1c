import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession, type TestMember } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { createDocumentAction } from "./files";
import { createListingAction, setListingStatusAction, updateListingAction } from "./listings";

// Dropping cached pages needs a running Next server.
const own = "http://localhost:3000";
const entered = {
  manufacturer: "Siemens",
  nameDe: "Baugruppe",
  descriptionDe: "Neu",
  quantity: 3,
  pricePerProductInCt: 100,
};

test("input on one user's page is not sent in another user's name", async () => {
  const [first, second] = [await makeMember(), await makeMember({ isAdmin: true })];
  const { id } = await makeListing({ ownerUserId: first.userId });
  const file = { fileType: "image/png", name: "a.png", size: 4 };
  await answeringFor(second);
  const rejected = { ok: false, code: "OTHER_ACCOUNT", issues: [] };
  expect(await createListingAction(first.userId, entered, "")).toEqual(rejected);
  expect(await updateListingAction(first.userId, { ...entered, id })).toEqual(rejected);
  expect(await createDocumentAction(first.userId, file)).toEqual(rejected);
  await answeringFor(first);
  expect(await createListingAction(first.userId, entered, "")).toMatchObject({ ok: true });
  expect(await createDocumentAction(first.userId, file)).toMatchObject({ ok: true });
});

test("a status chosen on one user's page is not set in another's name", async () => {
  const [first, second] = [await makeMember(), await makeMember({ isAdmin: true })];
  const { id } = await makeListing({ ownerUserId: first.userId });
  const change = () => setListingStatusAction(first.userId, [{ id, status: "DRAFT" }]);
  await answeringFor(second);
  expect(await change()).toMatchObject({ ok: false, code: "OTHER_ACCOUNT" });
  expect(await db().listing.count({ where: { id, status: "ACTIVE" } })).toBe(1);
  await answeringFor(first);
  expect(await change()).toMatchObject({ ok: true, answer: { count: 1 } });
});

test("the form of a new listing makes one, however often it is sent, and another of something else", async () => {
  const member = await makeMember();
  await answeringFor(member);
  const send = (nameDe: string, formKey = "key-1") =>
    createListingAction(member.userId, { ...entered, nameDe }, formKey);
  const twice = await Promise.all([send("Baugruppe"), send("Baugruppe")]);
  const afterALostAnswer = await send("Baugruppe");
  expect(idsOf([...twice, afterALostAnswer])).toHaveLength(1);
  const others = [await send("Baugruppe B"), await send("Baugruppe", "key-2")];
  expect(idsOf([...twice, ...others])).toHaveLength(3);
});

function idsOf(results: Awaited<ReturnType<typeof createListingAction>>[]) {
  return [...new Set(results.map((result) => result.ok && result.answer.listingId))];
}

async function answeringFor(member: TestMember): Promise<void> {
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  answering(new Request(own, { method: "POST", headers: { origin: own, cookie } }));
}
