import "server-only";
import { Prisma } from "@/lib/db/generated/client";

/** Expects the alias `r`. */
export const isSoldOut = Prisma.sql`coalesce(r.entered -> 'quantity' = '0', false)`;

export const isPausing = Prisma.sql`(r.outcome = 'UPDATED' AND ${isSoldOut})`;

export const isShown = Prisma.sql`EXISTS (
  SELECT 1 FROM document d WHERE d.id = l.main_image_id AND d.source_hash = r.picture ->> 'hash'
)`;
