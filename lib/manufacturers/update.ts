import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { repeatOnClash } from "@/lib/db/repeat";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { requestComparison } from "./duplicate-work";
import { deleteDuplicatesOf } from "./duplicates";
import { type HeldManufacturer, holdManufacturers } from "./locks";
import { normaliseManufacturerName } from "./rules";
import type { ManufacturerUpdate } from "./schema";

/**
 * Renames a manufacturer, verifies it or takes that back; what is left out stays. The name of one that was merged into
 * it can be taken over: the two names change places. Throws NOT_FOUND, also for a merged one, and VALIDATION
 * (`manufacturer_exists:{id}` at name, with `manufacturerId`) for a name that another has.
 */
export async function updateManufacturer(update: ManufacturerUpdate): Promise<void> {
  await repeatOnClash(() => transact((tx) => change(tx, update)));
}

async function change(tx: Database, { id, name, isVerified }: ManufacturerUpdate): Promise<void> {
  const [held] = await holdManufacturers(tx, [id]);
  if (!held || held.mergedIntoId !== null) {
    throw new AppError("NOT_FOUND");
  }
  const naming = name === undefined ? {} : await takeName(tx, held, name);
  const verifying =
    isVerified === undefined
      ? {}
      : { verifiedAt: isVerified ? (held.verifiedAt ?? new Date()) : null };
  await tx.manufacturer.update({
    where: { id },
    data: { ...naming, ...verifying },
    select: { id: true },
  });
  if (name !== undefined) {
    await compareAnew(tx, id);
  }
}

async function compareAnew(tx: Database, id: number): Promise<void> {
  await deleteDuplicatesOf(tx, id);
  await tx.manufacturer.update({ where: { id }, data: { comparedAt: null }, select: { id: true } });
  await requestComparison(tx);
}

/** The columns of a name that nobody else has by now. */
async function takeName(tx: Database, held: HeldManufacturer, typed: string) {
  const name = typed.replace(/\s+/g, " ").trim();
  const normalisedName = normaliseManufacturerName(typed);
  const columns = { name, normalisedName };
  const other = await tx.manufacturer.findFirst({
    where: { normalisedName, id: { not: held.id } },
    select: { id: true, mergedIntoId: true },
  });
  if (!other) {
    return columns;
  }
  if (other.mergedIntoId !== held.id) {
    const manufacturerId = other.mergedIntoId ?? other.id;
    const issues = [issueAt("name", `manufacturer_exists:${manufacturerId}`)];
    throw new AppError("VALIDATION", { issues, manufacturerId });
  }
  await giveName(tx, other.id, held);
  return columns;
}

/** The old name goes on leading here. No two rows may have one at any moment: the third has no letter. */
async function giveName(
  tx: Database,
  aliasId: number,
  { id, name, normalisedName }: HeldManufacturer,
): Promise<void> {
  const free = { normalisedName: `\u0001${id}` };
  await tx.manufacturer.update({ where: { id }, data: free, select: { id: true } });
  const data = { name, normalisedName };
  const taken = { normalisedName: `\u0001${aliasId}` };
  await tx.manufacturer.update({ where: { id: aliasId }, data: taken, select: { id: true } });
  await tx.manufacturer.update({ where: { id: aliasId }, data, select: { id: true } });
}
