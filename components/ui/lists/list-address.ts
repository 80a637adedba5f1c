import { z } from "zod";
import { pageSizes } from "./pagination-window";

/** Invalid values fall back to their defaults. */
export const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).catch(pageSizes[0]),
};

interface ListParameters {
  page?: number | undefined;
  pageSize?: number | undefined;
  [filter: string]: string | number | boolean | null | undefined;
}

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
