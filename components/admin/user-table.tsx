import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useShownUsername } from "@/components/account/use-shown-username";
import { Moment } from "@/components/layout/moment";
import { type Column, DataTable } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { UserRow } from "@/lib/users/user";
import { statusesOf, UserBadges } from "./user-badges";

/** Users, newest first: rows on a desk, definition lists on a phone. */
export function UserTable({ users, empty }: { users: UserRow[]; empty: ReactNode }) {
  const t = useTranslations();
  const locale = useLocale();
  const shownUsername = useShownUsername();
  const columns: Column<UserRow>[] = [
    {
      key: "username",
      label: t("user|username"),
      cell: ({ id, username }) => (
        <PageLink href={`/admin/users/${id}`} className="link tap-size wrap-anywhere">
          {shownUsername(username)}
        </PageLink>
      ),
    },
    {
      key: "email",
      label: t("user|email"),
      cell: ({ email }) => <div className="lg:min-w-48">{email ?? "–"}</div>,
    },
    {
      key: "status",
      label: t("user|status"),
      cell: (user) => (statusesOf(user).length === 0 ? "–" : <UserBadges user={user} />),
    },
    {
      key: "createdAt",
      label: t("user|registered"),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "lastActive",
      label: t("user|last_active"),
      cell: ({ lastActiveTimestamp }) => <Moment at={lastActiveTimestamp} />,
    },
    {
      key: "listings",
      label: t("user|listings"),
      numeric: true,
      cell: ({ listingCount }) => formatInteger(listingCount, locale),
    },
  ];
  return (
    <DataTable
      caption={t("admin|users|caption")}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      empty={empty}
    />
  );
}
