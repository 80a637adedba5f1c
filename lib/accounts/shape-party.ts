import type { Prisma } from "@/lib/db/generated/client";
import type { BillingAddress, Party } from "@/lib/fields/party";

export const partyFields = {
  id: true,
  username: true,
  street: true,
  city: true,
  zipCode: true,
  country: true,
  identity: { select: { email: true } },
} satisfies Prisma.UserSelect;

type PartyRow = Prisma.UserGetPayload<{ select: typeof partyFields }>;

/** The address is null when all its parts are. */
export function shapeParty({ id, username, identity, ...address }: PartyRow): Party {
  return { id, username, email: identity?.email ?? null, billingAddress: addressOf(address) };
}

/** "Am Hafen 14, 28217 Bremen, Deutschland" */
export function addressLine(address: BillingAddress | null): string {
  const { street, zipCode, city, country } = address ?? {};
  const town = [zipCode, city].filter(Boolean).join(" ");
  return [street, town, country].filter(Boolean).join(", ");
}

function addressOf({ street, city, zipCode, country }: BillingAddress): BillingAddress | null {
  const address = { street, city, zipCode, country };
  return Object.values(address).some((part) => part !== null) ? address : null;
}
