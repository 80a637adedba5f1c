import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Access } from "@/lib/operations/access";
import { storage } from "@/lib/storage/storage";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import { packedRows, usualColumns, usualRow } from "../factories/import-file";
import { type Caller, callers, type SampleRecords } from "./sample-records";

type Outcome = Record<Caller, "answer" | ErrorCode>;

export interface Expectation {
  access: Access<never>["kind"];
  /** Each caller's result: an answer, or an error code. */
  outcome: Outcome;
  /** Prepares what the example needs besides the usual data. */
  prepare?: (records: SampleRecords) => Promise<unknown>;
}

/** Public operations refuse a dead session too. */
const everyone = {
  visitor: "answer",
  stranger: "answer",
  buyer: "answer",
  owner: "answer",
  administrator: "answer",
  blocked: "UNAUTHENTICATED",
} as const;
const members = { ...everyone, visitor: "UNAUTHENTICATED" } as const;

const signedIn = (rejected: Partial<Outcome> = {}) =>
  ({ access: "signed-in", outcome: { ...members, ...rejected } }) as const;
const aboutSomebody = (rejected: Partial<Outcome>) =>
  ({ access: "self-or-administrator", outcome: { ...members, ...rejected } }) as const;
const aboutOwner = aboutSomebody({ stranger: "FORBIDDEN", buyer: "FORBIDDEN" });
const aboutBuyer = aboutSomebody({ stranger: "FORBIDDEN", owner: "FORBIDDEN" });
const ofOwner = signedIn({ stranger: "FORBIDDEN", buyer: "FORBIDDEN" });
const ofParties = signedIn({ stranger: "NOT_FOUND" });
const byAdministrators: Expectation = {
  access: "administrator",
  outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN", owner: "FORBIDDEN" },
};
// Everybody except the owner gets NOT_FOUND, administrators included.
const ofOwnerAlone = signedIn({
  stranger: "NOT_FOUND",
  buyer: "NOT_FOUND",
  administrator: "NOT_FOUND",
});

// Email calls ignore the session, so that a user with a dead one can log in.
const byAnybody: Expectation = { access: "public", outcome: { ...everyone, blocked: "answer" } };
// The example's token is made up; lib/accounts/auth-endpoints.test.ts uses real ones.
const withoutToken: Expectation = {
  access: "public",
  outcome: Object.fromEntries(callers.map((caller) => [caller, "TOKEN_INVALID"])) as Outcome,
};

const forAll = [
  ...["get-listing-by-id", "fuzzy-search-listings", "get-all-manufacturers"],
  ...["get-manufacturer-by-id", "get-manufacturers-for-sale", "get-search-suggestions"],
  ...["get-similar-codes", "get-alternative-listings", "create-request-draft"],
  ...["contact-operator", "get-bulk-download-files-signed-url"],
];
const forMembers = [
  ...["create-listing", "get-own-listings-of-part", "get-transactions-by-listing-id"],
  ...["get-request-draft", "create-document", "create-file", "get-all-files-by-user"],
  ...["update-current-user-last-active-timestamp", "update-account", "get-own-data"],
  ...["change-password", "request-email-change", "get-own-sessions", "end-other-sessions"],
  ...["create-listings-from-csv", "create-csv-import", "get-csv-imports"],
];
const forAdministrators = [
  ...["get-paginated-manufacturers", "get-manufacturer-record", "get-manufacturer-doubles"],
  ...["update-manufacturer", "merge-manufacturers", "set-manufacturers-distinct"],
  ...["add-manufacturer-alias", "remove-manufacturer-alias", "get-all-transactions"],
  ...["get-admin-analytics", "get-admin-analytics-by-month", "update-is-user-admin-by-id"],
  ...["get-paginated-users", "get-user-by-id", "set-user-blocked", "set-large-trades-allowed"],
  ...["end-user-sessions", "get-repeated-texts", "get-security-events"],
];
const ofTheImport = [
  ...[
    "update-csv-import",
    "correct-csv-import",
    "start-csv-import",
    "delete-csv-import",
    "get-csv-import",
  ],
  ...["get-csv-import-row", "get-csv-import-faults", "get-csv-import-kept", "get-csv-import-names"],
];

const authEndpoints = {
  ...all(
    [
      ...["/auth/email/signup", "/auth/email/resend-verification", "/auth/email/login"],
      "/auth/email/request-password-reset",
    ],
    byAnybody,
  ),
  ...all(["/auth/email/verify-email", "/auth/email/reset-password"], withoutToken),
  ...all(["/auth/me", "/auth/logout"], signedIn()),
};

/** An operation or auth call that is missing here fails the contract test. */
export const expectations: Record<string, Expectation> = {
  ...authEndpoints,
  ...all(forAll, { access: "public", outcome: everyone }),
  ...all(forMembers, signedIn()),
  ...all(forAdministrators, byAdministrators),
  ...all(ofTheImport, ofOwnerAlone),
  "update-listing": ofOwner,
  "get-listing-history": signedIn({ stranger: "FORBIDDEN" }),
  "set-listing-status": ofOwner,
  "get-listings-by-user": aboutOwner,
  "get-listing-statuses-by-user": aboutOwner,
  "export-listings": aboutOwner,
  "create-transaction": signedIn({ owner: "OWN_LISTING" }),
  "update-transaction": signedIn({ stranger: "NOT_FOUND", buyer: "FORBIDDEN" }),
  "void-transaction": {
    ...byAdministrators,
    prepare: ({ owner, transaction }) => setTransactionStatus(owner, transaction.id, "COMPLETED"),
  },
  "get-transactions-by-user": aboutBuyer,
  "get-transaction-by-id": ofParties,
  "get-transaction-history": ofParties,
  "export-transactions": aboutBuyer,
  "contact-seller": signedIn({ owner: "OWN_LISTING" }),
  "delete-document": ofOwner,
  // Administrators may only delete the file.
  "get-download-file-signed-url": ofOwnerAlone,
  "get-username-by-id": aboutBuyer,
  "get-billing-address-by-user-id": aboutBuyer,
  "delete-account": signedIn({ buyer: "OPEN_TRANSACTIONS", owner: "OPEN_TRANSACTIONS" }),
  "end-session": signedIn({
    stranger: "NOT_FOUND",
    owner: "NOT_FOUND",
    administrator: "NOT_FOUND",
  }),
  "check-csv-import": { ...ofOwnerAlone, prepare: bringRows },
  "cancel-csv-import": {
    ...ofOwnerAlone,
    prepare: (records) => change(records, { status: "CHECKING", phase: "load" }),
  },
  "undo-csv-import": {
    ...ofOwnerAlone,
    prepare: (records) => change(records, { status: "IMPORTED", importedAt: new Date() }),
  },
};

function all(names: string[], expectation: Expectation): Record<string, Expectation> {
  return Object.fromEntries(names.map((name) => [name, expectation]));
}

async function bringRows(records: SampleRecords): Promise<void> {
  await storage().write(
    records.csvImport.key,
    packedRows([usualRow("TEST-1")]),
    "application/gzip",
  );
  await change(records, { mapping: { columns: usualColumns, priceUnit: "euros" } });
}

function change({ csvImport: { id } }: SampleRecords, data: Prisma.CsvImportUncheckedUpdateInput) {
  return db().csvImport.update({ where: { id }, data });
}
