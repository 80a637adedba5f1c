import "server-only";
import { actAs } from "@/lib/audit/mutations";
import { type Database, transact } from "@/lib/db/client";
import { retryOnConflict } from "@/lib/db/retry";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import type { ManufacturerMerge, MergedManufacturers } from "../schema";
import { deleteDuplicatesOf } from "./duplicates";
import { type LockedManufacturer, lockManufacturers, lockManufacturersExclusively } from "./locks";

/** Enough for 100,000 listings (docs/decisions/0028). */
const timeoutInMs = 180_000;

/** Moves listings, products and earlier merges. Throws NOT_FOUND, VALIDATION, CONFLICT. */
export async function mergeIntoManufacturer(
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
  await lockManufacturersExclusively(tx, [old.id, into.id]);
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
