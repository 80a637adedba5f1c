import { Prisma } from "@/lib/db/generated/client";
import type { RowFields } from "./listing-of-row";

/** Whether a row says that nothing is left of its part: then nothing else that it says counts. */
export function isSoldOutRow({ quantity }: RowFields): boolean {
  return quantity === 0;
}

/** The same of a row `r`. */
export const isSoldOut = Prisma.sql`coalesce(r.entered -> 'quantity' = '0', false)`;

/** Whether the row `r` pauses its listing. */
export const isPausing = Prisma.sql`(r.outcome = 'UPDATED' AND ${isSoldOut})`;
