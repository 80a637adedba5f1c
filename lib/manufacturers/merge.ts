import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { repeatOnClash } from "@/lib/db/repeat";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { actAs } from "@/lib/history/mutations";
import type { Member } from "@/lib/operations/viewer";
import { moveListings, moveProducts } from "./belongings";
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
