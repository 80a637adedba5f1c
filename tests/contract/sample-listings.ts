import "../setup/database";
import { db, transact } from "@/lib/db/client";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { setListingStatuses } from "@/lib/listings/mutations";
import { canarySeller, ownNumberOf } from "../factories/canary";
import { makeDocument } from "../factories/document";
import { makeListing } from "../factories/listing";
import { makeTransaction } from "../factories/transaction";
import { makeMember } from "../factories/user";
import type { Role } from "./sample-records";

export const states = [
  "AVAILABLE",
  "UNAVAILABLE",
  "RESERVED",
  "SOLD",
  "DRAFT",
  "DELETED",
  // Available, but the seller is blocked.
  "BLOCKED",
] as const;
export type State = (typeof states)[number];

const details = canarySeller();
const seller = await makeMember(details);
const blockedSeller = await makeMember({
  ...details,
  username: `${details.username} 2`,
  email: `2-${details.email}`,
});
const buyer = await makeMember();
const other = await makeMember();

/** Details that only the seller and administrators may see. */
export const canary = { ...details, userId: seller.userId };

const viewers: Record<Role, Viewer> = {
  visitor,
  stranger: await makeMember(),
  buyer,
  owner: seller,
  administrator: await makeMember({ isAdmin: true }),
};

export function viewerOf(state: State, role: Role): Viewer {
  return state === "BLOCKED" && role === "owner" ? blockedSeller : viewers[role];
}

export async function makeListingIn(state: State) {
  const { userId } = state === "BLOCKED" ? blockedSeller : seller;
  if (state === "BLOCKED") {
    await setBlockedAt(null);
  }
  const { id, mpn, manufacturerId } = await makeListing({
    ownerUserId: userId,
    ownArticleNumber: ownNumberOf(details),
  });
  const file = (name: string, position: number) =>
    makeDocument({ userId, listingId: id, name, position });
  const [image, sheet] = [await file("Lager.png", 0), await file("Blatt.pdf", 1)];
  await transact((tx) => tx.listing.update({ where: { id }, data: { mainImageId: image.id } }));
  const { id: transactionId } = await makeTransaction(buyer, id);
  if (state === "UNAVAILABLE") {
    await makeTransaction(other, id, { quantity: 10, status: "RESERVED" });
  } else if (state === "SOLD") {
    await makeTransaction(other, id, { quantity: 10, status: "COMPLETED" });
  } else if (state === "BLOCKED") {
    await setBlockedAt(new Date());
  } else if (state !== "AVAILABLE") {
    await setListingStatuses(seller, [{ id, status: state }]);
  }
  return { id, userId, mpn, manufacturerId, transactionId, keys: [image.key, sheet.key] };
}

async function setBlockedAt(blockedAt: Date | null): Promise<void> {
  await db().user.update({ where: { id: blockedSeller.userId }, data: { blockedAt } });
}

export type SampleListing = Awaited<ReturnType<typeof makeListingIn>>;
