import "server-only";
import { z } from "zod";
import { securityEventKind } from "@/lib/audit/schema";
import { csvImport } from "@/lib/csv-import/csv-import-schema";
import { columnFacts } from "@/lib/csv-import/schema";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { party } from "@/lib/fields/party";
import { rowId, uuid } from "@/lib/fields/primitives";
import type { Member } from "@/lib/fields/viewer";
import { documentType } from "@/lib/files/schema";
import { isoDayOf } from "@/lib/i18n/formats";
import { locales } from "@/lib/i18n/locales";
import { identityFields } from "@/lib/listings/listing";
import { listingStatus, storedAnswers } from "@/lib/listings/schema";
import { transactionStatus } from "@/lib/transactions/schema";
import { requestedItem, transaction } from "@/lib/transactions/transaction";
import {
  shapeTransaction,
  type TransactionRow,
  transactionFields,
} from "@/lib/transactions/transaction-for-viewer";
import type { DataPart } from "./schema";
import { type DataRequest, dataParts, isNamed } from "./schema";

type Model = Uncapitalize<Prisma.ModelName>;
type Where<M extends Model> =
  Prisma.TypeMap["model"][Capitalize<M>]["operations"]["findMany"]["args"]["where"];

interface DataTable<M extends Model = Model> {
  model: M;
  /** Null where the member has none. */
  where: (member: Member) => Where<M> | null | Promise<Where<M> | null>;
  /** Also decides which columns are read. */
  row: z.ZodObject;
  /** Read in addition to the columns of `row`. */
  select?: object;
  toRow?: (stored: never, member: Member) => object;
}

const text = z.string().nullable();
const date = z.date().nullable();
const count = z.int().nullable();
const inCt = z.int().nullable();

const ownedBy = ({ userId }: Member) => ({ userId });
const doneBy = ({ userId }: Member) => ({ actorUserId: userId });

const accountFields = {
  identity: {
    select: {
      email: true,
      verifiedAt: true,
      tokens: { where: { purpose: "CHANGE" }, select: { newEmail: true } },
    },
  },
} satisfies Prisma.UserSelect;

const fileRow = z.object({
  id: uuid,
  name: z.string(),
  contentType: z.string(),
  sizeInBytes: count,
  createdAt: z.date(),
});

const purchaseRow = z.object({
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

/** Contains no hash or token, and of other users only what the screens show. */
const dataTables = {
  account: table("user", {
    where: ({ userId }) => ({ id: userId }),
    row: z.object({
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
    }),
    select: accountFields,
    toRow({ identity, ...account }: Prisma.UserGetPayload<{ select: typeof accountFields }>) {
      const { email = null, verifiedAt: emailVerifiedAt = null, tokens = [] } = identity ?? {};
      // A user has one pending change at most.
      const unconfirmedEmail = tokens[0]?.newEmail ?? null;
      return { ...account, email, emailVerifiedAt, unconfirmedEmail };
    },
  }),
  sessions: table("session", {
    where: ownedBy,
    row: z.object({
      id: uuid,
      createdAt: z.date(),
      lastUsedAt: z.date(),
      expiresAt: z.date(),
      userAgent: text,
    }),
  }),
  documents: table("document", {
    where: ownedBy,
    row: fileRow.extend({ listingId: rowId.nullable(), type: documentType }),
  }),
  uploadedFiles: table("uploadedFile", { where: ownedBy, row: fileRow }),
  // The rows became listings, so only the settings are listed.
  csvImports: table("csvImport", {
    where: ownedBy,
    row: csvImport
      .pick({ id: true, fileName: true, status: true, rowCount: true, columns: true })
      .extend({
        mapping: csvImport.shape.mapping.nullable(),
        choices: csvImport.shape.choices.nullable(),
        createdAt: z.date(),
        importedAt: date,
        undoneAt: date,
      }),
    toRow: (stored: Record<"columns" | "mapping" | "choices", unknown>) => ({
      ...stored,
      columns: columnFacts.array().parse(stored.columns),
      mapping: csvImport.shape.mapping.nullable().parse(stored.mapping),
      choices: csvImport.shape.choices.nullable().parse(stored.choices),
    }),
  }),
  // Leaves out a mail's data, which may contain a token.
  mails: table("mailMessage", {
    async where({ userId }) {
      const user = await db().user.findUnique({
        where: { id: userId },
        select: { createdAt: true, identity: { select: { email: true } } },
      });
      return user?.identity
        ? { recipient: user.identity.email, createdAt: { gte: user.createdAt } }
        : null;
    },
    row: z.object({
      id: uuid,
      template: z.string(),
      recipient: z.string(),
      locale: z.enum(locales),
      createdAt: z.date(),
      sentAt: date,
    }),
  }),
  listings: table("listing", {
    where: ({ userId }) => ({ ownerUserId: userId }),
    row: z.object({
      id: rowId,
      status: listingStatus,
      ...storedAnswers,
      manufacturer: z.string(),
      reservedQuantity: z.int(),
      soldQuantity: z.int(),
      mainImageId: uuid.nullable(),
      views: z.int(),
      createdAt: z.date(),
      updatedAt: z.date(),
      documents: z.array(z.object({ id: uuid, name: z.string(), type: documentType })),
    }),
    select: {
      manufacturer: { select: { name: true } },
      documents: { select: { id: true, name: true, type: true }, orderBy: { position: "asc" } },
    },
    toRow: (stored: { manufacturer: { name: string } }) => ({
      ...stored,
      manufacturer: stored.manufacturer.name,
    }),
  }),
  purchases: table("transaction", {
    where: ownedBy,
    row: purchaseRow,
    select: transactionFields,
    toRow: tradeOf,
  }),
  sales: table("transaction", {
    where: ({ userId }) => ({ listing: { ownerUserId: userId } }),
    row: purchaseRow.extend({ buyer: party }),
    select: transactionFields,
    toRow: tradeOf,
  }),
  statusChanges: table("statusChange", {
    where: doneBy,
    row: z.object({
      id: rowId,
      listingId: rowId.nullable(),
      transactionId: rowId.nullable(),
      from: text.describe("Null for what is new."),
      to: z.string(),
      createdAt: z.date(),
    }),
  }),
  listingChanges: table("listingChange", {
    where: doneBy,
    row: z.object({
      id: rowId,
      listingId: rowId,
      field: z.enum(["PRICE_PER_PRODUCT", "PRICE_FOR_BUNDLE", "QUANTITY"]),
      from: count.describe("Prices in cents."),
      to: count,
      createdAt: z.date(),
    }),
  }),
  identityChanges: table("listingIdentityChange", {
    where: doneBy,
    row: z.object({
      id: rowId,
      listingId: rowId,
      field: z.enum(identityFields),
      from: text,
      to: text,
      createdAt: z.date(),
    }),
  }),
  // Hides which administrator acted and from where, and whose the other account is.
  securityEvents: table("securityEvent", {
    where: ({ userId }) => ({ OR: [{ userId }, { actorUserId: userId }] }),
    row: z.object({
      id: rowId,
      kind: securityEventKind,
      network: text.describe("Where it was done from; null where an administrator did it."),
      createdAt: z.date(),
      byAdministrator: z.boolean(),
      ofAnotherAccount: z.boolean().describe("Done by the caller, to somebody else's account."),
    }),
    select: { userId: true, actorUserId: true },
    toRow(stored: Record<"userId" | "actorUserId" | "network", string | null>, { userId }) {
      const byAdministrator = stored.actorUserId !== null && stored.actorUserId !== userId;
      const network = byAdministrator ? null : stored.network;
      return { ...stored, network, byAdministrator, ofAnotherAccount: stored.userId !== userId };
    },
  }),
} satisfies Record<DataPart, object>;

function table<M extends Model>(model: M, rest: Omit<DataTable<M>, "model">): DataTable<M> {
  return { model, ...rest };
}

/** Administrators see no more of the other party here than any member. */
function tradeOf(stored: TransactionRow, { userId }: Member) {
  const trade = shapeTransaction({ userId, isAdmin: false }, stored);
  const { id, mpn, nameDe } = trade.listing;
  return { ...trade, listing: { id, mpn, nameDe } };
}

/** Bounds memory for sellers of 100,000 parts. */
const pageSize = 500;
const beforeAllIds = "00000000-0000-0000-0000-000000000000";

type Row = Record<string, unknown>;
type Id = string | number;
type Finder = { findMany: (query: object) => Promise<Row[]> };

const pages = dataParts.map((part) =>
  z.object({
    part: z.literal(part),
    rows: z.array(dataTables[part].row).describe("In the order of their ids."),
    next: z
      .union([rowId, uuid])
      .nullable()
      .describe("What the next page comes after; null after the last."),
  }),
);

export const dataPage = z
  .discriminatedUnion("part", pages as [(typeof pages)[number]])
  .meta({ id: "OwnDataPage" });

export async function readOwnData(member: Member, { part, after }: DataRequest) {
  const table: DataTable = dataTables[part];
  const where = await table.where(member);
  const first = isNamed(part) ? beforeAllIds : 0;
  const stored = where ? await readRows(table, where, after ?? first) : [];
  const rows = stored.map((row) => written(table, row, member));
  const next = rows.length < pageSize ? null : ((rows.at(-1)?.id as Id) ?? null);
  return { part, rows, next };
}

/** Reads page by page while it is sent. */
export async function* writeOwnData(member: Member): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date())}`;
  for (const part of dataParts) {
    yield `,\n"${part}": [`;
    yield* writeRows(member, part);
    yield "]";
  }
  yield "\n}\n";
}

export function dataFileName(now: Date): string {
  return `lagerfund-daten-${isoDayOf(now)}.json`;
}

async function* writeRows(member: Member, part: DataPart): AsyncGenerator<string> {
  let after: Id | undefined;
  do {
    const { rows, next } = await readOwnData(member, { part, after } as DataRequest);
    if (rows.length > 0) {
      const separator = after === undefined ? "\n" : ",\n";
      yield separator + rows.map((row) => JSON.stringify(row)).join(",\n");
    }
    after = next ?? undefined;
  } while (after !== undefined);
}

function readRows({ model, row, select }: DataTable, where: object, after: Id): Promise<Row[]> {
  const stored = Prisma[`${capitalised(model)}ScalarFieldEnum`];
  const columns = Object.keys(row.shape).filter((name) => name in stored);
  const { findMany } = (db() as unknown as Record<string, Finder>)[model] as Finder;
  return findMany({
    where: { AND: [where, { id: { gt: after } }] },
    select: { ...Object.fromEntries(columns.map((name) => [name, true])), ...select },
    orderBy: { id: "asc" },
    take: pageSize,
  });
}

function written({ row, toRow }: DataTable, stored: Row, member: Member): Row {
  const all = (toRow ? toRow(stored as never, member) : stored) as Row;
  return Object.fromEntries(Object.keys(row.shape).map((name) => [name, all[name]]));
}

function capitalised<Text extends string>(text: Text): Capitalize<Text> {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;
}
