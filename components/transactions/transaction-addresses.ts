import { z } from "zod";
import { listHref, paging } from "@/components/ui/lists/list-address";
import { isDeletedUsername } from "@/lib/accounts/names/generated-usernames";
import { uuid } from "@/lib/fields/primitives";
import type { Translator } from "@/lib/i18n/translator-type";
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

export function readTransactionAddress(
  parameters: Record<string, string | string[] | undefined>,
): TransactionAddress {
  return address.parse(parameters);
}

/** Others' transactions are for administrators, and those have no role filter. */
export function permittedAddress(
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

export function transactionListHref({ view, userId, ...rest }: TransactionAddress): string {
  if (view === "user" && userId !== undefined) {
    return hrefOf(`/transaction/user/${userId}`, rest);
  }
  return hrefOf("/transaction/user", { view: view === "mine" ? null : view, userId, ...rest });
}

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

export function listTitleOf(
  t: Translator,
  { view }: TransactionAddress,
  username: string | null,
): string {
  if (view === "mine") {
    return t("transaction|mine");
  }
  if (view === "all") {
    return t("transaction|all");
  }
  if (username === null) {
    return t("transaction|of_a_user");
  }
  const name = isDeletedUsername(username) ? t("account|deleted_account") : username;
  return t("transaction|of", { name });
}
