import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import { openForInMs, statesFor, undoableForInMs } from "./rules";

/** Hidden from administrators too, because the file shows a company's stock. */
export function ownImport(member: Member, id: string) {
  return { id, userId: member.userId } satisfies Prisma.CsvImportWhereInput;
}

/** Imports that were left open too long or can no longer be undone. */
export function expiredImports(): Prisma.CsvImportWhereInput {
  const openSince = new Date(Date.now() - openForInMs);
  const doneSince = new Date(Date.now() - undoableForInMs);
  return {
    OR: [
      { status: { in: statesFor("delete") }, lastStepAt: { lt: openSince } },
      { status: { in: ["IMPORTED", "UNDONE"] }, importedAt: { lt: doneSince } },
    ],
  };
}
