import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { ManufacturerPair } from "../schema";

export async function deleteDuplicatesOf(tx: Database, id: number): Promise<void> {
  await tx.manufacturerDuplicate.deleteMany({ where: { OR: [{ oneId: id }, { otherId: id }] } });
}

/** The pair is not suggested again. Throws NOT_FOUND. */
export async function markAsDistinct({ id, otherId }: ManufacturerPair): Promise<ManufacturerPair> {
  const [oneId, laterId] = id < otherId ? [id, otherId] : [otherId, id];
  await transact(async (tx) => {
    const where = { id: { in: [id, otherId] }, mergedIntoId: null };
    if ((await tx.manufacturer.count({ where })) !== 2) {
      throw new AppError("NOT_FOUND");
    }
    const data = { oneId, otherId: laterId };
    await tx.manufacturerDistinction.createMany({ data, skipDuplicates: true });
    await tx.manufacturerDuplicate.deleteMany({ where: data });
  });
  return { id, otherId };
}
