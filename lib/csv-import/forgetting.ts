import "server-only";
import { db, transact } from "@/lib/db/client";
import type { CsvImport, Prisma } from "@/lib/db/generated/client";
import { discardObjects, removeDiscarded } from "@/lib/documents/discarded";
import type { Member } from "@/lib/operations/viewer";
import { maxOpenImports, openForInMs, statesFor, undoableForInMs } from "./rules";

/** What an import is forgotten by. */
export const forgottenFields = { id: true, key: true, status: true, lastStepAt: true } as const;
type Forgotten = Pick<CsvImport, keyof typeof forgottenFields>;

/** The imports that nobody has gone on with for seven days, and those that can no longer be undone. */
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

/** Forgets the open imports that the member has left longest, so that there is room for one more. */
export async function makeRoom({ userId }: Member): Promise<void> {
  const tooMany = await db().csvImport.findMany({
    where: { userId, status: { in: statesFor("delete") } },
    select: forgottenFields,
    orderBy: { lastStepAt: "desc" },
    skip: maxOpenImports - 1,
  });
  await forgetImports(tooMany);
}

/** Takes imports away with their rows, but those that somebody has gone on with meanwhile. */
export async function forgetImports(imports: Forgotten[]): Promise<void> {
  for (const one of imports) {
    await forgetUnlessTakenUp(one);
  }
}

async function forgetUnlessTakenUp({ key, ...asFound }: Forgotten): Promise<void> {
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
