import "server-only";
import { shapeParty } from "@/lib/accounts/shape-party";
import { env } from "@/lib/config/env";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import { isMember, type Member, type Viewer } from "@/lib/fields/viewer";
import { documentUrl } from "@/lib/files/content/image-variants";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { canManage, visibleTo } from "@/lib/stock/access";
import { isBundle, isRestOfLot, minimumOf, type OfferedStock } from "@/lib/stock/lots-and-prices";
import { availableQuantityOf } from "@/lib/stock/rules";
import { transactionsVisibleTo } from "@/lib/transactions/access";
import { tradeLimitOf } from "@/lib/transactions/rules";
import { maxShownOfListing } from "@/lib/transactions/schema";
import type { Transaction } from "@/lib/transactions/transaction";
import {
  shapeTransaction,
  traderFields,
  transactionFieldsOfListing,
} from "@/lib/transactions/transaction-for-viewer";
import { enteredFields } from "./fields";
import type { IdentityField, Listing, ListingDocument, ListingHistoryEntry } from "./listing";
import type { OwnListingOfPart, PartInput } from "./schema";

/** Throws NOT_FOUND when missing or not visible. */
export async function getListing(viewer: Viewer, listingId: number): Promise<Listing> {
  const row = await db().listing.findFirst({
    where: { id: listingId, ...visibleTo(viewer) },
    select: listingFields(viewer),
  });
  if (!row) {
    throw new AppError("NOT_FOUND");
  }
  return shapeListing(viewer, row);
}

const documentFields = {
  id: true,
  userId: true,
  key: true,
  name: true,
  type: true,
  createdAt: true,
  lostAt: true,
} satisfies Prisma.DocumentSelect;

const { ownArticleNumber, ...openFields } = enteredFields;

const publicFields = {
  ...openFields,
  createdAt: true,
  updatedAt: true,
  manufacturerId: true,
  manufacturer: { select: { id: true, name: true } },
  productId: true,
  product: { select: { nameDe: true, nameEn: true } },
  reservedQuantity: true,
  soldQuantity: true,
  bundlePriceQuantity: true,
  version: true,
  mainImageId: true,
  mainImage: { select: documentFields },
  documents: { select: documentFields, orderBy: { position: "asc" } },
  views: true,
  ownerUserId: true,
  owner: { select: { largeTradesAllowed: true, blockedAt: true } },
} satisfies Prisma.ListingSelect;

function memberFields(member: Member) {
  return {
    ownArticleNumber,
    owner: { select: { ...traderFields, largeTradesAllowed: true } },
    transactions: {
      where: transactionsVisibleTo(member),
      select: transactionFieldsOfListing,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: maxShownOfListing,
    },
    _count: { select: { transactions: { where: { void: null } } } },
  } satisfies Prisma.ListingSelect;
}

/** The `select` that `shapeListing` expects. */
export function listingFields(viewer: Viewer) {
  return isMember(viewer) ? { ...publicFields, ...memberFields(viewer) } : publicFields;
}

type PublicRow = Prisma.ListingGetPayload<{ select: typeof publicFields }>;
type DocumentRow = Prisma.DocumentGetPayload<{ select: typeof documentFields }>;
type MemberPart = Prisma.ListingGetPayload<{ select: ReturnType<typeof memberFields> }>;
type Trader = MemberPart["owner"];
type Row = PublicRow & Partial<Omit<MemberPart, "owner">> & { owner: PublicRow["owner"] | Trader };

/** Expects a row selected with this viewer's `listingFields`. */
export function shapeListing(viewer: Viewer, row: Row): Listing {
  const { owner, transactions: _transactions, _count, ...open } = row;
  const { priceForBundleInCt, reservedQuantity, soldQuantity, ...rest } = open;
  const isManaged = canManage(viewer, row);
  const stock = { ...rest, availableQuantity: row.quantity - reservedQuantity - soldQuantity };
  const shapedDocument = (document: DocumentRow) => shapeDocument(document, isManaged);
  return {
    ...stock,
    bundlePriceQuantity: row.bundlePriceQuantity ?? (isRestOfLot(stock) ? row.quantity : null),
    documents: row.documents.map(shapedDocument),
    mainImage: row.mainImage && shapedDocument(row.mainImage),
    priceForBundle: priceForBundleInCt ?? (row.pricePerProductInCt ?? 0) * row.quantity,
    tradeLimitInCt: tradeLimitOf(owner),
    sellerBlocked: owner.blockedAt !== null,
    favorite: false,
    transactions: isMember(viewer) ? transactionsOf(viewer, row) : [],
    ...(isManaged ? ownersPart(row) : { ...withheld, ...termsOf(stock) }),
  };
}

/** A single piece and the rest of a lot are no bundle, whatever the seller entered. */
function termsOf(stock: OfferedStock & { minOrderQuantity: number }) {
  return { bundleOnly: isBundle(stock), minOrderQuantity: minimumOf(stock) };
}

const withheld = {
  ownerUserId: null,
  owner: null,
  ownArticleNumber: null,
  reservedQuantity: null,
  soldQuantity: null,
  transactionCount: null,
  lastTransactionAt: null,
} satisfies Partial<Listing>;

function ownersPart(row: Row): Pick<Listing, keyof typeof withheld> {
  return {
    ownerUserId: row.ownerUserId,
    owner: isTrader(row.owner) ? shapeParty(row.owner) : null,
    ownArticleNumber: row.ownArticleNumber ?? null,
    reservedQuantity: row.reservedQuantity,
    soldQuantity: row.soldQuantity,
    transactionCount: row._count?.transactions ?? 0,
    lastTransactionAt: row.transactions?.find((one) => one.void === null)?.createdAt ?? null,
  };
}

function transactionsOf(member: Member, { owner, transactions = [], ...row }: Row): Transaction[] {
  if (!isTrader(owner)) {
    return [];
  }
  const { id, mpn, ean, manufacturer, nameDe, nameEn, ownerUserId } = row;
  const listing = { id, mpn, ean, manufacturer, nameDe, nameEn, ownerUserId, owner };
  return transactions.map((transaction) => shapeTransaction(member, { ...transaction, listing }));
}

function isTrader(owner: Row["owner"]): owner is Trader {
  return "username" in owner;
}

function shapeDocument(
  { lostAt, userId, ...document }: DocumentRow,
  isManaged: boolean,
): ListingDocument {
  const downloadUrl = lostAt ? null : `${env().appUrl}${documentUrl(document.id)}`;
  // A constraint rejects documents on a listing before their upload is done.
  return { ...document, userId: isManaged ? userId : null, uploadUrl: null, downloadUrl };
}

const shownAtMost = 5;

export async function listOwnListingsOfPart(
  member: Member,
  { manufacturer, mpn }: PartInput,
): Promise<OwnListingOfPart[]> {
  const normalisedMpn = normaliseCode(mpn);
  const known = await db().manufacturer.findFirst({
    where:
      "id" in manufacturer
        ? { id: manufacturer.id }
        : { normalisedName: normaliseManufacturerName(manufacturer.name) },
    select: { id: true, mergedIntoId: true },
  });
  if (!known || normalisedMpn === "") {
    return [];
  }
  const rows = await db().listing.findMany({
    where: {
      ownerUserId: member.userId,
      status: { not: "DELETED" },
      product: { manufacturerId: known.mergedIntoId ?? known.id, normalisedMpn },
    },
    select: {
      id: true,
      status: true,
      condition: true,
      quantity: true,
      reservedQuantity: true,
      soldQuantity: true,
    },
    orderBy: { id: "desc" },
    take: shownAtMost,
  });
  return rows.map(({ id, status, condition, ...stock }) => ({
    listingId: id,
    status: status as OwnListingOfPart["status"],
    condition,
    availableQuantity: availableQuantityOf(stock),
  }));
}

const maxEntries = 200;

const changeFields = {
  from: true,
  to: true,
  createdAt: true,
  actor: { select: { id: true, username: true } },
} as const;

/** The newest 200 entries, newest first. Throws NOT_FOUND, FORBIDDEN. */
export async function listListingHistory(
  member: Member,
  listingId: number,
): Promise<ListingHistoryEntry[]> {
  const listing = await db().listing.findFirst({
    where: { id: listingId, ...visibleTo(member) },
    select: { ownerUserId: true },
  });
  if (!listing) {
    throw new AppError("NOT_FOUND");
  }
  if (!(canManage(member, listing) || (await hasRequested(member, listingId)))) {
    throw new AppError("FORBIDDEN");
  }
  const newest = { where: { listingId }, orderBy: { id: "desc" }, take: maxEntries } as const;
  const [statuses, changes, identities] = await Promise.all([
    db().statusChange.findMany({ ...newest, select: changeFields }),
    db().listingChange.findMany({ ...newest, select: { ...changeFields, field: true } }),
    db().listingIdentityChange.findMany({ ...newest, select: { ...changeFields, field: true } }),
  ]);
  const entries = [
    ...statuses.map((row) => ({ ...row, field: "STATUS" as const })),
    ...changes,
    ...identities.map((row) => ({ ...row, field: row.field as IdentityField })),
  ];
  return entries
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, maxEntries)
    .map(({ actor, ...entry }) => ({ ...entry, ...doneBy(member, listing.ownerUserId, actor) }));
}

async function hasRequested({ userId }: Member, listingId: number): Promise<boolean> {
  const where = { listingId, userId };
  return (await db().transaction.findFirst({ where, select: { id: true } })) !== null;
}

function doneBy(
  member: Member,
  ownerUserId: string,
  actor: { id: string; username: string } | null,
): Pick<ListingHistoryEntry, "by" | "actor"> {
  if (!actor) {
    return { by: "system", actor: null };
  }
  const by = actor.id === ownerUserId ? "owner" : "administrator";
  return { by, actor: member.isAdmin || actor.id === member.userId ? actor : null };
}
