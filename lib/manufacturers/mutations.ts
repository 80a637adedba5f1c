import "server-only";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { limits } from "@/lib/limits/limits";
import { spendWithin } from "@/lib/limits/spend-within";
import type { Member } from "@/lib/operations/viewer";
import { requestComparison } from "./duplicate-work";
import { type HeldManufacturer, keepManufacturer, keepManufacturers } from "./locks";
import { normaliseManufacturerName } from "./rules";

/** A known manufacturer by id, or a typed one by its name. */
export type ManufacturerChoice = { id: number } | { name: string };

/**
 * The id a listing refers to: the chosen manufacturer (or the one it was merged into), else the one of the same
 * normalised name, else a new, unverified one. Held until the transaction ends, so that a merge at the same moment finds
 * the listing (decision 0028). Throws VALIDATION for an id that does not exist, TOO_MANY_REQUESTS at manufacturer.
 */
export async function settleManufacturer(
  tx: Database,
  member: Member,
  choice: ManufacturerChoice,
): Promise<number> {
  if ("name" in choice) {
    return settleByName(tx, member, choice.name);
  }
  const known = await keepManufacturer(tx, choice);
  if (!known) {
    throw new AppError("VALIDATION", { issues: [issueAt("manufacturer", "not_found")] });
  }
  return leadOn(tx, known);
}

/** Two sellers may type the same new name at once: the second waits for the first's row and finds it. */
async function settleByName(tx: Database, member: Member, typed: string): Promise<number> {
  const name = asWritten(typed);
  const normalisedName = normaliseManufacturerName(typed);
  const known = await keepManufacturer(tx, { normalisedName });
  if (known) {
    return leadOn(tx, known);
  }
  const data = { name, normalisedName };
  const { count } = await tx.manufacturer.createMany({ data, skipDuplicates: true });
  await admitNew(tx, member, limits.newManufacturer, count);
  const made = await keepManufacturer(tx, { normalisedName });
  if (!made) {
    // Renamed between the two statements.
    throw new AppError("CONFLICT");
  }
  return leadOn(tx, made);
}

/**
 * The same for the many typed names of an import, in one order whoever asks: the id by each normalised name. Throws
 * CONFLICT when one was renamed at this moment, TOO_MANY_REQUESTS.
 */
export async function settleManufacturers(
  tx: Database,
  member: Member,
  typed: string[],
): Promise<Map<string, number>> {
  const wanted = new Map(typed.map((name) => [normaliseManufacturerName(name), name]));
  const names = [...wanted.keys()].sort();
  const known = await keepManufacturers(tx, { normalisedNames: names });
  const missing = names.filter((name) => !known.some((one) => one.normalisedName === name));
  const written = missing.map((name) => asWritten(wanted.get(name) ?? name));
  const count = await tx.$executeRaw`
    INSERT INTO manufacturer (name, normalised_name)
    SELECT * FROM unnest(${written}::text[], ${missing}::text[]) ON CONFLICT DO NOTHING`;
  await admitNew(tx, member, limits.importedManufacturer, count);
  const made = await keepManufacturers(tx, { normalisedNames: missing });
  if (made.length < missing.length) {
    throw new AppError("CONFLICT");
  }
  const ids = new Map<string, number>();
  for (const one of [...known, ...made]) {
    ids.set(one.normalisedName, await leadOn(tx, one));
  }
  return ids;
}

/**
 * Holds manufacturers that listings are about to refer to again, and those that they were merged into, until the
 * transaction ends: all at once, in one order whoever asks.
 */
export async function keepWithLeads(tx: Database, ids: number[]): Promise<void> {
  const kept = await keepManufacturers(tx, { ids });
  const leads = kept.flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
  if (leads.length > 0) {
    await keepWithLeads(tx, leads);
  }
}

/** Counts what an account has just made, and has it compared with the others. */
async function admitNew(
  tx: Database,
  { userId }: Member,
  limit: typeof limits.newManufacturer | typeof limits.importedManufacturer,
  count: number,
): Promise<void> {
  if (count === 0) {
    return;
  }
  await spendWithin(tx, limit, userId, count).catch(refuseAtManufacturer);
  await requestComparison(tx);
}

function refuseAtManufacturer(error: unknown): never {
  if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") {
    const issues = [issueAt("manufacturer", "too_many_manufacturers")];
    throw new AppError("TOO_MANY_REQUESTS", { ...error.data, issues });
  }
  throw error;
}

function asWritten(typed: string): string {
  return typed.replace(/\s+/g, " ").trim();
}

/** The one that it was merged into, which may have been merged itself before it was held. */
async function leadOn(tx: Database, { id, mergedIntoId }: HeldManufacturer): Promise<number> {
  const target = mergedIntoId === null ? null : await keepManufacturer(tx, { id: mergedIntoId });
  return target ? leadOn(tx, target) : id;
}
