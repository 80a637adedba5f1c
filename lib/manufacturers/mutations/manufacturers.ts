import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { retryOnConflict } from "@/lib/db/retry";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { spendAllowance } from "@/lib/limits/account-allowance";
import { limits } from "@/lib/limits/limits";
import { requestComparison } from "@/lib/manufacturers/job";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import type { ManufacturerUpdate } from "../schema";
import { deleteDuplicatesOf } from "./duplicates";
import { type LockedManufacturer, lockManufacturers, shareLockManufacturers } from "./locks";

type ManufacturerChoice = { id: number } | { name: string };

/**
 * Follows merges and creates an unverified one. Locks it until the transaction ends
 * (docs/decisions/0028). Throws VALIDATION, TOO_MANY_REQUESTS.
 */
export async function findOrCreateManufacturer(
  tx: Database,
  member: Member,
  choice: ManufacturerChoice,
): Promise<number> {
  if ("name" in choice) {
    const ids = await findOrCreateManufacturers(tx, member, [choice.name], limits.newManufacturer);
    return [...ids.values()][0] ?? 0;
  }
  const [known] = await shareLockManufacturers(tx, { ids: [choice.id] });
  if (!known) {
    throw new AppError("VALIDATION", { issues: [issueAt("manufacturer", "not_found")] });
  }
  return followMerges(tx, known);
}

type NewManufacturers = typeof limits.newManufacturer | typeof limits.importedManufacturer;

/**
 * Keys are normalised names. Works in one order, so that two callers cannot deadlock. Throws
 * CONFLICT, TOO_MANY_REQUESTS.
 */
export async function findOrCreateManufacturers(
  tx: Database,
  member: Member,
  typed: string[],
  limit: NewManufacturers = limits.importedManufacturer,
): Promise<Map<string, number>> {
  const wanted = new Map(typed.map((name) => [normaliseManufacturerName(name), asWritten(name)]));
  const names = [...wanted.keys()].sort();
  const known = await shareLockManufacturers(tx, { normalisedNames: names });
  const there = new Set(known.map(({ normalisedName }) => normalisedName));
  const missing = names.filter((name) => !there.has(name));
  if (missing.length > 0) {
    const written = missing.map((name) => wanted.get(name));
    const count = await tx.$executeRaw`
      INSERT INTO manufacturer (name, normalised_name)
      SELECT * FROM unnest(${written}::text[], ${missing}::text[]) ON CONFLICT DO NOTHING`;
    await admitNew(tx, member, limit, count);
    known.push(...(await shareLockManufacturers(tx, { normalisedNames: missing })));
  }
  if (known.length < names.length) {
    throw new AppError("CONFLICT");
  }
  const ids = new Map<string, number>();
  for (const one of known) {
    ids.set(one.normalisedName, await followMerges(tx, one));
  }
  return ids;
}

export async function lockWithMergeTargets(tx: Database, ids: number[]): Promise<void> {
  const locked = await shareLockManufacturers(tx, { ids });
  const leads = locked.flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
  if (leads.length > 0) {
    await lockWithMergeTargets(tx, leads);
  }
}

async function admitNew(
  tx: Database,
  { userId }: Member,
  limit: NewManufacturers,
  count: number,
): Promise<void> {
  if (count === 0) {
    return;
  }
  await spendAllowance(tx, limit, userId, count).catch(rejectAtManufacturer);
  await requestComparison(tx);
}

function rejectAtManufacturer(error: unknown): never {
  if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") {
    const issues = [issueAt("manufacturer", "too_many_manufacturers")];
    throw new AppError("TOO_MANY_REQUESTS", { ...error.data, issues });
  }
  throw error;
}

function asWritten(typed: string): string {
  return typed.replace(/\s+/g, " ").trim();
}

/** The target may have been merged itself before it was locked. */
async function followMerges(
  tx: Database,
  { id, mergedIntoId }: LockedManufacturer,
): Promise<number> {
  const [target] =
    mergedIntoId === null ? [] : await shareLockManufacturers(tx, { ids: [mergedIntoId] });
  return target ? followMerges(tx, target) : id;
}

/**
 * Swaps names with a manufacturer that was merged into it. Throws NOT_FOUND, VALIDATION with
 * `manufacturerId`.
 */
export async function saveManufacturer(update: ManufacturerUpdate): Promise<void> {
  await retryOnConflict(() => transact((tx) => change(tx, update)));
}

async function change(tx: Database, { id, name, isVerified }: ManufacturerUpdate): Promise<void> {
  const [locked] = await lockManufacturers(tx, [id]);
  if (!locked || locked.mergedIntoId !== null) {
    throw new AppError("NOT_FOUND");
  }
  const naming = name === undefined ? {} : await takeName(tx, locked, name);
  const verifying =
    isVerified === undefined
      ? {}
      : { verifiedAt: isVerified ? (locked.verifiedAt ?? new Date()) : null };
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

async function takeName(tx: Database, locked: LockedManufacturer, typed: string) {
  const normalisedName = normaliseManufacturerName(typed);
  const columns = { name: asWritten(typed), normalisedName };
  const other = await tx.manufacturer.findFirst({
    where: { normalisedName, id: { not: locked.id } },
    select: { id: true, mergedIntoId: true },
  });
  if (!other) {
    return columns;
  }
  if (other.mergedIntoId !== locked.id) {
    const manufacturerId = other.mergedIntoId ?? other.id;
    const issues = [issueAt("name", `manufacturer_exists:${manufacturerId}`)];
    throw new AppError("VALIDATION", { issues, manufacturerId });
  }
  await giveName(tx, other.id, locked);
  return columns;
}

/** Names are unique at any moment, so the swap needs a third name, without letters. */
async function giveName(
  tx: Database,
  aliasId: number,
  { id, name, normalisedName }: LockedManufacturer,
): Promise<void> {
  const free = { normalisedName: `\u0001${id}` };
  await tx.manufacturer.update({ where: { id }, data: free, select: { id: true } });
  const data = { name, normalisedName };
  await tx.manufacturer.update({ where: { id: aliasId }, data, select: { id: true } });
}
