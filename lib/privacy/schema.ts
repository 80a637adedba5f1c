import { z } from "zod";
import { requiredPasswords } from "@/lib/accounts/schema";
import { rowId, uuid } from "@/lib/fields/primitives";

export const accountDeletions = z.object({ password: requiredPasswords });

const namedParts = z.enum([
  "account",
  "sessions",
  "documents",
  "uploadedFiles",
  "csvImports",
  "mails",
]);
const numberedParts = z.enum([
  "listings",
  "purchases",
  "sales",
  "statusChanges",
  "listingChanges",
  "identityChanges",
  "securityEvents",
]);

/** The order of the file. */
export const dataParts = [...namedParts.options, ...numberedParts.options];
export type DataPart = (typeof dataParts)[number];

/** True for parts whose rows have UUIDs. */
export function isNamed(part: DataPart): boolean {
  return namedParts.safeParse(part).success;
}

const afterWhat = "The `next` of the page before.";

export const dataRequests = z.discriminatedUnion("part", [
  z.object({ part: numberedParts, after: rowId.optional().describe(afterWhat) }),
  z.object({ part: namedParts, after: uuid.optional().describe(afterWhat) }),
]);

export type DataRequest = z.output<typeof dataRequests>;
