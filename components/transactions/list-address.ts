import { z } from "zod";
import { listHref, paging } from "@/components/ui/list-address";
import { uuid } from "@/lib/operations/fields";
import { transactionFilterStatus, transactionRole } from "@/lib/transactions/schema";

export const transactionView = z.enum(["mine", "all", "user"]);

const address = z.object({
  view: transactionView.catch("mine"),
  /** Of the view "user". */
  userId: uuid.optional().catch(undefined),
  role: transactionRole.catch("all"),
  status: transactionFilterStatus.optional().catch(undefined),
  ...paging,
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
  if (view === "user" && userId !== undefined) {
    return hrefOf(`/transaction/user/${userId}`, rest);
  }
  return hrefOf("/transaction/user", { view: view === "mine" ? null : view, userId, ...rest });
}

/** The same list as a file, all its pages. */
export function transactionExportHref({ view, userId, role, status }: TransactionAddress): string {
  return hrefOf("/transaction/export", {
    view: view === "all" ? view : null,
    userId,
    role,
    status,
  });
}

type Filters = Omit<Partial<TransactionAddress>, "view"> & { view?: "user" | "all" | null };

function hrefOf(path: string, { view, userId, role, ...rest }: Filters): string {
  return listHref(path, { view, userId, role: role === "all" ? null : role, ...rest });
}
