process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { noClient } from "@/lib/request/client";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { contactOperator, contactSeller } from "./operations";

const seller = await makeMember();
const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
const rejected = { code: "TOO_MANY_REQUESTS" };

test("a repeat under the same key does not count towards the twenty questions, but one under another user's key does", async () => {
  const [buyer, other] = [await makeMember(), await makeMember()];
  const { answer } = await ask(buyer, "Frage 0", "key");
  await ask(other, "Frage", "key-2");
  for (let time = 1; time <= 19; time++) {
    await ask(buyer, "Frage 0", "key");
    await ask(buyer, `Frage ${time}`);
  }
  await expect(ask(buyer, "Frage 20")).rejects.toMatchObject(rejected);
  await expect(ask(buyer, "Frage", "key-2")).rejects.toMatchObject(rejected);
  expect((await ask(buyer, "Frage 0", "key")).answer).toEqual(answer);
  await ask(other, "Frage 1");
});

test("an address may send five messages an hour, from any client and any user", async () => {
  const member = await makeMember();
  for (let time = 1; time <= 5; time++) {
    const viewer = time > 3 ? member : visitor;
    await write("einkauf@kern.example", `${time}`, `203.0.113.${time}`, viewer);
  }
  for (const viewer of [visitor, member]) {
    const sixth = write("Einkauf@Kern.example ", "6", "203.0.113.6", viewer);
    await expect(sixth).rejects.toMatchObject(rejected);
  }
  await write("lager@kern.example", "1", "203.0.113.6");
});

function ask(viewer: TestMember, message: string, key: string | null = null) {
  return runOperation(contactSeller, viewer, { listingId, message }, noClient, key);
}

function write(email: string, message: string, address: string, viewer: Viewer = visitor) {
  const client = { address, userAgent: null };
  return runOperation(contactOperator, viewer, { email, message }, client);
}
