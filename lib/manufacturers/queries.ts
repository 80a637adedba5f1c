import "server-only";
import { db } from "@/lib/db/client";
import { matchesStatement } from "./matches-statement";
import type { ManufacturerFilter } from "./schema";

export interface Manufacturer {
  id: number;
  name: string;
}

/** Manufacturers by name, or by how well they match a query; those merged into another left out. */
export function listManufacturers(filter: ManufacturerFilter): Promise<Manufacturer[]> {
  const { query, onlyVerified, limit } = filter;
  if (query) {
    return db().$queryRaw<Manufacturer[]>(matchesStatement({ query, onlyVerified, limit }));
  }
  return db().manufacturer.findMany({
    where: { mergedIntoId: null, ...(onlyVerified && { verifiedAt: { not: null } }) },
    select: { id: true, name: true },
    orderBy: { name: "asc" },
    ...(limit !== null && { take: limit }),
  });
}
