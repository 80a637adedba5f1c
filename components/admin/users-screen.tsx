import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkChoice } from "@/components/ui/link-choice";
import { formatInteger } from "@/lib/i18n/formats";
import type { UserPage } from "@/lib/users/user";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";
import { type UserListAddress, userListHref } from "./list-address";
import { UserSearchForm } from "./user-search-form";
import { UserTable } from "./user-table";

/** All users for administrators, found by name or e-mail address. */
export function UsersScreen({ address, users }: { address: UserListAddress; users: UserPage }) {
  const t = useTranslations();
  const locale = useLocale();
  const { totalCount, totalPages, capped } = users;
  const kinds = [null, true].map((isAdmin) => ({
    label: t(isAdmin ? "admin|only|administrators" : "admin|only|all"),
    href: userListHref({ ...address, isAdmin, page: 1 }),
    isCurrent: address.isAdmin === isAdmin,
  }));
  return (
    <div className="space-y-6">
      <AdminHead title={t("admin|users")} current="users" />
      <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
        <UserSearchForm address={address} />
        <div className="py-1.5">
          <LinkChoice label={t("admin|only")} options={kinds} />
        </div>
      </div>
      <AdminList
        address={address}
        totalPages={totalPages}
        totalCount={totalCount}
        hrefOf={userListHref}
        count={t(capped ? "admin|users|count_capped" : "admin|users|count", {
          count: totalCount,
          shown: formatInteger(capped ? totalCount - 1 : totalCount, locale),
        })}
      >
        <UserTable
          users={users.data}
          empty={
            <EmptyState title={t("admin|users|none")} text={t("admin|users|none_text")}>
              <ButtonLink href="/admin/users" variant="quiet">
                {t("admin|users|show_all")}
              </ButtonLink>
            </EmptyState>
          }
        />
      </AdminList>
    </div>
  );
}
