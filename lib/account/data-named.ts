import "server-only";
import { columnFacts, columnMapping, importChoices } from "@/lib/csv-import/schema";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/operations/viewer";
import type { DataRows } from "./data-rows";
import type { NamedPart } from "./schema";

interface Span {
  after: string;
  take: number;
}

type Readers = { [Part in NamedPart]: (member: Member, span: Span) => Promise<DataRows[Part][]> };

const inOrder = { id: "asc" } as const;

const accountFields = {
  id: true,
  username: true,
  identity: {
    select: {
      email: true,
      verifiedAt: true,
      tokens: { where: { purpose: "CHANGE" }, select: { newEmail: true } },
    },
  },
  isAdmin: true,
  locale: true,
  street: true,
  city: true,
  zipCode: true,
  country: true,
  createdAt: true,
  lastActiveAt: true,
  blockedAt: true,
  largeTradesAllowed: true,
} satisfies Prisma.UserSelect;

const fileFields = {
  id: true,
  name: true,
  contentType: true,
  sizeInBytes: true,
  createdAt: true,
} as const;

/** Readers of the parts whose rows have UUIDs. */
export const namedParts: Readers = {
  account: readAccount,
  sessions: readSessions,
  documents: readDocuments,
  uploadedFiles: readUploadedFiles,
  csvImports: readCsvImports,
  mails: readMails,
};

async function readAccount({ userId }: Member, { after }: Span) {
  const user = await db().user.findFirst({
    where: { id: { equals: userId, gt: after } },
    select: accountFields,
  });
  if (!user) {
    return [];
  }
  const { identity, ...account } = user;
  const { email = null, verifiedAt: emailVerifiedAt = null, tokens = [] } = identity ?? {};
  // A newer wish replaces the older one.
  const unconfirmedEmail = tokens[0]?.newEmail ?? null;
  return [{ ...account, email, emailVerifiedAt, unconfirmedEmail }];
}

function readSessions({ userId }: Member, { after, take }: Span) {
  return db().session.findMany({
    where: { userId, id: { gt: after } },
    select: { id: true, createdAt: true, lastUsedAt: true, expiresAt: true, userAgent: true },
    orderBy: inOrder,
    take,
  });
}

function readDocuments({ userId }: Member, { after, take }: Span) {
  return db().document.findMany({
    where: { userId, id: { gt: after } },
    select: { ...fileFields, listingId: true, type: true },
    orderBy: inOrder,
    take,
  });
}

function readUploadedFiles({ userId }: Member, { after, take }: Span) {
  return db().uploadedFile.findMany({
    where: { userId, id: { gt: after } },
    select: fileFields,
    orderBy: inOrder,
    take,
  });
}

/** The rows of a file are the listings that they became; what was chosen for it stays with the import. */
async function readCsvImports({ userId }: Member, { after, take }: Span) {
  const rows = await db().csvImport.findMany({
    where: { userId, id: { gt: after } },
    select: {
      id: true,
      fileName: true,
      status: true,
      rowCount: true,
      columns: true,
      mapping: true,
      choices: true,
      createdAt: true,
      importedAt: true,
      undoneAt: true,
    },
    orderBy: inOrder,
    take,
  });
  return rows.map((row) => ({
    ...row,
    columns: columnFacts.array().parse(row.columns),
    mapping: columnMapping.nullable().parse(row.mapping),
    choices: importChoices.nullable().parse(row.choices),
  }));
}

/** What is to be sent or was sent to the address since the account has been there; a mail's data can carry a token. */
async function readMails({ userId }: Member, { after, take }: Span) {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { createdAt: true, identity: { select: { email: true } } },
  });
  if (!user?.identity) {
    return [];
  }
  return db().mailMessage.findMany({
    where: {
      recipient: user.identity.email,
      createdAt: { gte: user.createdAt },
      id: { gt: after },
    },
    select: {
      id: true,
      template: true,
      recipient: true,
      locale: true,
      createdAt: true,
      sentAt: true,
    },
    orderBy: inOrder,
    take,
  });
}
