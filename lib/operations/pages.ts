import { z } from "zod";

const maxPageSize = 50;

/** The paging part of a payload: below 1 is a 422, a page size above 50 is 50 (contract §2, §8). */
export const pageFields = {
  page: z.int().min(1).max(1_000_000_000).default(1),
  pageSize: z
    .int()
    .min(1)
    .default(10)
    .transform((size) => Math.min(size, maxPageSize)),
};

/** One page of a list; a page beyond the end has empty data. */
export interface Page<Row> {
  data: Row[];
  totalPages: number;
  totalCount: number;
}

/** How many pages so many rows fill; an empty list has none. */
export function pageCount(totalCount: number, pageSize: number): number {
  return Math.ceil(totalCount / pageSize);
}
