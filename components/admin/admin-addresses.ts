import { z } from "zod";
import { listHref, paging } from "@/components/ui/lists/list-address";
import { isStorable, rowId, uuid } from "@/lib/fields/primitives";

/** Invalid values fall back to their defaults. */
export const userListAddress = z.object({
  query: z.string().trim().max(200).refine(isStorable).catch(""),
  isAdmin: z
    .literal("true")
    .transform(() => true)
    .nullable()
    .catch(null),
  ...paging,
});
export type UserListAddress = z.output<typeof userListAddress>;

export const eventListAddress = z.object({ userId: uuid.optional().catch(undefined), ...paging });
export type EventListAddress = z.output<typeof eventListAddress>;

export const repeatedTextsAddress = z.object(paging);
export type RepeatedTextsAddress = z.output<typeof repeatedTextsAddress>;

export const manufacturerListAddress = z.object({
  query: z.string().trim().max(100).refine(isStorable).catch(""),
  /** Null for all. */
  isVerified: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .nullable()
    .catch(null),
  isUnused: z
    .literal("true")
    .transform(() => true)
    .nullable()
    .catch(null),
  sort: z.literal("name").nullable().catch(null),
  /** The page of the likely duplicates above the list. */
  doublesPage: paging.page,
  ...paging,
});
export type ManufacturerListAddress = z.output<typeof manufacturerListAddress>;

export const mergeAddress = z.object({
  into: z.string().trim().max(100).refine(isStorable).catch(""),
  intoId: z.coerce.number().pipe(rowId).optional().catch(undefined),
});
export type MergeAddress = z.output<typeof mergeAddress>;

export function manufacturerListHref(props: ManufacturerListAddress): string {
  const { isVerified, doublesPage, ...address } = props;
  return listHref("/admin/manufacturers", {
    ...address,
    isVerified: isVerified === null ? null : String(isVerified),
    doublesPage: doublesPage === 1 ? null : doublesPage,
  });
}

export function userListHref(address: UserListAddress): string {
  return listHref("/admin/users", address);
}

export function eventListHref(address: EventListAddress): string {
  return listHref("/admin/security", address);
}

export function repeatedTextsHref(address: RepeatedTextsAddress): string {
  return listHref("/admin/repeated-texts", address);
}
