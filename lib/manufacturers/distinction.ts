import "server-only";
import { transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { ManufacturerPair } from "./schema";

/** Tells two manufacturers apart, so that nobody is asked about them again. Throws NOT_FOUND for one that is none or merged. */
export async function tellApart({ id, otherId }: ManufacturerPair): Promise<ManufacturerPair> {
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
