import { z } from "zod";
import { transactionRole, transactionStatus } from "@/lib/transactions/schema";

const query = z.object({
  role: transactionRole.catch("all"),
  status: transactionStatus.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([10, 25, 50]))
    .catch(10),
});

export type TransactionListQuery = z.output<typeof query>;

/** The list that an address asks for; what makes no sense falls back to the default (contract §2). */
export function listOf(
  params: Record<string, string | string[] | undefined>,
): TransactionListQuery {
  return query.parse(params);
}

/** The address of a list, defaults left out. */
export function listHref(path: string, wanted: TransactionListQuery): string {
  const { role, status, page, pageSize } = wanted;
  const params = new URLSearchParams();
  if (role !== "all") params.set("role", role);
  if (status) params.set("status", status);
  if (page > 1) params.set("page", String(page));
  if (pageSize !== 10) params.set("pageSize", String(pageSize));
  return params.size > 0 ? `${path}?${params}` : path;
}
