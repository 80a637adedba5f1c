import "server-only";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { normaliseManufacturerName } from "./rules";

/** A known manufacturer by id, or a typed one by its name. */
export type ManufacturerChoice = { id: number } | { name: string };

/**
 * The id a listing refers to: the chosen manufacturer (or the one it was merged into), else the one of the same
 * normalised name, else a new, unverified one. Throws VALIDATION for an id that does not exist.
 */
export async function settleManufacturer(
  tx: Database,
  choice: ManufacturerChoice,
): Promise<number> {
  const where =
    "id" in choice ? { id: choice.id } : { normalisedName: normaliseManufacturerName(choice.name) };
  const known = await tx.manufacturer.findUnique({
    where,
    select: { id: true, mergedIntoId: true },
  });
  if (known) {
    return known.mergedIntoId ?? known.id;
  }
  if ("id" in choice) {
    throw new AppError("VALIDATION", { issues: [issueAt("manufacturer", "not_found")] });
  }
  return createManufacturer(tx, choice.name);
}

/** Two sellers may type the same new name at once: the second waits for the first's row and finds it. */
async function createManufacturer(tx: Database, name: string): Promise<number> {
  const normalisedName = normaliseManufacturerName(name);
  const data = { name: name.replace(/\s+/g, " ").trim(), normalisedName };
  await tx.manufacturer.createMany({ data, skipDuplicates: true });
  const where = { normalisedName };
  return (await tx.manufacturer.findUniqueOrThrow({ where, select: { id: true } })).id;
}
