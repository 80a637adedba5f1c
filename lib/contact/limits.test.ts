process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { noClient } from "@/lib/site/client";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { contactSeller } from "./operations";

const seller = await makeMember();
const { id } = await makeListing({ ownerUserId: seller.userId });

test("a buyer asks twenty times an hour, about whatever, and another buyer is none of that", async () => {
  const [buyer, other] = [await makeMember(), await makeMember()];
  for (let time = 1; time <= 20; time++) {
    await ask(buyer, `Frage ${time}`);
  }
  await expect(ask(buyer, "Frage 21")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await ask(other, "Frage 1");
  expect(await db().mailMessage.count({ where: { template: "question-received" } })).toBe(21);
});

test("a repeat under the same key counts for none, whose answer was lost", async () => {
  const buyer = await makeMember();
  const { answer } = await ask(buyer, "Frage 0", "key");
  for (let time = 1; time <= 19; time++) {
    await ask(buyer, "Frage 0", "key");
    await ask(buyer, `Frage ${time}`);
  }
  await expect(ask(buyer, "Frage 20")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect((await ask(buyer, "Frage 0", "key")).answer).toEqual(answer);
});

test("a key that another has used spares nobody the limit", async () => {
  const [first, second] = [await makeMember(), await makeMember()];
  await ask(first, "Frage", "key");
  for (let time = 1; time <= 20; time++) {
    await ask(second, `Frage ${time}`);
  }
  await expect(ask(second, "Frage", "key")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

function ask(viewer: TestMember, message: string, key: string | null = null) {
  return runOperation(contactSeller, viewer, { listingId: id, message }, noClient, key);
}
