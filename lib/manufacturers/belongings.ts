import "server-only";
import type { Database } from "@/lib/db/client";

/**
 * Moves the listings of one manufacturer to another and answers how many; each with the product that the other already
 * has of its number. Search follows by a trigger; pages and sitemap show another name, so they count as changed. Locked
 * in the order of ids, as everybody locks several.
 */
export function moveListings(tx: Database, fromId: number, toId: number): Promise<number> {
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
export async function moveProducts(tx: Database, fromId: number, toId: number): Promise<void> {
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
