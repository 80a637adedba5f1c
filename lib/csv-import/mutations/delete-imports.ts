import "server-only";
import { type Database, db, transact } from "@/lib/db/client";
import type { CsvImport } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import { discardObjects, removeDiscarded } from "@/lib/files/mutations/discarded-objects";
import { expiredImports } from "../access";
import { maxOpenImports, statesFor } from "../rules";

export const prunableFields = { id: true, key: true, status: true, lastStepAt: true } as const;
type PrunableImport = Pick<CsvImport, keyof typeof prunableFields>;

export async function deleteOldestDrafts({ userId }: Member): Promise<void> {
  const tooMany = await db().csvImport.findMany({
    where: { userId, status: { in: statesFor("delete") } },
    select: prunableFields,
    orderBy: { lastStepAt: "desc" },
    skip: maxOpenImports - 1,
  });
  await deleteImports(tooMany);
}

export async function deleteImports(imports: PrunableImport[]): Promise<void> {
  for (const one of imports) {
    await deleteUnlessChanged(one);
  }
}

async function deleteUnlessChanged({ key, ...asFound }: PrunableImport): Promise<void> {
  const isGone = await transact(async (tx) => {
    const { count } = await tx.csvImport.deleteMany({ where: asFound });
    if (count > 0 && key !== "") {
      await discardObjects(tx, [key]);
    }
    return count > 0;
  });
  if (isGone && key !== "") {
    await removeDiscarded([key]);
  }
}

const batchSize = 100;

export async function deleteOldImports(): Promise<void> {
  const old = await db().csvImport.findMany({
    where: expiredImports(),
    select: prunableFields,
    take: batchSize,
  });
  await deleteImports(old);
}

export async function deleteImportsOfUser(tx: Database, userId: string): Promise<string[]> {
  const imports = await tx.csvImport.findMany({ where: { userId }, select: { key: true } });
  await tx.csvImport.deleteMany({ where: { userId } });
  await tx.csvMapping.deleteMany({ where: { userId } });
  const keys = imports.map(({ key }) => key).filter((key) => key !== "");
  await discardObjects(tx, keys);
  return keys;
}
