import { z } from "zod";
import { csvImport } from "@/lib/csv-import/csv-import";
import { knownChoices, knownMapping } from "@/lib/csv-import/known-file";
import { documentType } from "@/lib/documents/schema";
import { securityEventKind } from "@/lib/history/schema";
import { locales } from "@/lib/i18n/locales";
import { identityFields } from "@/lib/listings/listing";
import { listingCondition, listingStatus } from "@/lib/listings/schema";
import { rowId, uuid } from "@/lib/operations/fields";
import { requestedItem } from "@/lib/transactions/requested-item";
import { transactionStatus } from "@/lib/transactions/schema";
import { transaction } from "@/lib/transactions/transaction";
import { party } from "@/lib/users/party-schema";
import type { DataPart } from "./schema";

const text = z.string().nullable();
const date = z.date().nullable();
const count = z.int().nullable();
const inCt = z.int().nullable();

const account = z.object({
  id: uuid,
  username: z.string(),
  isAdmin: z.boolean(),
  locale: z.enum(locales),
  street: text,
  city: text,
  zipCode: text,
  country: text,
  createdAt: z.date(),
  lastActiveAt: z.date(),
  blockedAt: date,
  largeTradesAllowed: z.boolean(),
  email: text,
  emailVerifiedAt: date,
  unconfirmedEmail: text.describe("The address that was asked for and is not proved yet."),
});

const session = z.object({
  id: uuid,
  createdAt: z.date(),
  lastUsedAt: z.date(),
  expiresAt: z.date(),
  userAgent: text,
});

const uploadedFile = z.object({
  id: uuid,
  name: z.string(),
  contentType: z.string(),
  sizeInBytes: count,
  createdAt: z.date(),
});

const document = uploadedFile.extend({ listingId: rowId.nullable(), type: documentType });

const csvImportRow = csvImport
  .pick({ id: true, fileName: true, status: true, rowCount: true, columns: true })
  .extend({
    mapping: knownMapping.nullable(),
    choices: knownChoices.nullable(),
    createdAt: z.date(),
    importedAt: date,
    undoneAt: date,
  });

const mail = z.object({
  id: uuid,
  template: z.string(),
  recipient: z.string(),
  locale: z.enum(locales),
  createdAt: z.date(),
  sentAt: date,
});

const listing = z.object({
  id: rowId,
  status: listingStatus,
  mpn: text,
  ean: text,
  alternateProductCodes: z.array(z.string()),
  nameDe: z.string(),
  nameEn: text,
  descriptionDe: z.string(),
  descriptionEn: text,
  shippingPossible: z.boolean(),
  pickupPossible: z.boolean(),
  shippingPriceInCt: inCt,
  shippingNote: text,
  pricePerProductInCt: inCt,
  priceForBundleInCt: inCt,
  quantity: z.int(),
  minOrderQuantity: z.int(),
  bundleOnly: z.boolean(),
  condition: listingCondition.nullable(),
  yearOfManufacture: count,
  dateCode: text,
  ownArticleNumber: text,
  manufacturer: z.string(),
  reservedQuantity: z.int(),
  soldQuantity: z.int(),
  mainImageId: uuid.nullable(),
  views: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
  documents: z.array(z.object({ id: uuid, name: z.string(), type: documentType })),
});

const purchase = z.object({
  id: rowId,
  status: transactionStatus,
  quantity: z.int(),
  note: text,
  withdrawn: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  completedAt: date,
  pricePerProductInCt: inCt,
  totalInCt: z.int(),
  requested: requestedItem,
  voided: transaction.shape.voided,
  listing: z.object({ id: rowId, mpn: text, nameDe: z.string() }).describe("As it is now."),
});

const statusChange = z.object({
  id: rowId,
  listingId: rowId.nullable(),
  transactionId: rowId.nullable(),
  from: text.describe("Null for what is new."),
  to: z.string(),
  createdAt: z.date(),
});

const listingChange = z.object({
  id: rowId,
  listingId: rowId,
  field: z.enum(["PRICE_PER_PRODUCT", "PRICE_FOR_BUNDLE", "QUANTITY"]),
  from: count.describe("Prices in cents."),
  to: count,
  createdAt: z.date(),
});

const identityChange = z.object({
  id: rowId,
  listingId: rowId,
  field: z.enum(identityFields),
  from: text,
  to: text,
  createdAt: z.date(),
});

const securityEvent = z.object({
  id: rowId,
  kind: securityEventKind,
  network: text.describe("Where it was done from; null where an administrator did it."),
  createdAt: z.date(),
  byAdministrator: z.boolean(),
  ofAnotherAccount: z.boolean().describe("Done by the caller, to somebody else's account."),
});

function pageOf<const Part extends DataPart, Row extends z.ZodType>(part: Part, row: Row) {
  const next = z.union([rowId, uuid]).nullable();
  return z.object({
    part: z.literal(part),
    rows: z.array(row).describe("In the order of their ids."),
    next: next.describe("What the next page comes after; null after the last."),
  });
}

/** A page of what is kept of the caller: no hash, no token, and of others only what the screens show. */
export const dataPage = z
  .discriminatedUnion("part", [
    pageOf("account", account),
    pageOf("sessions", session),
    pageOf("documents", document),
    pageOf("uploadedFiles", uploadedFile),
    pageOf("csvImports", csvImportRow),
    pageOf("mails", mail),
    pageOf("listings", listing),
    pageOf("purchases", purchase),
    pageOf("sales", purchase.extend({ buyer: party })),
    pageOf("statusChanges", statusChange),
    pageOf("listingChanges", listingChange),
    pageOf("identityChanges", identityChange),
    pageOf("securityEvents", securityEvent),
  ])
  .meta({ id: "OwnDataPage" });
export type DataPage = z.output<typeof dataPage>;

/** The rows by their parts. */
export type DataRows = { [Page in DataPage as Page["part"]]: Page["rows"][number] };
