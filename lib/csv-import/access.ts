import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/operations/viewer";

/** An import is its seller's alone: a file of a company's stock is nobody else's, administrators included. */
export function ownImport(member: Member, id: string) {
  return { id, userId: member.userId } satisfies Prisma.CsvImportWhereInput;
}
