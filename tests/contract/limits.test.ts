import { expect, test } from "vitest";
import { listOperations } from "@/lib/api/registry";
import { defaultBodyBytes } from "@/lib/fields/size-limits";
import { type Limit, limits } from "@/lib/limits/limits";

// Minutes, times an account, times a client address, times an account from one client address.
test.each([
  ["logIn", 15, 100, 100, 10],
  ["signUp", 60, 20, 50, 5],
  ["passwordReset", 60, 20, 50, 5],
  ["emailVerification", 60, 20, 50, 5],
  ["verificationMail", 60, 20, 50, 5],
  ["newTransaction", 60, 100, undefined],
  // docs/decisions/0027-transactions.md
  ["statusChange", 60, 300, undefined],
  ["upload", 60, 300, undefined],
  ["newListing", 60, 500, undefined],
  // docs/decisions/0030-contact.md
  ["sellerContact", 60, 20, 100],
  ["operatorContact", 60, 5, 50],
  ["requestDraft", 60, undefined, 100],
  ["csvImport", 60, 20, undefined],
  // docs/decisions/0031-csv-import.md
  ["csvFile", 60, 60, undefined],
  ["csvCheck", 60, 60, undefined],
  ["csvCorrection", 60, 300, undefined],
  ["csvErrors", 60, 30, undefined],
] as const)("%s is limited as the contract says", (name, ...figures) => {
  const limit: Limit = limits[name];
  const { inMinutes, perAccount, perClient, perAccountFromClient } = limit;
  expect([inMinutes, perAccount, perClient, perAccountFromClient]).toEqual([
    ...figures,
    ...(figures.length < 4 ? [undefined] : []),
  ]);
});

test("a call takes at most a megabyte, but for those that carry an image or a list", () => {
  const larger = listOperations().flatMap(({ name, maxBodyBytes }) =>
    maxBodyBytes ? [[name, maxBodyBytes / 1024 ** 2] as const] : [],
  );
  expect(Object.fromEntries(larger)).toEqual({
    "create-listing": 15,
    "update-listing": 15,
    "create-listings-from-csv": 32,
  });
  expect(defaultBodyBytes).toBe(1024 ** 2);
});

test("the registry's limited operations are these", () => {
  const limited = listOperations().flatMap(({ name, limits: own = [] }) =>
    own.length > 0 ? [[name, own.map(({ limit }) => limit.name)] as const] : [],
  );
  expect(Object.fromEntries(limited)).toEqual({
    // "upload" where the call carries an image.
    "create-listing": ["new-listing", "upload"],
    "update-listing": ["upload"],
    "create-transaction": ["new-transaction"],
    "update-transaction": ["status-change"],
    "contact-seller": ["seller-contact"],
    "contact-operator": ["operator-contact"],
    "create-document": ["upload"],
    "create-file": ["upload"],
    "create-request-draft": ["request-draft"],
    "create-listings-from-csv": ["csv-import"],
    "create-csv-import": ["csv-file"],
    "correct-csv-import": ["csv-correction"],
    "check-csv-import": ["csv-check"],
    "start-csv-import": ["csv-import"],
    "change-password": ["log-in"],
    "request-email-change": ["log-in", "verification-mail"],
    "delete-account": ["log-in"],
  });
});
