import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/operations/viewer";
import { ownImport } from "./access";

/** Throws NOT_FOUND unless the import is the member's: for reads of what hangs on it. */
export async function requireOwnImport(member: Member, id: string): Promise<void> {
  if ((await db().csvImport.count({ where: ownImport(member, id) })) === 0) {
    throw new AppError("NOT_FOUND");
  }
}
