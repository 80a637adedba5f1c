import { useTranslations } from "next-intl";
import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import { Moment } from "@/components/layout/moment";
import { StatusBadge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { PageLink } from "@/components/ui/page-link";
import type { SecurityEventKind, SecurityEventPage, SecurityEventRow } from "@/lib/audit/schema";
import { type EventListAddress, eventListHref } from "./admin-addresses";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";

interface SecurityScreenProps {
  address: EventListAddress;
  events: SecurityEventPage;
  /** Null for everybody's events. */
  username: string | null;
}

export function SecurityScreen({ address, events, username }: SecurityScreenProps) {
  const t = useTranslations();
  const displayName = useNameOrDeleted();
  const title =
    username === null
      ? t("admin|security")
      : t("admin|security|of", { username: displayName(username) });
  return (
    <div className="space-y-6">
      <AdminHead title={title} current={username === null ? "security" : null}>
        {address.userId ? (
          <PageLink href={`/admin/users/${address.userId}`} className="link">
            {t("admin|security|to_user")}
          </PageLink>
        ) : null}
      </AdminHead>
      <p className="max-w-text text-steel-3">{t("admin|security|lead")}</p>
      <AdminList name="security" page={events} address={address} hrefOf={eventListHref}>
        <SecurityTable events={events.data} showsUser={username === null} />
      </AdminList>
    </div>
  );
}

interface SecurityTableProps {
  events: SecurityEventRow[];
  showsUser: boolean;
}

const tones: Partial<Record<SecurityEventKind, "caution" | "fault" | "note">> = {
  LOGIN_FAILED: "caution",
  ADMIN_GRANTED: "note",
  ADMIN_REVOKED: "note",
  BLOCKED: "fault",
  ACCOUNT_DELETED: "fault",
};

export function SecurityTable({ events, showsUser }: SecurityTableProps) {
  const t = useTranslations();
  const columns: (Column<SecurityEventRow> | false)[] = [
    {
      key: "createdAt",
      label: t("user|event|time"),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "kind",
      label: t("user|event"),
      cell: ({ kind }) => (
        <StatusBadge
          tone={tones[kind]}
          label={t(`user|event|${kind}`)}
          className="whitespace-normal!"
        />
      ),
    },
    showsUser && {
      key: "user",
      label: t("user|event|user"),
      cell: ({ user }) => <UserLink user={user} missing={t("user|event|nobody")} />,
    },
    {
      key: "actor",
      label: t("user|event|actor"),
      cell: ({ actor }) => <UserLink user={actor} missing="–" />,
    },
    {
      key: "network",
      label: t("user|event|network"),
      cell: ({ network }) => <span className="font-mono">{network ?? "–"}</span>,
    },
  ];
  return (
    <DataTable
      caption={t("user|events")}
      columns={columns.filter((column) => column !== false)}
      rows={events}
      keyOf={({ id }) => id}
      empty={<p className="text-steel-3">{t("user|events|none")}</p>}
    />
  );
}

function UserLink({ user, missing }: { user: SecurityEventRow["user"]; missing: string }) {
  const displayName = useNameOrDeleted();
  if (!user) {
    return missing;
  }
  return (
    <PageLink href={`/admin/users/${user.id}`} className="link tap-size wrap-anywhere">
      {displayName(user.username)}
    </PageLink>
  );
}
