import { z } from "zod";

/** Shown as "more than 10,000". */
export const countCap = 10_001;

/** A page beyond the end is empty. */
export function cappedPageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    totalPages: z.int(),
    totalCount: z.int().describe("Exact unless capped."),
    capped: z.boolean().describe("Whether there may be more than totalCount."),
  });
}

export type CappedPage<Row> = z.output<ReturnType<typeof cappedPageOf<z.ZodType<Row>>>>;

export function limitAndOffset(
  { page, pageSize }: { page: number; pageSize: number },
  cap = countCap,
): { limit: number; offset: number } {
  const offset = Math.min((page - 1) * pageSize, cap);
  return { limit: Math.min(pageSize, cap - offset), offset };
}

export function cappedPage<Row>(
  data: Row[],
  totalCount: number,
  pageSize: number,
  cap = countCap,
): CappedPage<Row> {
  return {
    data,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
    capped: totalCount === cap,
  };
}
