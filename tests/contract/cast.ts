import "../setup/database";
import { refreshSession } from "@/lib/auth/sessions";
import { type Viewer, visitor } from "@/lib/operations/viewer";
import { createRequestDraft } from "@/lib/transactions/request-draft";
import { makeImport } from "../factories/csv-import-row";
import { makeDocument } from "../factories/document";
import { makeListing } from "../factories/listing";
import { makeTransaction } from "../factories/transaction";
import { makeMember, makeSession } from "../factories/user";

/** The five that every operation is tried with (contract §2). */
export const roles = ["visitor", "stranger", "buyer", "owner", "administrator"] as const;
export type Role = (typeof roles)[number];

/** A listing of the owner's with a request of the buyer's, as a fresh stage for one call. */
export async function setStage() {
  const owner = await makeMember();
  const buyer = await makeMember();
  const members: Record<Role, Viewer> = {
    visitor,
    stranger: await makeMember(),
    buyer,
    owner,
    administrator: await makeMember({ isAdmin: true }),
  };
  const listing = await makeListing({ ownerUserId: owner.userId });
  const transaction = await makeTransaction(buyer, listing.id);
  const document = await makeDocument({ userId: owner.userId, listingId: listing.id });
  const session = await refreshSession(await makeSession(buyer));
  const draft = { listingId: listing.id, quantity: "3", note: "Tor 3", question: "" };
  const requestDraft = await createRequestDraft(visitor, draft);
  const csvImport = await makeImport(owner);
  return {
    viewers: members,
    owner,
    buyer,
    listing,
    transaction,
    document,
    session,
    requestDraft,
    csvImport,
  };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
