import "server-only";
import { type Database, db } from "@/lib/db/client";
import type { CsvImport, Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { type ImportStep, statesFor } from "./rules";

/** Throws NOT_FOUND unless the import is the member's: for reads of what hangs on it. */
export async function requireOwnImport(member: Member, id: string): Promise<void> {
  if ((await db().csvImport.count({ where: ownImport(member, id) })) === 0) {
    throw new AppError("NOT_FOUND");
  }
}

/** The member's import. Throws NOT_FOUND for another's. */
export async function getOwnImport(
  database: Database,
  member: Member,
  id: string,
): Promise<CsvImport> {
  const found = await database.csvImport.findFirst({ where: ownImport(member, id) });
  if (!found) {
    throw new AppError("NOT_FOUND");
  }
  return found;
}

/** The member's import, in a state that the step can be taken from. Throws NOT_FOUND, CSV_IMPORT_STATE. */
export async function getImportFor(
  database: Database,
  member: Member,
  id: string,
  step: ImportStep,
): Promise<CsvImport> {
  const found = await getOwnImport(database, member, id);
  if (!statesFor(step).includes(found.status)) {
    throw new AppError("CSV_IMPORT_STATE", { status: found.status });
  }
  return found;
}

/** FOR NO KEY UPDATE: a running job may hold the keys to its end, and must be cancellable. */
export async function lockImportFor(
  tx: Database,
  member: Member,
  id: string,
  step: ImportStep,
): Promise<CsvImport> {
  await tx.$queryRaw`
    SELECT 1 FROM csv_import WHERE id = ${id}::uuid AND user_id = ${member.userId}::uuid FOR NO KEY UPDATE`;
  return getImportFor(tx, member, id, step);
}

/** An import is its seller's alone: a file of a company's stock is nobody else's, administrators included. */
function ownImport(member: Member, id: string) {
  return { id, userId: member.userId } satisfies Prisma.CsvImportWhereInput;
}
