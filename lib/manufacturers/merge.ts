import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { repeatOnClash } from "@/lib/db/repeat";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { actAs } from "@/lib/history/mutations";
import type { Member } from "@/lib/operations/viewer";
import { deleteDuplicatesOf } from "./duplicates";
import { closeManufacturers, type HeldManufacturer, holdManufacturers } from "./locks";
import type { MergedManufacturers } from "./record";
import type { ManufacturerMerge } from "./schema";

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
  return repeatOnClash(() => transact((tx) => mergeWithin(tx, member, merge), timeoutInMs));
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
  const held = await holdManufacturers(tx, [id, intoId]);
  const living = (wanted: number): HeldManufacturer | undefined =>
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

/**
 * Moves the listings of one manufacturer to another and answers how many; each with the product that the other already
 * has of its number. Search follows by a trigger; pages and sitemap show another name, so they count as changed. Locked
 * in the order of ids, as everybody locks several.
 */
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
