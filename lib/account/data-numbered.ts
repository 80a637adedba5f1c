import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { enteredFields } from "@/lib/listings/entered-fields";
import type { IdentityField } from "@/lib/listings/listing";
import type { Member } from "@/lib/operations/viewer";
import { shapeTransaction, type TransactionRow, transactionFields } from "@/lib/transactions/shape";
import type { DataRows } from "./data-rows";
import type { NumberedPart } from "./schema";

interface Span {
  after: number;
  take: number;
}

type Readers = {
  [Part in NumberedPart]: (member: Member, span: Span) => Promise<DataRows[Part][]>;
};

const inOrder = { id: "asc" } as const;

const listingFields = {
  ...enteredFields,
  manufacturer: { select: { name: true } },
  reservedQuantity: true,
  soldQuantity: true,
  mainImageId: true,
  views: true,
  createdAt: true,
  updatedAt: true,
  documents: { select: { id: true, name: true, type: true }, orderBy: { position: "asc" } },
} satisfies Prisma.ListingSelect;

/** Readers of the parts whose rows have numbers. */
export const numberedParts: Readers = {
  listings: readListings,
  purchases: readPurchases,
  sales: readSales,
  statusChanges: readStatusChanges,
  listingChanges: readListingChanges,
  identityChanges: readIdentityChanges,
  securityEvents: readSecurityEvents,
};

async function readListings({ userId }: Member, { after, take }: Span) {
  const rows = await db().listing.findMany({
    where: { ownerUserId: userId, id: { gt: after } },
    select: listingFields,
    orderBy: inOrder,
    take,
  });
  return rows.map((row) => ({ ...row, manufacturer: row.manufacturer.name }));
}

async function readPurchases(member: Member, { after, take }: Span) {
  const rows = await db().transaction.findMany({
    where: { userId: member.userId, id: { gt: after } },
    select: transactionFields,
    orderBy: inOrder,
    take,
  });
  return rows.map((row) => tradeOf(member, row));
}

async function readSales(member: Member, { after, take }: Span) {
  const rows = await db().transaction.findMany({
    where: { listing: { ownerUserId: member.userId }, id: { gt: after } },
    select: transactionFields,
    orderBy: inOrder,
    take,
  });
  return rows.map((row) => ({ ...tradeOf(member, row), buyer: buyerOf(member, row) }));
}

/** An administrator's own data say no more of the other side than anybody's. */
function asTrader({ userId }: Member): Member {
  return { userId, isAdmin: false };
}

function buyerOf(member: Member, row: TransactionRow) {
  return shapeTransaction(asTrader(member), row).buyer;
}

function tradeOf(member: Member, row: TransactionRow) {
  const { id, status, quantity, note, withdrawn, createdAt, updatedAt, completedAt, ...rest } =
    shapeTransaction(asTrader(member), row);
  const { pricePerProductInCt, totalInCt, requested, voided, listing } = rest;
  const { id: listingId, mpn, nameDe } = listing;
  return {
    ...{ id, status, quantity, note, withdrawn, createdAt, updatedAt, completedAt },
    ...{
      pricePerProductInCt,
      totalInCt,
      requested,
      voided,
      listing: { id: listingId, mpn, nameDe },
    },
  };
}

function readStatusChanges({ userId }: Member, { after, take }: Span) {
  return db().statusChange.findMany({
    where: { actorUserId: userId, id: { gt: after } },
    select: {
      id: true,
      listingId: true,
      transactionId: true,
      from: true,
      to: true,
      createdAt: true,
    },
    orderBy: inOrder,
    take,
  });
}

/** Prices (in cents) and quantities that the member changed. */
function readListingChanges({ userId }: Member, { after, take }: Span) {
  return db().listingChange.findMany({
    where: { actorUserId: userId, id: { gt: after } },
    select: { id: true, listingId: true, field: true, from: true, to: true, createdAt: true },
    orderBy: inOrder,
    take,
  });
}

/** Manufacturers, numbers and names that the member changed. */
async function readIdentityChanges({ userId }: Member, { after, take }: Span) {
  const rows = await db().listingIdentityChange.findMany({
    where: { actorUserId: userId, id: { gt: after } },
    select: { id: true, listingId: true, field: true, from: true, to: true, createdAt: true },
    orderBy: inOrder,
    take,
  });
  return rows.map((row) => ({ ...row, field: row.field as IdentityField }));
}

/** What happened to the member's account, and what the member did as an administrator to others'. */
async function readSecurityEvents({ userId }: Member, { after, take }: Span) {
  const rows = await db().securityEvent.findMany({
    where: { OR: [{ userId }, { actorUserId: userId }], id: { gt: after } },
    select: {
      id: true,
      kind: true,
      network: true,
      createdAt: true,
      userId: true,
      actorUserId: true,
    },
    orderBy: inOrder,
    take,
  });
  // That it was an administrator is the user's to know, but not who, nor from where; nor whose the other account is.
  return rows.map(({ userId: subjectId, actorUserId, network, ...row }) => {
    const byAdministrator = actorUserId !== null && actorUserId !== userId;
    const ofAnotherAccount = subjectId !== userId;
    return { ...row, network: byAdministrator ? null : network, byAdministrator, ofAnotherAccount };
  });
}
