import type { Prisma } from "@/lib/db/generated/client";
import { documentUrl } from "@/lib/documents/media";
import { env } from "@/lib/env/env";
import { isMember, type Viewer } from "@/lib/operations/viewer";
import { partyFields, shapeParty } from "@/lib/users/party";
import { canManage } from "./access";
import { enteredFields } from "./entered-fields";
import type { Listing, ListingDocument } from "./listing";

const documentFields = {
  id: true,
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

const ownerFields = {
  ownArticleNumber,
  owner: { select: partyFields },
  transactions: { select: { createdAt: true }, orderBy: { createdAt: "desc" }, take: 1 },
  _count: { select: { transactions: true } },
} satisfies Prisma.ListingSelect;

/** What to read of a listing for `shapeListing`: a visitor's read does not even touch the owner's row. */
export function listingFields(viewer: Viewer) {
  return isMember(viewer) ? { ...publicFields, ...ownerFields } : publicFields;
}

type PublicRow = Prisma.ListingGetPayload<{ select: typeof publicFields }>;
type DocumentRow = Prisma.DocumentGetPayload<{ select: typeof documentFields }>;
type OwnerPart = Prisma.ListingGetPayload<{ select: typeof ownerFields }>;

/** A row read with `listingFields` as operations answer it to this viewer (contract §4). */
export function shapeListing(viewer: Viewer, row: PublicRow & Partial<OwnerPart>): Listing {
  const { owner: _owner, transactions: _transactions, _count, ...open } = row;
  const { priceForBundleInCt, reservedQuantity, soldQuantity, ...rest } = open;
  return {
    ...rest,
    documents: row.documents.map(shapeDocument),
    mainImage: row.mainImage && shapeDocument(row.mainImage),
    priceForBundle: priceForBundleInCt ?? (row.pricePerProductInCt ?? 0) * row.quantity,
    availableQuantity: row.quantity - reservedQuantity - soldQuantity,
    favorite: false,
    ...(canManage(viewer, row) ? ownersPart(row) : withheld),
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
function ownersPart(row: PublicRow & Partial<OwnerPart>): Pick<Listing, keyof typeof withheld> {
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

function shapeDocument({ lostAt, ...document }: DocumentRow): ListingDocument {
  const downloadUrl = lostAt ? null : `${env().appUrl}${documentUrl(document.id)}`;
  return { ...document, downloadUrl };
}
