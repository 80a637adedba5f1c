import { z } from "zod";
import { pageSizes } from "./pagination-window";

/** The page of a list that an address asks for; what makes no sense falls back to the default (contract §2). */
export const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).catch(pageSizes[0]),
};

interface ListParameters {
  page?: number | undefined;
  pageSize?: number | undefined;
  [filter: string]: string | number | boolean | null | undefined;
}

/** The address of a list, without what is the default anyhow: the first page, the usual size, filters that are not set. */
export function listHref(path: string, { page, pageSize, ...filters }: ListParameters): string {
  const parameters = {
    ...filters,
    page: page === 1 ? null : page,
    pageSize: pageSize === pageSizes[0] ? null : pageSize,
  };
  const given = Object.entries(parameters).filter(([, value]) => Boolean(value));
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
