import { z } from "zod";
import { pageSizes } from "@/components/ui/pagination-window";
import { uuid } from "@/lib/operations/fields";
import { transactionRole, transactionStatus } from "@/lib/transactions/schema";

export const transactionView = z.enum(["mine", "all", "user"]);

const address = z.object({
  view: transactionView.catch("mine"),
  /** Of the view "user". */
  userId: uuid.optional().catch(undefined),
  role: transactionRole.catch("all"),
  status: transactionStatus.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).catch(pageSizes[0]),
});

export type TransactionAddress = z.output<typeof address>;

/** The list that an address asks for; what makes no sense falls back to the default (spec §2.9, contract §2). */
export function readTransactionAddress(
  parameters: Record<string, string | string[] | undefined>,
): TransactionAddress {
  return address.parse(parameters);
}

/** What of it this viewer gets: others' transactions are for administrators, and all have no role to choose. */
export function addressFor(
  { isAdmin }: { isAdmin: boolean },
  asked: TransactionAddress,
): TransactionAddress {
  const view = isAdmin ? asked.view : "mine";
  return {
    ...asked,
    view,
    userId: view === "user" ? asked.userId : undefined,
    role: view === "all" ? "all" : asked.role,
  };
}

/** The address of a list, defaults left out; a user's has a path of its own. */
export function transactionListHref({ view, userId, ...rest }: TransactionAddress): string {
  const ofUser = view === "user" && userId !== undefined;
  const path = ofUser ? `/transaction/user/${userId}` : "/transaction/user";
  return withQuery(path, { view: ofUser || view === "mine" ? undefined : view, ...rest });
}

/** The same list as a file, all its pages. */
export function transactionExportHref({ view, userId, role, status }: TransactionAddress): string {
  const all = view === "all" ? view : undefined;
  return withQuery("/transaction/export", { view: all, userId, role, status });
}

type Query = Partial<Omit<TransactionAddress, "view"> & { view: string | undefined }>;

function withQuery(
  path: string,
  { view, userId, role, status, page = 1, pageSize }: Query,
): string {
  const values = {
    view,
    userId,
    role: role === "all" ? undefined : role,
    status,
    page: page === 1 ? undefined : page,
    pageSize: pageSize === pageSizes[0] ? undefined : pageSize,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
