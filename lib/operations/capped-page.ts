/** One row more than is counted out: "more than 10,000" (contract §2). */
export const countCap = 10_001;

/** One page of a list; a page beyond the end has empty data. `totalCount` is exact unless `capped`: there may be more. */
export interface CappedPage<Row> {
  data: Row[];
  totalPages: number;
  totalCount: number;
  capped: boolean;
}

/** Which rows a page has: rows behind the cap are on none. */
export function windowOf(
  { page, pageSize }: { page: number; pageSize: number },
  cap = countCap,
): { limit: number; offset: number } {
  const offset = Math.min((page - 1) * pageSize, cap);
  return { limit: Math.min(pageSize, cap - offset), offset };
}

/** The answer of a list of which `totalCount` were counted, the cap at most. */
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
