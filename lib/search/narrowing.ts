import "server-only";
import { searchDb } from "@/lib/db/client";
import type { Narrowing } from "./conditions";

/** A filter with its manufacturer as the ids of all that were merged into it. */
export async function narrowingOf<Filter extends { manufacturerId?: number | null | undefined }>({
  manufacturerId,
  ...filter
}: Filter): Promise<Omit<Filter, "manufacturerId"> & Pick<Narrowing, "manufacturerIds">> {
  return {
    ...filter,
    manufacturerIds: manufacturerId ? await withMergedInto(manufacturerId) : null,
  };
}

async function withMergedInto(manufacturerId: number): Promise<number[]> {
  const merged = await searchDb().manufacturer.findMany({
    where: { mergedIntoId: manufacturerId },
    select: { id: true },
  });
  return [manufacturerId, ...merged.map(({ id }) => id)];
}
