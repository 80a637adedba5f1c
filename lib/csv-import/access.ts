import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import { openForInMs, statesFor, undoableForInMs } from "./rules";

/** An import is its seller's alone: a file of a company's stock is nobody else's, administrators included. */
export function ownImport(member: Member, id: string) {
  return { id, userId: member.userId } satisfies Prisma.CsvImportWhereInput;
}

/** Imports whose time is over: left open too long, or too old to be undone. */
export function forgottenByNow(): Prisma.CsvImportWhereInput {
  const openSince = new Date(Date.now() - openForInMs);
  const doneSince = new Date(Date.now() - undoableForInMs);
  return {
    OR: [
      { status: { in: statesFor("delete") }, lastStepAt: { lt: openSince } },
      { status: { in: ["IMPORTED", "UNDONE"] }, importedAt: { lt: doneSince } },
    ],
  };
}
