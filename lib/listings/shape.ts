import type { Prisma } from "@/lib/db/generated/client";
import { documentUrl } from "@/lib/documents/media";
import { env } from "@/lib/env/env";
import { isMember, type Member, type Viewer } from "@/lib/operations/viewer";
import { transactionsVisibleTo } from "@/lib/transactions/access";
import { maxShownOfListing } from "@/lib/transactions/schema";
import {
  shapeTransaction,
  traderFields,
  transactionFieldsOfListing,
} from "@/lib/transactions/shape";
import type { Transaction } from "@/lib/transactions/transaction";
import { shapeParty } from "@/lib/users/party";
import { canManage } from "./access";
import { enteredFields } from "./entered-fields";
import type { Listing, ListingDocument } from "./listing";

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
  version: true,
  mainImageId: true,
  mainImage: { select: documentFields },
  documents: { select: documentFields, orderBy: { position: "asc" } },
  views: true,
  ownerUserId: true,
} satisfies Prisma.ListingSelect;

function memberFields(member: Member) {
  return {
    ownArticleNumber,
    owner: { select: traderFields },
    transactions: {
      where: transactionsVisibleTo(member),
      select: transactionFieldsOfListing,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: maxShownOfListing,
    },
    _count: { select: { transactions: true } },
  } satisfies Prisma.ListingSelect;
}

/** What to read of a listing for `shapeListing`: a visitor's read does not even touch the owner's row. */
export function listingFields(viewer: Viewer) {
  return isMember(viewer) ? { ...publicFields, ...memberFields(viewer) } : publicFields;
}

type PublicRow = Prisma.ListingGetPayload<{ select: typeof publicFields }>;
type DocumentRow = Prisma.DocumentGetPayload<{ select: typeof documentFields }>;
type MemberPart = Prisma.ListingGetPayload<{ select: ReturnType<typeof memberFields> }>;
type Row = PublicRow & Partial<MemberPart>;

/** A row read with `listingFields` as operations answer it to this viewer (contract §4). */
export function shapeListing(viewer: Viewer, row: Row): Listing {
  const { owner: _owner, transactions: _transactions, _count, ...open } = row;
  const { priceForBundleInCt, reservedQuantity, soldQuantity, ...rest } = open;
  const isManaged = canManage(viewer, row);
  const shapedDocument = (document: DocumentRow) => shapeDocument(document, isManaged);
  return {
    ...rest,
    documents: row.documents.map(shapedDocument),
    mainImage: row.mainImage && shapedDocument(row.mainImage),
    priceForBundle: priceForBundleInCt ?? (row.pricePerProductInCt ?? 0) * row.quantity,
    availableQuantity: row.quantity - reservedQuantity - soldQuantity,
    favorite: false,
    transactions: isMember(viewer) ? transactionsOf(viewer, row) : [],
    ...(isManaged ? ownersPart(row) : withheld),
  };
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

/** What is the owner's (contract §4). */
function ownersPart(row: Row): Pick<Listing, keyof typeof withheld> {
  return {
    ownerUserId: row.ownerUserId,
    owner: row.owner ? shapeParty(row.owner) : null,
    ownArticleNumber: row.ownArticleNumber ?? null,
    reservedQuantity: row.reservedQuantity,
    soldQuantity: row.soldQuantity,
    transactionCount: row._count?.transactions ?? 0,
    lastTransactionAt: row.transactions?.[0]?.createdAt ?? null,
  };
}

/** Those that were read of it: the viewer's own, or all of a listing that they manage. */
function transactionsOf(member: Member, { owner, transactions = [], ...row }: Row): Transaction[] {
  if (!owner) {
    return [];
  }
  const { id, mpn, ean, manufacturer, nameDe, nameEn, ownerUserId } = row;
  const listing = { id, mpn, ean, manufacturer, nameDe, nameEn, ownerUserId, owner };
  return transactions.map((transaction) => shapeTransaction(member, { ...transaction, listing }));
}

function shapeDocument(
  { lostAt, userId, ...document }: DocumentRow,
  isManaged: boolean,
): ListingDocument {
  const downloadUrl = lostAt ? null : `${env().appUrl}${documentUrl(document.id)}`;
  // The database lets nothing onto a listing before its upload is done.
  return { ...document, userId: isManaged ? userId : null, uploadUrl: null, downloadUrl };
}
