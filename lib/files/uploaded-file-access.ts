import type { Prisma } from "@/lib/db/generated/client";
import type { Member, Viewer } from "@/lib/fields/viewer";

export function filesVisibleTo({ userId }: Viewer): Prisma.UploadedFileWhereInput {
  return userId === null ? { id: { in: [] } } : { userId };
}

/** The files that a member may take away: own ones, an administrator everybody's (contract §2, delete-document). */
export function filesDeletableBy({ userId, isAdmin }: Member): Prisma.UploadedFileWhereInput {
  return isAdmin ? {} : { userId };
}
