import { useTranslations } from "next-intl";
import { AdminSearchForm } from "./admin-search-form";
import type { UserListAddress } from "./list-address";

/** Users by name or address. */
export function UserSearchForm({ address }: { address: UserListAddress }) {
  const t = useTranslations();
  const { query, isAdmin, pageSize } = address;
  return (
    <AdminSearchForm
      action="/admin/users"
      label={t("admin|search|label")}
      query={query}
      kept={{ isAdmin: isAdmin && "true", pageSize: pageSize > 10 && pageSize }}
    />
  );
}
