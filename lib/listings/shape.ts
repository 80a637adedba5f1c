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

const publicFields = {
  ...enteredFields,
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
  const { ownerUserId, reservedQuantity, soldQuantity, owner, transactions, _count, ...open } = row;
  const { priceForBundleInCt, ...rest } = open;
  const manages = canManage(viewer, row);
  return {
    ...rest,
    documents: row.documents.map(shapeDocument),
    mainImage: row.mainImage && shapeDocument(row.mainImage),
    priceForBundle: priceForBundleInCt ?? (row.pricePerProductInCt ?? 0) * row.quantity,
    availableQuantity: row.quantity - reservedQuantity - soldQuantity,
    favorite: false,
    ownerUserId: manages ? ownerUserId : null,
    owner: manages && owner ? shapeParty(owner) : null,
    reservedQuantity: manages ? reservedQuantity : null,
    soldQuantity: manages ? soldQuantity : null,
    transactionCount: manages ? (_count?.transactions ?? 0) : null,
    lastTransactionAt: manages ? (transactions?.[0]?.createdAt ?? null) : null,
  };
}

function shapeDocument({ lostAt, ...document }: DocumentRow): ListingDocument {
  const downloadUrl = lostAt ? null : `${env().appUrl}${documentUrl(document.id)}`;
  return { ...document, downloadUrl };
}
