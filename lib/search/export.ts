import "server-only";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import type { ExportedListing } from "@/lib/listings/csv-columns";
import { enteredFields } from "@/lib/listings/fields";
import type { ListingExportPage } from "@/lib/listings/listing";
import { visibleTo } from "@/lib/stock/access";
import { lacksPrice } from "@/lib/stock/rules";
import { ownedBy } from "./conditions";
import type { ListingExportFilter } from "./schema";
import { ofUser } from "./user-listings";

const exportPageSize = 500;

/** Newest first. `next` is the `after` of the next page. */
export async function listListingsForExport(
  member: Member,
  userId: string,
  filter: ListingExportFilter,
): Promise<ListingExportPage> {
  const conditions = [
    ...(await ofUser(db(), userId, filter)),
    ...(filter.after ? [behind(filter.after, userId)] : []),
  ];
  const ids = await db().$queryRaw<{ id: number }[]>`
SELECT l.id FROM listing l WHERE ${Prisma.join(conditions, " AND ")}
ORDER BY l.created_at DESC, l.id DESC LIMIT ${exportPageSize}`;
  return {
    rows: await rowsInOrder(
      member,
      ids.map(({ id }) => id),
    ),
    next: ids.length === exportPageSize ? (ids.at(-1)?.id ?? null) : null,
  };
}

/** Pages by key instead of offset. */
function behind(listingId: number, userId: string): Prisma.Sql {
  return Prisma.sql`(l.created_at, l.id) <
    (SELECT l.created_at, l.id FROM listing l WHERE l.id = ${listingId} AND ${ownedBy(userId)})`;
}

async function rowsInOrder(member: Member, ids: number[]): Promise<ExportedListing[]> {
  const found = await db().listing.findMany({
    where: { id: { in: ids }, ...visibleTo(member) },
    select: exportedFields,
  });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ reservedQuantity, soldQuantity, bundlePriceQuantity, manufacturer, ...row }) => {
      const availableQuantity = row.quantity - reservedQuantity - soldQuantity;
      const isPriced = !lacksPrice({ ...row, availableQuantity, bundlePriceQuantity });
      return {
        ...row,
        manufacturer: manufacturer.name,
        availableQuantity,
        // The rest of a lot has no lot price, and an import must not restore it.
        priceForBundleInCt: isPriced ? row.priceForBundleInCt : null,
      };
    });
}

const exportedFields = {
  ...enteredFields,
  manufacturer: { select: { name: true } },
  reservedQuantity: true,
  soldQuantity: true,
  bundlePriceQuantity: true,
} satisfies Prisma.ListingSelect;
