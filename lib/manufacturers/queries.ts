import "server-only";
import { db } from "@/lib/db/client";

export interface Manufacturer {
  id: number;
  name: string;
}

/** Manufacturers by name, those merged into another left out. */
export function listManufacturers(filter: { onlyVerified: boolean }): Promise<Manufacturer[]> {
  return db().manufacturer.findMany({
    where: { mergedIntoId: null, ...(filter.onlyVerified && { verifiedAt: { not: null } }) },
    select: { id: true, name: true },
    orderBy: { name: "asc" },
  });
}
