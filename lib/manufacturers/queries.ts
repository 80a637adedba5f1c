import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
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

/** The manufacturer, or the one that it was merged into. Throws NOT_FOUND. */
export async function getManufacturer(id: number): Promise<Manufacturer> {
  const select = { id: true, name: true };
  const found = await db().manufacturer.findUnique({
    where: { id },
    select: { ...select, mergedInto: { select } },
  });
  if (!found) {
    throw new AppError("NOT_FOUND");
  }
  const { mergedInto, ...manufacturer } = found;
  return mergedInto ?? manufacturer;
}
