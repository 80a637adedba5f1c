import "server-only";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";
import type { Analytics, MonthFigures } from "./schema";

export async function getAnalytics(): Promise<Analytics> {
  const [[figures], counted] = await Promise.all([
    db().$queryRaw<[Omit<Analytics, "transactionStatusCounts">]>(figuresStatement()),
    db().$queryRaw<{ status: TransactionStatus; count: number }[]>(statusCountsStatement()),
  ]);
  const counts = counted.map(({ status, count }) => [status, count]);
  return { ...figures, transactionStatusCounts: Object.fromEntries(counts) };
}

/** Twelve months up to that of `now`, oldest first. */
export function listAnalyticsMonths(now = new Date()): Promise<MonthFigures[]> {
  return db().$queryRaw<MonthFigures[]>(monthsStatement(now));
}

// float8 is exact up to 2^53; int4 overflows and bigint is no number. Counts are index-only
// (docs/decisions/0027).

const volume = Prisma.sql`
  coalesce(sum(coalesce(price_per_product_in_ct::bigint * quantity, price_for_bundle_in_ct)), 0)`;

function figuresStatement(): Prisma.Sql {
  return Prisma.sql`
SELECT ((SELECT count(*) FROM listing) - (SELECT count(*) FROM listing WHERE status = 'DELETED'))::float8
    AS "listingCount",
  (SELECT count(*) FROM manufacturer WHERE merged_into_id IS NULL)::float8 AS "manufacturerCount",
  (SELECT (coalesce(completed.seconds, 0) - coalesce(voided.seconds, 0))
      / nullif(completed.count - voided.count, 0) / 3600
    FROM (
      SELECT count(*), sum(extract(epoch FROM completed_at - created_at)) AS seconds
      FROM "transaction" WHERE completed_at IS NOT NULL
    ) completed, (
      SELECT count(*), sum(extract(epoch FROM t.completed_at - t.created_at)) AS seconds
      FROM transaction_void JOIN "transaction" t ON t.id = transaction_id
    ) voided)::float8 AS "transactionCompletionHourAvg"`;
}

/** A plain GROUP BY would read the whole table. */
function statusCountsStatement(): Prisma.Sql {
  return Prisma.sql`
SELECT status::text AS status,
  ((SELECT count(*) FROM "transaction" t WHERE t.status = known.status)
    - CASE WHEN status = 'COMPLETED' THEN (SELECT count(*) FROM transaction_void) ELSE 0 END)::float8 AS count
FROM unnest(enum_range(NULL::"TransactionStatus")) known (status)`;
}

/** Month bounds are computed once, so rows need no time zone conversion. */
function monthsStatement(now: Date): Prisma.Sql {
  return Prisma.sql`
WITH this_month AS (SELECT date_trunc('month', ${now.toISOString()}::timestamptz AT TIME ZONE 'Europe/Berlin') AS start),
month AS (
  SELECT to_char(start, 'YYYY-MM') AS name, start AT TIME ZONE 'Europe/Berlin' AS begins,
    (start + interval '1 month') AT TIME ZONE 'Europe/Berlin' AS ends
  FROM (SELECT start - make_interval(months => ago) AS start FROM this_month, generate_series(0, 11) ago) months
)
SELECT name AS month,
  (SELECT count(*) FROM listing WHERE created_at >= begins AND created_at < ends)::float8 AS listings,
  (SELECT count(*) FROM "transaction" WHERE created_at >= begins AND created_at < ends)::float8 AS requests,
  (completed.count - voided.count)::float8 AS completions,
  LEAST(completed.volume - voided.volume, ${Number.MAX_SAFE_INTEGER}::bigint)::float8 AS "volumeInCt"
FROM month CROSS JOIN LATERAL (
  SELECT count(*) AS count, ${volume} AS volume
  FROM "transaction" WHERE completed_at >= begins AND completed_at < ends
) completed CROSS JOIN LATERAL (
  SELECT count(*) AS count, ${volume} AS volume
  FROM transaction_void JOIN "transaction" ON id = transaction_id
  WHERE completed_at >= begins AND completed_at < ends
) voided
ORDER BY name`;
}
