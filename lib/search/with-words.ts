import { Prisma } from "@/lib/db/generated/client";

/**
 * Listings that have the words, as `found_words` of a WITH, for who wants few of them: read as far as is wanted, and by the index.
 * Without, PostgreSQL takes a walk through all for the quickest way to a first one, also to one that is not there.
 */
export function withWords(words: Prisma.Sql, conditions: Prisma.Sql[] = []): Prisma.Sql {
  const all = Prisma.join([Prisma.sql`e.words @@ (${words})::tsquery`, ...conditions], " AND ");
  return Prisma.sql`found_words AS MATERIALIZED (SELECT e.listing_id FROM listing_words e WHERE ${all})`;
}
