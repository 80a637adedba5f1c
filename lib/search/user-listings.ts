import "server-only";
import { type Database, searchDb } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { plannedAnew } from "@/lib/db/planned-anew";
import { countCap, type windowOf } from "@/lib/fields/capped-page";
import { maxInteger } from "@/lib/fields/limits";
import type { ListingStatus } from "@/lib/fields/listing-states";
import { maxStatusChanges } from "@/lib/listings/schema";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { listingColumns } from "@/lib/stock/statements";
import { listOpenTransactions, type OpenTransaction } from "@/lib/transactions/queries";
import { narrowedBy, narrowingOf, ownedBy } from "./conditions";
import type { UserStatusesFilter } from "./schema";

// Bounds the statement for a pasted text.
const maxTerms = 10;

interface ListingState {
  id: number;
  status: ListingStatus;
  openTransactions: OpenTransaction[];
}

/** Newest first, as many as one call may change. */
export async function listStatusesByUser(
  userId: string,
  filter: UserStatusesFilter,
): Promise<ListingState[]> {
  const database = searchDb();
  const listings = await ofUser(database, userId, filter);
  const found = await database.$queryRaw<Omit<ListingState, "openTransactions">[]>`${plannedAnew}
SELECT l.id, l.status::text AS status FROM listing l WHERE ${Prisma.join(listings, " AND ")}
ORDER BY l.created_at DESC, l.id DESC LIMIT ${maxStatusChanges}`;
  const open = await listOpenTransactions(userId);
  return found.map((listing) => ({ ...listing, openTransactions: open.get(listing.id) ?? [] }));
}

/** Each row repeats the total, so that one statement answers both. */
export function userSearchStatement(
  listings: Prisma.Sql[],
  { limit, offset }: ReturnType<typeof windowOf>,
): Prisma.Sql {
  return Prisma.sql`${plannedAnew}
WITH found AS MATERIALIZED (
  SELECT l.id, l.created_at FROM listing l WHERE ${Prisma.join(listings, " AND ")}
  ORDER BY l.created_at DESC, l.id DESC LIMIT ${countCap}
)
SELECT counted.total, page.id
FROM (SELECT count(*)::int AS total FROM found) counted
LEFT JOIN (
  SELECT id, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place FROM found
  ORDER BY place LIMIT ${limit} OFFSET ${offset}
) page ON true
ORDER BY page.place`;
}

/** Conditions on `listing l`. */
export async function ofUser(
  database: Database,
  userId: string,
  filter: UserStatusesFilter,
): Promise<Prisma.Sql[]> {
  return [
    ownedBy(userId, filter.status),
    ...narrowedBy(await narrowingOf(database, filter), listingColumns),
    ...termsOf(filter.query ?? "").map(holding),
  ];
}

function termsOf(query: string): string[] {
  const terms = query.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(terms)].slice(0, maxTerms);
}

/** A code matches with or without separators. */
function holding(term: string): Prisma.Sql {
  const part = `%${term.replace(/[\\%_]/g, "\\$&")}%`;
  const code = normaliseCode(term);
  const id = /^\d{1,10}$/.test(term) ? Number(term) : 0;
  const places = [
    ...(id > 0 && id <= maxInteger ? [Prisma.sql`l.id = ${id}`] : []),
    Prisma.sql`lower(l.own_article_number) LIKE ${part}`,
    Prisma.sql`l.manufacturer_id IN (SELECT id FROM manufacturer WHERE lower(name) LIKE ${part})`,
    ...(code ? [Prisma.sql`array_to_string(l.search_codes, ' ') LIKE ${`%${code}%`}`] : []),
    Prisma.sql`lower(l.name_de || ' ' || coalesce(l.name_en, '')) LIKE ${part}`,
  ];
  return Prisma.sql`(${Prisma.join(places, " OR ")})`;
}
