import { useTranslations } from "next-intl";
import { userListAddress } from "@/components/admin/admin-addresses";
import { UserSearchForm } from "@/components/admin/admin-search-form";
import { LinkChoice } from "@/components/ui/inputs/link-choice";
import { transactionFilterStatus, transactionRole } from "@/lib/transactions/schema";
import {
  type TransactionAddress,
  transactionListHref,
  transactionView,
} from "./transaction-addresses";

interface TransactionFiltersProps {
  address: TransactionAddress;
  isAdmin: boolean;
}

export function TransactionFilters({ address, isAdmin }: TransactionFiltersProps) {
  const t = useTranslations();
  const href = (changes: Partial<TransactionAddress>) =>
    transactionListHref({ ...address, page: 1, ...changes });
  const views = transactionView.options.map((view) => ({
    label: t(`transaction|view|${view}`),
    href: href({ view, role: "all", userId: undefined }),
    isCurrent: address.view === view,
  }));
  const roles = transactionRole.options.map((role) => ({
    label: t(`transaction|role|${role}`),
    href: href({ role }),
    isCurrent: address.role === role,
  }));
  const statuses = [undefined, ...transactionFilterStatus.options].map((status) => ({
    label: t(`transaction|status|${status === "VOIDED" ? "voided" : (status ?? "any")}`),
    href: href({ status }),
    isCurrent: address.status === status,
  }));
  const hasChoice = address.view !== "user" || address.userId !== undefined;
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-3 print:hidden">
      {isAdmin ? <LinkChoice label={t("transaction|view")} options={views} /> : null}
      {hasChoice && address.view !== "all" ? (
        <LinkChoice label={t("transaction|role")} options={roles} />
      ) : null}
      {hasChoice ? <LinkChoice label={t("transaction|status")} options={statuses} /> : null}
    </div>
  );
}

/** Before a user is chosen; the list of users leads back here. */
export function UserChoice({ title, address }: { title: string; address: TransactionAddress }) {
  const t = useTranslations();
  return (
    <div className="space-y-6">
      <h1 className="text-xl">{title}</h1>
      <TransactionFilters address={address} isAdmin />
      <p className="max-w-text">{t("transaction|choose_user")}</p>
      <UserSearchForm address={userListAddress.parse({})} />
    </div>
  );
}
