import { Ban, MailQuestion, ShieldCheck, UserX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import { Moment } from "@/components/layout/moment";
import { StatusBadge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { LinkChoice } from "@/components/ui/inputs/link-choice";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { PageLink } from "@/components/ui/page-link";
import type { UserPage, UserRow } from "@/lib/accounts/user-schema";
import { formatInteger } from "@/lib/i18n/formats";
import { type UserListAddress, userListHref } from "./admin-addresses";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";
import { UserSearchForm } from "./admin-search-form";

export function UsersScreen({ address, users }: { address: UserListAddress; users: UserPage }) {
  const t = useTranslations();
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
      <AdminList name="users" page={users} address={address} hrefOf={userListHref}>
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

export function UserTable({ users, empty }: { users: UserRow[]; empty: ReactNode }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const displayName = useNameOrDeleted();
  const columns: Column<UserRow>[] = [
    {
      key: "username",
      label: t("user|username"),
      cell: ({ id, username }) => (
        <PageLink href={`/admin/users/${id}`} className="link tap-size wrap-anywhere">
          {displayName(username)}
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

const looks = {
  administrator: { tone: "note", icon: ShieldCheck },
  blocked: { tone: "fault", icon: Ban },
  unverified: { tone: "caution", icon: MailQuestion },
  deleted: { tone: "neutral", icon: UserX },
} as const;

export function UserBadges({ user }: { user: UserRow }) {
  const t = useTranslations();
  const statuses = statusesOf(user);
  if (statuses.length === 0) {
    return null;
  }
  return (
    <ul className="flex flex-wrap gap-1">
      {statuses.map((status) => (
        <li key={status} className="flex">
          <StatusBadge {...looks[status]} label={t(`user|status|${status}`)} />
        </li>
      ))}
    </ul>
  );
}

/** Empty for an ordinary account; a deleted account has no other status. */
function statusesOf(user: UserRow): (keyof typeof looks)[] {
  if (user.isDeleted) {
    return ["deleted"];
  }
  const statuses = [
    user.isAdmin && "administrator",
    user.isBlocked && "blocked",
    !user.isVerified && "unverified",
  ] as const;
  return statuses.filter((status) => status !== false);
}
