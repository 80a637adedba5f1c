import { useTranslations } from "next-intl";
import { userListAddress } from "@/components/admin/list-address";
import { UserSearchForm } from "@/components/admin/user-search-form";
import type { TransactionAddress } from "./list-address";
import { TransactionFilters } from "./transaction-filters";

/** The view of a user before one is chosen, for administrators: by the list of users, whose pages lead back. */
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
