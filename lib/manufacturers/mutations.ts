import "server-only";
import { actAs } from "@/lib/audit/mutations";
import { type Database, transact } from "@/lib/db/client";
import { retryOnConflict } from "@/lib/db/retry";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { limits } from "@/lib/limits/limits";
import { spendWithin } from "@/lib/limits/spend-within";
import { deleteDuplicatesOf, requestComparison } from "./duplicates";
import {
  closeManufacturers,
  type LockedManufacturer,
  lockManufacturers,
  shareLockManufacturers,
} from "./locks";
import { normaliseManufacturerName } from "./rules";
import type { ManufacturerMerge, ManufacturerUpdate, MergedManufacturers } from "./schema";

type ManufacturerChoice = { id: number } | { name: string };

/**
 * The id a listing refers to: the chosen manufacturer (or the one it was merged into), else the one of the same
 * normalised name, else a new, unverified one. Held until the transaction ends, so that a merge at the same moment finds
 * the listing (decision 0028). Throws VALIDATION for an id that does not exist, TOO_MANY_REQUESTS at manufacturer.
 */
export async function findOrCreateManufacturer(
  tx: Database,
  member: Member,
  choice: ManufacturerChoice,
): Promise<number> {
  if ("name" in choice) {
    const settled = await findOrCreateManufacturers(
      tx,
      member,
      [choice.name],
      limits.newManufacturer,
    );
    return [...settled.values()][0] ?? 0;
  }
  const [known] = await shareLockManufacturers(tx, { ids: [choice.id] });
  if (!known) {
    throw new AppError("VALIDATION", { issues: [issueAt("manufacturer", "not_found")] });
  }
  return leadOn(tx, known);
}

type NewManufacturers = typeof limits.newManufacturer | typeof limits.importedManufacturer;

/**
 * The same for many typed names, in one order whoever asks: the id by each normalised name. Of two that type the same new
 * name at once the second waits for the first's row and finds it. Throws CONFLICT when one was renamed at this moment,
 * TOO_MANY_REQUESTS.
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
    ids.set(one.normalisedName, await leadOn(tx, one));
  }
  return ids;
}

/**
 * Holds manufacturers that listings are about to refer to again, and those that they were merged into, until the
 * transaction ends: all at once, in one order whoever asks.
 */
export async function keepWithLeads(tx: Database, ids: number[]): Promise<void> {
  const kept = await shareLockManufacturers(tx, { ids });
  const leads = kept.flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
  if (leads.length > 0) {
    await keepWithLeads(tx, leads);
  }
}

/** Counts what an account has just made, and has it compared with the others. */
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

/** The one that it was merged into, which may have been merged itself before it was held. */
async function leadOn(tx: Database, { id, mergedIntoId }: LockedManufacturer): Promise<number> {
  const [target] =
    mergedIntoId === null ? [] : await shareLockManufacturers(tx, { ids: [mergedIntoId] });
  return target ? leadOn(tx, target) : id;
}

/**
 * Renames a manufacturer, verifies it or takes that back; what is left out stays. The name of one that was merged into
 * it can be taken over: the two names change places. Throws NOT_FOUND, also for a merged one, and VALIDATION
 * (`manufacturer_exists:{id}` at name, with `manufacturerId`) for a name that another has.
 */
export async function updateManufacturer(update: ManufacturerUpdate): Promise<void> {
  await retryOnConflict(() => transact((tx) => change(tx, update)));
}

async function change(tx: Database, { id, name, isVerified }: ManufacturerUpdate): Promise<void> {
  const [held] = await lockManufacturers(tx, [id]);
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

async function takeName(tx: Database, held: LockedManufacturer, typed: string) {
  const normalisedName = normaliseManufacturerName(typed);
  const columns = { name: asWritten(typed), normalisedName };
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

/** The old name goes on leading here. No two rows may have one at any moment: a third one has no letter. */
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

/** A manufacturer of a hundred thousand listings goes as well: measured in docs/decisions/0028-manufacturers.md. */
const timeoutInMs = 180_000;

/**
 * Makes one manufacturer part of another: its listings, products and what was merged into it follow; its row stays and
 * leads on (issue 6). Throws NOT_FOUND for one that is none or merged, VALIDATION at intoId for itself and for a target
 * that is none or merged, CONFLICT when somebody holds a listing of it too long.
 */
export async function mergeManufacturers(
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
  const { old, into } = await holdBoth(tx, { id, intoId });
  // Who edits a listing holds it before its manufacturer. So do we: the listings first, and those that joined meanwhile
  // once nobody can refer to either any more.
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

async function holdBoth(tx: Database, { id, intoId }: ManufacturerMerge) {
  const held = await lockManufacturers(tx, [id, intoId]);
  const living = (wanted: number): LockedManufacturer | undefined =>
    held.find((one) => one.id === wanted && one.mergedIntoId === null);
  const [old, into] = [living(id), living(intoId)];
  if (!old) {
    throw new AppError("NOT_FOUND");
  }
  if (!into) {
    throw new AppError("VALIDATION", { issues: [issueAt("intoId", "not_found")] });
  }
  return { old, into };
}

/** Moves the listings of one manufacturer to another and answers how many. */
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

/** Moves the products of one manufacturer to another; where both have one of a number, the other's stays. */
async function moveProducts(tx: Database, fromId: number, toId: number): Promise<void> {
  // Listed with the other's number since their listings were moved.
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
