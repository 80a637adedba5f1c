process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { limits } from "@/lib/limits/limits";
import { spend } from "@/lib/limits/spend";
import { runOperation } from "@/lib/operations/run";
import { noClient } from "@/lib/site/client";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { createListing } from "./operations";

test("an account lists 500 parts an hour one by one, and another account is none of that", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  for (let time = 1; time < 500; time += 1) {
    await spend(limits.newListing, { account: seller.userId, clientAddress: null });
  }
  await list(seller);
  await expect(list(seller)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await list(other);
});

function list(viewer: TestMember) {
  const entered = {
    manufacturer: "Siemens",
    mpn: "6ES7",
    nameDe: "Baugruppe",
    descriptionDe: "Neu, originalverpackt.",
    pricePerProductInCt: 45_000,
    quantity: 1,
  };
  return runOperation(createListing, viewer, entered as never, noClient);
}
