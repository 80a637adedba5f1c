import "@/tests/setup/database";
import { expect, test } from "vitest";
import { visitor } from "@/lib/fields/viewer";
import { createRequestDraft } from "@/lib/transactions/mutations/request-draft";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { findRequestDraft } from "./find-request-draft";

const member = await makeMember();
const { id: listingId } = await makeListing({ ownerUserId: member.userId });

test("input from before the login fills the forms and names its draft", async () => {
  const draft = { listingId, quantity: "3", note: "", question: "Wo?" };
  const { id } = await createRequestDraft(visitor, draft);
  const entered = { draftId: id, quantity: "3", question: "Wo?" };
  expect(await findRequestDraft(member, listingId, id)).toEqual(entered);
  expect(await findRequestDraft(member, listingId, [id.toUpperCase(), "x"])).toEqual(entered);
  expect(await findRequestDraft(visitor, listingId, id)).toEqual({});
  expect(await findRequestDraft(member, listingId + 1, id)).toEqual({ draftId: id });
});

test.each([undefined, "", "1", "'; --"])("the draft %j leaves the forms empty", async (draft) => {
  expect(await findRequestDraft(member, listingId, draft)).toEqual({});
});
