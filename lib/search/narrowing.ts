import "server-only";
import type { Database } from "@/lib/db/client";
import type { Narrowing } from "./conditions";

/** A filter with its manufacturer as the ids of all that were merged into it. */
export async function narrowingOf<Filter extends { manufacturerId?: number | null | undefined }>(
  database: Database,
  { manufacturerId, ...filter }: Filter,
): Promise<Omit<Filter, "manufacturerId"> & Pick<Narrowing, "manufacturerIds">> {
  return {
    ...filter,
    manufacturerIds: manufacturerId ? await withMergedInto(database, manufacturerId) : null,
  };
}

/**
 * The manufacturer, or the one that it was merged into, and those merged into it that have listings still: a merge moves
 * them (decision 0028), and a single id is read along an index in its order.
 */
async function withMergedInto(database: Database, manufacturerId: number): Promise<number[]> {
  const related = await database.manufacturer.findMany({
    where: {
      OR: [
        { id: manufacturerId, mergedIntoId: { not: null } },
        { mergedIntoId: manufacturerId, listings: { some: {} } },
      ],
    },
    select: { id: true, mergedIntoId: true },
  });
  const own = related.find(({ id }) => id === manufacturerId);
  return own?.mergedIntoId ? [own.mergedIntoId] : [manufacturerId, ...related.map(({ id }) => id)];
}
