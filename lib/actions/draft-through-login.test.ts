process.env.RATE_LIMITS = "on";

import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { fromClient } from "@/tests/setup/from-client";
import { leadThroughLogin } from "./draft-through-login";

const { id: listingId } = await makeListing({ ownerUserId: (await makeMember()).userId });
const refusal = { code: "UNAUTHENTICATED" } as const;

function lead(question: string): Promise<unknown> {
  const headers = fromClient("192.0.2.7");
  answering(new Request("http://localhost:3000", { method: "POST", headers }));
  return leadThroughLogin(refusal, { listingId, question }).catch(({ message }) => message);
}

test("drafts of ended sessions count for their address, and beyond the limit they are rejected", async () => {
  for (let time = 0; time < 100; time++) {
    expect(await lead("Stand?")).toContain("redirect to /login?next=");
  }
  expect(await lead("Stand?")).toEqual(refusal);
  expect(await db().requestDraft.count()).toBe(100);
  expect(await lead(" ")).toBe(
    `redirect to /login?next=${encodeURIComponent(`/listing/detail/${listingId}#request`)}`,
  );
});
