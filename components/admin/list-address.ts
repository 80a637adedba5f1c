import { z } from "zod";
import { pageSizes } from "@/components/ui/pagination-window";
import { isStorable, rowId, uuid } from "@/lib/operations/fields";

const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).catch(pageSizes[0]),
};

/** The list of users that an address asks for; what makes no sense falls back to the default (contract §2). */
export const userListAddress = z.object({
  query: z.string().trim().max(200).refine(isStorable).catch(""),
  /** Only administrators; null for everybody. */
  isAdmin: z
    .literal("true")
    .transform(() => true)
    .nullable()
    .catch(null),
  ...paging,
});
export type UserListAddress = z.output<typeof userListAddress>;

/** The security history that an address asks for: everybody's, or one user's. */
export const eventListAddress = z.object({
  userId: uuid.optional().catch(undefined),
  ...paging,
});
export type EventListAddress = z.output<typeof eventListAddress>;

/** The list of manufacturers that an address asks for. */
export const manufacturerListAddress = z.object({
  query: z.string().trim().max(100).refine(isStorable).catch(""),
  /** Only verified ones, or only others; null for all. */
  isVerified: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .nullable()
    .catch(null),
  ...paging,
});
export type ManufacturerListAddress = z.output<typeof manufacturerListAddress>;

/** What a manufacturer's page is asked to offer for a merge: by a name, or just one. */
export const mergeAddress = z.object({
  into: z.string().trim().max(100).refine(isStorable).catch(""),
  intoId: z.coerce.number().pipe(rowId).optional().catch(undefined),
});
export type MergeAddress = z.output<typeof mergeAddress>;

/** The address of a list of manufacturers, defaults left out. */
export function manufacturerListHref(address: ManufacturerListAddress): string {
  const { page, pageSize, query, isVerified } = address;
  const filters = { query, isVerified: isVerified === null ? null : String(isVerified) };
  return hrefOf("/admin/manufacturers", filters, { page, pageSize });
}

/** The address of a list of users, defaults left out. */
export function userListHref({ page, pageSize, ...filters }: UserListAddress): string {
  return hrefOf("/admin/users", filters, { page, pageSize });
}

/** The address of a security history, defaults left out. */
export function eventListHref({ page, pageSize, ...filters }: EventListAddress): string {
  return hrefOf("/admin/security", filters, { page, pageSize });
}

function hrefOf(
  path: string,
  filters: Record<string, string | boolean | null | undefined>,
  { page, pageSize }: { page: number; pageSize: number },
): string {
  const values = {
    ...filters,
    page: page === 1 ? null : page,
    pageSize: pageSize === pageSizes[0] ? null : pageSize,
  };
  const kept = Object.entries(values).filter(([, value]) => Boolean(value));
  const parameters = new URLSearchParams(kept.map(([name, value]) => [name, String(value)]));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
