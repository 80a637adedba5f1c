import "server-only";
import { actAs } from "@/lib/audit/mutations";
import { type Database, transact } from "@/lib/db/client";
import { retryOnConflict } from "@/lib/db/retry";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { limits } from "@/lib/limits/limits";
import { spendWithin } from "@/lib/limits/spend-within";
import { normaliseManufacturerName } from "../rules";
import type { ManufacturerMerge, ManufacturerUpdate, MergedManufacturers } from "../schema";
import { deleteDuplicatesOf, requestComparison } from "./duplicates";
import {
  closeManufacturers,
  type LockedManufacturer,
  lockManufacturers,
  shareLockManufacturers,
} from "./locks";

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
  const missing = names.filter((name) => !known.some((one) => one.normalisedName === name));
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
  await spendWithin(tx, limit, userId, count).catch(rejectAtManufacturer);
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

/** Enough for 100,000 listings (docs/decisions/0028). */
const timeoutInMs = 180_000;

/** Moves listings, products and earlier merges. Throws NOT_FOUND, VALIDATION, CONFLICT. */
export async function moveIntoManufacturer(
  member: Member,
  merge: ManufacturerMerge,
): Promise<MergedManufacturers> {
  if (merge.id === merge.intoId) {
    throw new AppError("VALIDATION", { issues: [issueAt("intoId", "manufacturer_itself")] });
  }
  return retryOnConflict(() => transact((tx) => mergeWithin(tx, member, merge), timeoutInMs));
}

async function mergeWithin(
  tx: Database,
  member: Member,
  { id, intoId }: ManufacturerMerge,
): Promise<MergedManufacturers> {
  await tx.$executeRaw`SET LOCAL statement_timeout = '170s'`;
  await tx.$executeRaw`SET LOCAL lock_timeout = '20s'`;
  await actAs(tx, member);
  const { old, into } = await lockBoth(tx, { id, intoId });
  // Edits lock a listing before its manufacturer, so listings come first. The second move takes
  // those that joined meanwhile.
  const before = await moveListings(tx, old.id, into.id);
  await closeManufacturers(tx, [old.id, into.id]);
  const meanwhile = await moveListings(tx, old.id, into.id);
  await moveProducts(tx, old.id, into.id);
  await deleteDuplicatesOf(tx, old.id);
  await tx.manufacturer.updateMany({
    where: { OR: [{ id: old.id }, { mergedIntoId: old.id }] },
    data: { mergedIntoId: into.id },
  });
  await tx.manufacturer.update({
    where: { id: into.id },
    data: { verifiedAt: into.verifiedAt ?? old.verifiedAt },
    select: { id: true },
  });
  return { into: { id: into.id, name: into.name }, listingCount: before + meanwhile };
}

async function lockBoth(tx: Database, { id, intoId }: ManufacturerMerge) {
  const locked = await lockManufacturers(tx, [id, intoId]);
  const living = (wanted: number): LockedManufacturer | undefined =>
    locked.find((one) => one.id === wanted && one.mergedIntoId === null);
  const [old, into] = [living(id), living(intoId)];
  if (!old) {
    throw new AppError("NOT_FOUND");
  }
  if (!into) {
    throw new AppError("VALIDATION", { issues: [issueAt("intoId", "not_found")] });
  }
  return { old, into };
}

function moveListings(tx: Database, fromId: number, toId: number): Promise<number> {
  return tx.$executeRaw`
    WITH held AS MATERIALIZED (
      SELECT id, product_id FROM listing WHERE manufacturer_id = ${fromId} ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE listing l SET manufacturer_id = ${toId}, updated_at = now(), product_id = coalesce(twin.id, held.product_id)
    FROM held
    LEFT JOIN product own ON own.id = held.product_id
    LEFT JOIN product twin ON twin.manufacturer_id = ${toId} AND twin.normalised_mpn = own.normalised_mpn
    WHERE l.id = held.id`;
}

async function moveProducts(tx: Database, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE listing l SET product_id = twin.id
    FROM product own JOIN product twin ON twin.manufacturer_id = ${toId} AND twin.normalised_mpn = own.normalised_mpn
    WHERE own.manufacturer_id = ${fromId} AND l.product_id = own.id`;
  await tx.$executeRaw`
    DELETE FROM product own USING product twin
    WHERE own.manufacturer_id = ${fromId} AND twin.manufacturer_id = ${toId}
      AND twin.normalised_mpn = own.normalised_mpn`;
  await tx.product.updateMany({
    where: { manufacturerId: fromId },
    data: { manufacturerId: toId },
  });
}
